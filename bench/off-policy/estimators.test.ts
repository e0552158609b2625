import { describe, expect, test } from 'vitest';
import { seeded } from '../simulator/chance.ts';
import { bootstrap, doublyRobust, effectiveRows, type Estimator, ips, type LoggedRow, snips } from './estimators.ts';

// A log with a known truth: five actions, logged unevenly; the policy in question likes others.
const rates = [0.1, 0.2, 0.3, 0.15, 0.25];
const logging = [0.4, 0.3, 0.1, 0.1, 0.1];
const wished = [0.1, 0.1, 0.4, 0.1, 0.3];
const truth = rates.reduce((sum, rate, action) => sum + rate * (wished[action] ?? 0), 0);

function logOf(size: number, seed: number, model: (action: number) => number): LoggedRow[] {
  const random = seeded(seed);
  const modelledOfPolicy = wished.reduce((sum, chance, action) => sum + chance * model(action), 0);
  return Array.from({ length: size }, () => {
    let left = random();
    let action = 0;
    while (left >= (logging[action] ?? 1) && action < logging.length - 1) {
      left -= logging[action] ?? 0;
      action += 1;
    }
    const weight = (wished[action] ?? 0) / (logging[action] ?? 1);
    return { weight, reward: random() < (rates[action] ?? 0) ? 1 : 0, modelled: model(action), modelledOfPolicy };
  });
}
const wrongModel = () => 0.5;
const estimators: [string, Estimator][] = [
  ['ips', ips],
  ['snips', snips],
  ['doubly robust', doublyRobust],
];

describe.each(estimators)('%s', (_, estimator) => {
  test('is unbiased', () => {
    const found = Array.from({ length: 200 }, (__, seed) => estimator(logOf(500, seed + 1, wrongModel)));
    expect(found.reduce((sum, value) => sum + value, 0) / found.length).toBeCloseTo(truth, 2);
  });
  test('its interval contains the true value in about 95 % of 200 logs', () => {
    const holds = Array.from({ length: 200 }, (__, seed) => {
      const rows = logOf(400, seed + 1, (action) => (rates[action] ?? 0) * 0.8);
      const { low, high } = bootstrap(rows, estimator, { random: seeded(seed + 9_000), rounds: 200 });
      return low <= truth && truth <= high;
    });
    const share = holds.filter(Boolean).length / holds.length;
    expect(share).toBeGreaterThanOrEqual(0.9);
    expect(share).toBeLessThanOrEqual(0.985);
  });
});

test('a good model makes the doubly robust estimate steadier than inverse propensities', () => {
  const spread = (estimator: Estimator) => {
    const found = Array.from({ length: 100 }, (_, seed) => estimator(logOf(300, seed + 1, (action) => rates[action] ?? 0)));
    return found.reduce((sum, value) => sum + (value - truth) ** 2, 0);
  };
  expect(spread(doublyRobust)).toBeLessThan(spread(ips));
});

test('a policy like the logging one uses every row', () => {
  const rows = logOf(100, 1, wrongModel).map((row) => ({ ...row, weight: 1 }));
  expect(effectiveRows(rows)).toBeCloseTo(100, 10);
  expect(snips(rows)).toBe(ips(rows));
  expect(effectiveRows([])).toBe(0);
});
