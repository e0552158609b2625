import type { ClientBoard, StageNow } from '../../../contract/pipeline.ts';
import type { Stage } from '../../../core/clients/stage.ts';

/** Where a client is once it was moved there by hand, before the server has said so. */
export const stageAfterMove = (stage: StageNow, to: Stage): StageNow => ({ ...stage, stage: to, by_hand: true, loss_to_confirm: null });

/** The board as it is once a client was moved, before the server has said so: it comes first in its new column, and the figures follow. */
export function moveOnBoard(board: ClientBoard, coupleId: number, to: Stage): ClientBoard {
  const moved = board.flatMap(({ clients }) => clients).find(({ client }) => client.userId === coupleId);
  if (moved === undefined || moved.stage.stage === to) return board;
  const from = moved.stage.stage;
  const there = { ...moved, stage: stageAfterMove(moved.stage, to) };
  return board.map((column) => {
    if (column.stage === from) {
      const clients = column.clients.filter((one) => one !== moved);
      return { ...column, clients, total: column.total - 1, amount: column.amount - moved.amount };
    }
    if (column.stage !== to) return column;
    return { ...column, clients: [there, ...column.clients], total: column.total + 1, amount: column.amount + moved.amount };
  });
}
