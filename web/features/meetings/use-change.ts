import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelMeeting, moveMeeting } from '../../../contract/meetings.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useTexts } from '../../base/texts.ts';
import type { Meeting } from '../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../parts/meetings/texts.ts';
import { newId } from '../../base/calls/new-id.ts';

type Change = { readonly kind: 'move'; readonly startsAt: string } | { readonly kind: 'cancel'; readonly reason: string };

/** Moves or cancels a meeting once, however often it is tried; whatever comes of it, what is shown is fetched again. */
export function useChange({ id, sequence }: Meeting, onDone: () => void) {
  const t = useTexts(meetingsTexts);
  const queries = useQueryClient();
  const [key] = useState(newId);
  return useMutation({
    mutationFn: (change: Change) =>
      change.kind === 'move'
        ? call(moveMeeting, {
            params: { id },
            body: { starts_at: change.startsAt, sequence },
            idempotencyKey: `${key}-${Date.parse(change.startsAt)}`,
          })
        : call(cancelMeeting, { params: { id }, body: { reason: change.reason, sequence }, idempotencyKey: newId() }),
    onSuccess(_, { kind }) {
      notify('success', t(`${kind}.done`));
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['meetings'] }),
  });
}
