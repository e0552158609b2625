import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moveMeeting } from '../../../contract/meetings.ts';
import { call } from '../../base/calls/browser-call.ts';
import { newId } from '../../base/calls/new-id.ts';
import { notify } from '../../base/client-state.ts';
import { useTexts } from '../../base/texts.ts';
import type { Meeting } from '../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../parts/meetings/texts.ts';

/** Moves a meeting once, however often it is tried; whatever comes of it, what is shown is fetched again. */
export function useMove({ id, sequence }: Meeting, onDone: () => void) {
  const t = useTexts(meetingsTexts);
  const queries = useQueryClient();
  const [key] = useState(newId);
  return useMutation({
    mutationFn: (startsAt: string) =>
      call(moveMeeting, {
        params: { id },
        body: { starts_at: startsAt, sequence },
        idempotencyKey: `${key}-${Date.parse(startsAt)}`,
      }),
    onSuccess() {
      notify('success', t('move.done'));
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['meetings'] }),
  });
}
