import { expect, test } from 'vitest';
import { seeded } from '../simulator/chance.ts';
import { ips } from './estimators.ts';
import { type Impression, readImpressions } from './log.ts';
import { ourChances, seenBy, seenInFolds, uniformChances } from './replay.ts';

const rates = [0.01, 0.02, 0.03, 0.2];
/** A log of one who puts every item anywhere alike. */
function uniformLog(size: number, seed: number): Impression[] {
  const random = seeded(seed);
  return Array.from({ length: size }, (_, index) => {
    const item = Math.floor(random() * rates.length);
    return {
      policy: 'random',
      item: `item ${item}`,
      position: String((index % 2) + 1),
      click: random() < (rates[item] ?? 0) ? 1 : 0,
      propensity: 1 / rates.length,
    };
  });
}

test('a log is read by the names of its columns', () => {
  const text = 'policy,row,item_id,position,click,propensity_score\nbts,0,7,2,1,0.25\n';
  expect(readImpressions(text)).toEqual([{ policy: 'bts', item: '7', position: '2', click: 1, propensity: 0.25 }]);
  expect(() => readImpressions('policy,item_id\n')).toThrow('no column position');
  expect(() => readImpressions(text.replace('0.25', '0'))).toThrow('propensity');
});

test('ours puts what is clicked most first, and its chances add up for every position', () => {
  const chances = ourChances(uniformLog(4_000, 1), seeded(2));
  expect(chances.get('1 item 3')).toBeGreaterThan(0.95);
  for (const position of ['1', '2']) {
    const sum = [...chances].reduce((total, [key, chance]) => (key.startsWith(`${position} `) ? total + chance : total), 0);
    expect(sum).toBeCloseTo(1, 6);
  }
});

test('judged on a log it did not learn from, ours is worth what it would have earned', () => {
  const learned = uniformLog(4_000, 3);
  const judging = uniformLog(20_000, 4);
  const worth = ips(seenBy(ourChances(learned, seeded(5)), judging, learned));
  // Mostly the best item on one position and the next best on the other.
  expect(worth).toBeGreaterThan(0.1);
  expect(worth).toBeLessThan(0.13);
  expect(ips(seenBy(uniformChances(judging), judging, learned))).toBeCloseTo(0.065, 2);
  expect(ips(seenInFolds(judging, learned, seeded(6)))).toBeGreaterThan(0.1);
});
