import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createQuotation } from '../../../contract/quotations.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { quotationAddress } from './addresses.ts';
import { Requests } from './list/requests.tsx';
import { openInquiriesQuery, quotationQuery } from '../../parts/quotations/queries.ts';
import { quotationsTexts } from './texts.ts';
import { newId } from '../../base/calls/new-id.ts';

/** Starts a draft for the request the address names; without one it asks which. Opened twice, it leads to the same draft. */
export default function NewQuotationScreen() {
  const { inquiry }: { readonly inquiry?: unknown } = useSearch({ strict: false });
  return typeof inquiry === 'string' ? <Beginning inquiryId={inquiry} /> : <Choice />;
}

function Beginning({ inquiryId }: { readonly inquiryId: string }) {
  const t = useTexts(quotationsTexts);
  const router = useRouter();
  const queries = useQueryClient();
  const [key] = useState(newId);
  const begin = useMutation({
    mutationFn: () => call(createQuotation, { params: { id: inquiryId }, idempotencyKey: key }),
    async onSuccess({ quotation }) {
      queries.setQueryData(quotationQuery(quotation.id).queryKey, quotation);
      await router.navigate({ to: quotationAddress(quotation.id), replace: true });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['quotations', 'list'] }),
        queries.invalidateQueries({ queryKey: ['quotations', 'client'] }),
      ]);
    },
  });
  const { mutate } = begin;
  useEffect(() => mutate(), [mutate]);
  if (begin.isError) return <Failed failure={begin.error} onRetry={() => mutate()} />;
  return (
    <>
      <output className="for-screen-readers">{t('starting')}</output>
      <Skeleton height="36rem" />
    </>
  );
}

function Choice() {
  const t = useTexts(quotationsTexts);
  const requests = useQuery(openInquiriesQuery);
  if (requests.isLoadingError) return <Failed failure={requests.error} onRetry={() => void requests.refetch()} />;
  if (requests.data === undefined) return <Skeleton height="24rem" />;
  if (requests.data.length > 0) return <Requests inquiries={requests.data} />;
  return (
    <Card>
      <Empty title={t('new.title')}>
        <p>{t('new.none')}</p>
      </Empty>
    </Card>
  );
}
