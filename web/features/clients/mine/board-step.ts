import type { ClientBoard } from '../../../../contract/pipeline.ts';
import { type Stage, stages } from '../../../../core/clients/stage.ts';

/** What a key on a card asks for. */
type Step =
  | { readonly kind: 'move'; readonly to: Stage }
  | { readonly kind: 'focus'; readonly coupleId: number }
  | { readonly kind: 'edge' };

/** Left and right move a card to the next stage, up and down go to another card of its stage, Home and End to the first and the last; null for other keys. */
export function boardStep(columns: ClientBoard, key: string, coupleId: number): Step | null {
  const column = columns.find(({ clients }) => clients.some(({ client }) => client.userId === coupleId));
  if (column === undefined) return null;
  const aside: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const by = aside[key];
  if (by !== undefined) {
    const to = stages[stages.indexOf(column.stage) + by];
    return to === undefined ? { kind: 'edge' } : { kind: 'move', to };
  }
  const ids = column.clients.map(({ client }) => client.userId);
  const at = ids.indexOf(coupleId);
  const goal: Readonly<Record<string, number>> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 };
  const next = goal[key];
  if (next === undefined) return null;
  return { kind: 'focus', coupleId: ids[Math.min(Math.max(next, 0), ids.length - 1)] ?? coupleId };
}
