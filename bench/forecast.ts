// Future years as a table: multiples of today's traffic at the costs of this run.
import type { Random } from '../core/ads/beta.ts';
import type { Measured, Room } from './costs.ts';
import { type Outcome, type Setup, simulate } from './growth.ts';

/** What is taken for today: 5 000 vendors and a hundred million displays and clicks a year, every twentieth a click, four times the mean in the busiest hour. */
const today = { vendors: 5_000, clicksPerYear: 5e6, peak: 4 } as const;
const yearSeconds = 365 * 86_400;
/** Clicks a second in the busiest hour, when there is so many times the traffic of today. */
export const clicksInBusiestHour = (factor: number): number => (today.clicksPerYear * today.peak * factor) / yearSeconds;
const times = [1, 3, 10, 100, 1_000, 10_000, 50_000] as const;
const writersTried = [1, 2, 4] as const;
const placements = 3;

export interface GrowthRow extends Setup {
  readonly times: number;
  readonly outcome: Outcome;
  readonly gigabytesPerYear: number;
}

/** Each multiple of today with one, two and four writers, each with two cores of the database. */
export function growthOf(costs: Measured, room: Room, random: Random): GrowthRow[] {
  return times.flatMap((factor) => {
    const clicksPerSecond = clicksInBusiestHour(factor);
    // More traffic is more vendors, up to as many as an index of ads holds; then it is busier ones.
    const vendors = Math.min(100_000, today.vendors * factor);
    const gigabytesPerYear = (today.clicksPerYear * factor * room.perClick + vendors * placements * 365 * room.perDay) / 1e9;
    return writersTried.map((writers): GrowthRow => {
      const setup = { clicksPerSecond, writers, cores: 2 * writers };
      return { ...setup, times: factor, outcome: simulate(costs, setup, random), gigabytesPerYear };
    });
  });
}

/** What the simulation is on, as a sentence. */
export const costsText = ({ batchSize, batchMs, clickMs, commitsMs }: Measured): string =>
  `Measured: with 64 clicks in flight a batch holds ${batchSize.toFixed(1)} and takes ${batchMs.toFixed(2)} ms, plus ${(1_000 * clickMs).toFixed(0)} µs for each click, plus its commit: ${(commitsMs[commitsMs.length >> 1] ?? 0).toFixed(2)} ms at the median, ${(commitsMs[Math.floor(commitsMs.length * 0.99)] ?? 0).toFixed(2)} ms at p99.`;

const rounded = (n: number): string => (n >= 100 ? Math.round(n).toLocaleString('en-US') : n.toPrecision(2));
/** The rows as Markdown, in clicks a second, milliseconds, percent and gigabytes a year. */
export function growthTable(rows: readonly GrowthRow[]): string {
  const heading = ['× today', 'clicks/s in the busiest hour', 'writers', 'charged/s', 'p50 ms', 'p99 ms', 'not charged', 'GB a year'];
  const lines = rows.map(({ times: factor, clicksPerSecond, writers, outcome, gigabytesPerYear }) => [
    factor.toLocaleString('en-US'),
    rounded(clicksPerSecond),
    String(writers),
    rounded(outcome.clicksPerSecond),
    rounded(outcome.p50),
    rounded(outcome.p99),
    `${(100 * outcome.lost).toFixed(1)} %`,
    rounded(gigabytesPerYear),
  ]);
  return [heading, heading.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
