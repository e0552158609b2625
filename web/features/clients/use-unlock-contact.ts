import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Client, unlockContact } from '../../../contract/contacts.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { refreshSession } from '../../base/session.ts';
import { useTexts } from '../../base/texts.ts';
import { clientQuery } from '../../parts/clients/client-query.ts';
import { clientsTexts } from '../../parts/clients/texts.ts';
import { newId } from '../../base/calls/new-id.ts';

/** Opens the contact at the price that was shown. The same press again, after a lost answer, is the same opening. */
export function useUnlockContact({ client: { userId }, price }: Client) {
  const t = useTexts(clientsTexts);
  const queries = useQueryClient();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: async () => {
      key.current ??= newId();
      return (await call(unlockContact, { params: { id: userId }, body: { price }, idempotencyKey: key.current })).data;
    },
    async onSuccess(opened) {
      queries.setQueryData(clientQuery(userId).queryKey, opened);
      notify('success', t('opened', { name: opened.client.name }));
      await Promise.all([queries.invalidateQueries({ queryKey: ['clients'] }), refreshSession()]);
    },
    onError() {
      // Refused for good, or the price is another: the next press is another request.
      key.current = undefined;
      void queries.invalidateQueries({ queryKey: clientQuery(userId).queryKey });
    },
  });
}

export type UnlockContact = ReturnType<typeof useUnlockContact>;
