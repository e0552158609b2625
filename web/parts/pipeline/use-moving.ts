import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { type ClientBoard, type listPipeline, moveClient, type StageNow } from '../../../contract/pipeline.ts';
import type { Stage } from '../../../core/clients/stage.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notifyFailure } from '../../base/client-state.ts';
import { readAfterLast } from '../../base/queries.ts';
import { useTexts } from '../../base/texts.ts';
import { moveOnBoard, stageAfterMove } from './move-on-board.ts';
import { stageQuery } from './queries.ts';
import { pipelineTexts } from './texts.ts';

/** A client that is moved. */
export interface Moved {
  readonly coupleId: number;
  readonly name: string;
  readonly stage: StageNow;
}

const clientMove = ['client move'];

/** Shows a client in another stage wherever it is shown. */
function show(queries: QueryClient, coupleId: number, to: Stage): void {
  queries.setQueriesData<ClientBoard>({ queryKey: ['clients', 'board'] }, (board) => board && moveOnBoard(board, coupleId, to));
  queries.setQueriesData<AnswerOf<typeof listPipeline>>(
    { queryKey: ['clients', 'pipeline'] },
    (list) =>
      list && {
        ...list,
        data: list.data.map((one) => (one.client.userId === coupleId ? { ...one, stage: stageAfterMove(one.stage, to) } : one)),
      },
  );
  queries.setQueryData(stageQuery(coupleId).queryKey, (stage) => stage && stageAfterMove(stage, to));
}

/** Moves clients to other stages: shown right away, put back where the server refuses. A loss is asked for its reason first (`MovingParts`). */
export function useMoving() {
  const t = useTexts(pipelineTexts);
  const queries = useQueryClient();
  const [losing, setLosing] = useState<Moved | null>(null);
  const [said, setSaid] = useState('');
  const tell = ({ name }: Moved, to: Stage) => setSaid(t('moved', { name, stage: t(`stage.${to}`) }));
  const change = useMutation({
    mutationKey: clientMove,
    // A client that is moved again before the server has answered starts from where it was put.
    scope: { id: clientMove.join(' ') },
    mutationFn: ({ moved: { coupleId, stage }, to }: { readonly moved: Moved; readonly to: Stage }) =>
      call(moveClient, { params: { id: coupleId }, body: { stage: to, from: stage.stage, reason: null, words: '' } }),
    async onMutate({ moved, to }) {
      const shown = [['clients', 'board'], ['clients', 'pipeline'], stageQuery(moved.coupleId).queryKey];
      await Promise.all(shown.map((queryKey) => queries.cancelQueries({ queryKey })));
      show(queries, moved.coupleId, to);
      tell(moved, to);
    },
    onError(failure) {
      setSaid('');
      notifyFailure(failure);
    },
    onSettled: () => readAfterLast(queries, clientMove, { queryKey: ['clients'] }),
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
