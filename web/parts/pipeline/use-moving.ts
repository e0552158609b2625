import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ClientBoard, moveClient, type StageNow } from '../../../contract/pipeline.ts';
import type { Stage } from '../../../core/clients/stage.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useTexts } from '../../base/texts.ts';
import { useFailureWords } from '../../ui/page-state.tsx';
import { moveOnBoard } from './move-on-board.ts';
import { pipelineTexts } from './texts.ts';

/** A client that is moved. */
export interface Moved {
  readonly coupleId: number;
  readonly name: string;
  readonly stage: StageNow;
}

/** Moves clients to other stages: shown right away, put back where the server refuses. A loss is asked for its reason first (`MovingParts`). */
export function useMoving() {
  const t = useTexts(pipelineTexts);
  const queries = useQueryClient();
  const wordsOf = useFailureWords();
  const [losing, setLosing] = useState<Moved | null>(null);
  const [said, setSaid] = useState('');
  const tell = ({ name }: Moved, to: Stage) => setSaid(t('moved', { name, stage: t(`stage.${to}`) }));
  const change = useMutation({
    mutationFn: ({ moved: { coupleId, stage }, to }: { readonly moved: Moved; readonly to: Stage }) =>
      call(moveClient, { params: { id: coupleId }, body: { stage: to, from: stage.stage, reason: null, words: '' } }),
    async onMutate({ moved, to }) {
      await queries.cancelQueries({ queryKey: ['clients', 'board'] });
      queries.setQueriesData<ClientBoard>({ queryKey: ['clients', 'board'] }, (board) => board && moveOnBoard(board, moved.coupleId, to));
      tell(moved, to);
    },
    onError(failure) {
      setSaid('');
      notify('error', wordsOf(failure));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['clients'] }),
  });
  return {
    said,
    say: setSaid,
    losing,
    move: (moved: Moved, to: Stage) => {
      if (to === moved.stage.stage) return;
      if (to === 'lost') setLosing(moved);
      else change.mutate({ moved, to });
    },
    /** The dialog was closed; `isLost`: its question was answered. */
    endLosing: (isLost: boolean) => {
      if (isLost && losing !== null) tell(losing, 'lost');
      setLosing(null);
    },
  };
}
export type Moving = ReturnType<typeof useMoving>;
