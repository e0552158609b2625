import { expect, test } from 'vitest';
import type { ClientBoard, PipelineClient } from '../../../contract/pipeline.ts';
import { moveOnBoard } from './move-on-board.ts';

const card = (userId: number, amount: number): PipelineClient => ({
  client: {
    userId,
    name: `Couple ${userId}`,
    isMasked: false,
    weddingDate: null,
    city: null,
    budgetBand: null,
    lastAction: 'message',
    lastActionAt: '2026-11-20T05:00:00Z',
    source: 'marketplace',
    contacted: true,
  },
  stage: { stage: 'new', since: '2026-11-20T05:00:00Z', by_hand: false, reason: null, loss_to_confirm: null },
  last_at: '2026-11-20T05:00:00Z',
  amount,
});
const board: ClientBoard = [
  { stage: 'new', total: 30, amount: 500, clients: [card(1, 100), card(2, 0)] },
  { stage: 'answered', total: 0, amount: 0, clients: [] },
];

test('a client goes first into its new column, and totals and amounts follow', () => {
  const [from, to] = moveOnBoard(board, 1, 'answered');
  expect(from).toMatchObject({ total: 29, amount: 400, clients: [{ client: { userId: 2 } }] });
  expect(to).toMatchObject({ total: 1, amount: 100, clients: [{ client: { userId: 1 }, stage: { stage: 'answered', by_hand: true } }] });
});

test('one that is there already, or not shown, changes nothing', () => {
  expect(moveOnBoard(board, 1, 'new')).toBe(board);
  expect(moveOnBoard(board, 9, 'answered')).toBe(board);
});
