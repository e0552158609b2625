import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Quotation } from '../../../contract/quotations.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useOpenedName } from '../../base/document-title.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Editor } from './editor/editor.tsx';
import { inquiryQuery, quotationQuery } from '../../parts/quotations/queries.ts';
import { SentQuotation } from './sent-quotation.tsx';
import { quotationsTexts } from './texts.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useBeside } from '../../base/use-beside.ts';

/** One quotation: a draft is written here, anything else is read and followed. */
export default function QuotationScreen() {
  const { quotationId = '' }: { readonly quotationId?: string } = useParams({ strict: false });
  const quotation = useQuery(quotationQuery(quotationId));
  const isReadOnly = useIsReadOnly('clients');
  const [writtenId, setWrittenId] = useState<string | null>(null);
  useOpenedName(quotation.data?.number, 'title.quotation');
  if (quotation.data === undefined) {
    if (quotation.isPending) return <Skeleton height="40rem" />;
    return <Failed failure={quotation.error} onRetry={() => void quotation.refetch()} absent={<NoQuotation />} />;
  }
  const { id, status } = quotation.data;
  if (status === 'draft' && writtenId !== id) setWrittenId(id);
  // Another draft is another editor: nothing typed into one reaches the other. The editor stays over one that is sent elsewhere: it has what was typed.
  if ((status === 'draft' || writtenId === id) && !isReadOnly) return <Draft key={id} quotation={quotation.data} />;
  return <SentQuotation key={id} quotation={quotation.data} />;
}

/** What is asked stands above what is written: nothing is shown before it is known, or it would move under the pointer. */
function Draft({ quotation }: { readonly quotation: Quotation }) {
  const inquiry = useBeside(inquiryQuery(quotation.inquiry_id));
  return inquiry.isKnown ? <Editor quotation={quotation} /> : <Skeleton height="40rem" />;
}

function NoQuotation() {
  const t = useTexts(quotationsTexts);
  return (
    <Empty
      title={t('notFoundTitle')}
      action={
        <Button component={Link} to={pages.quotations}>
          {t('back')}
        </Button>
      }
    >
      <p>{t('notFoundText')}</p>
    </Empty>
  );
}
