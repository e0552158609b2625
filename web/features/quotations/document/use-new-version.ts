import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { newVersion } from '../../../../contract/quotations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { quotationAddress } from '../addresses.ts';
import { quotationQuery } from '../../../parts/quotations/queries.ts';
import { newId } from '../../../base/calls/new-id.ts';

/** Starts the next version and continues in its editor. Pressed twice, it is one version. */
export function useNewVersion(id: string) {
  const router = useRouter();
  const queries = useQueryClient();
  const [key] = useState(newId);
  return useMutation({
    mutationFn: () => call(newVersion, { params: { id }, idempotencyKey: key }),
    async onSuccess({ quotation }) {
      queries.setQueryData(quotationQuery(quotation.id).queryKey, quotation);
      await router.navigate({ to: quotationAddress(quotation.id) });
      await queries.invalidateQueries({ queryKey: ['quotations'] });
    },
    onError: notifyFailure,
  });
}
