import { expect, test } from 'vitest';
import { answerRows } from './comparison.ts';

const said = (en: string) => ({ en, id: `${en} (id)` });
const answering = (...pairs: readonly (readonly [string, string])[]) => ({
  questions: pairs.map(([question, answer]) => ({ question: said(question), answer: said(answer) })),
});

test('all answers to a question are in one row, in the order of the vendors', () => {
  const rows = answerRows([answering(['Album', 'Included'], ['Team', '4']), answering(['Team', '6'])]);
  expect(rows).toEqual([
    { question: said('Team'), answers: [said('4'), said('6')] },
    { question: said('Album'), answers: [said('Included'), null] },
  ]);
});

test('vendors who answer nothing make no rows', () => {
  expect(answerRows([answering(), answering()])).toEqual([]);
});
