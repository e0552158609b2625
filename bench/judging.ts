// Judges clicks by the settings of their own time and by constants: the cost of the history of settings.
import { judgeClick } from '../core/ads/click-validity.ts';
import { type AdRules, defaultAdRules } from '../core/ads/rules.ts';
import { clickOfAPerson } from '../core/ads/sample-click.examples.ts';
import { timelineOf } from '../core/settings/timeline.ts';
import { alternate } from './alternate.ts';
import type { Bench } from './bench.ts';

/** Ten years of a change of the minimum each month, the last of them still ahead. */
const changes = 120;
const monthMs = 30 * 86_400_000;
/** Clicks between two looks at the clock. */
const together = 10_000;

/** Measures both in turns and adds the figure. */
export async function measureJudging({ seconds, add }: Pick<Bench, 'seconds' | 'add'>, rounds: number): Promise<void> {
  const now = Date.now();
  const timeline = timelineOf(
    Array.from({ length: changes }, (_, i) => ({
      id: i + 1,
      name: 'ads.minimum_cpc' as const,
      value: 500 + 50 * i,
      validFrom: now - (changes - 2 - i) * monthMs,
    })),
  );
  const judged = (rulesAt: (instant: number) => AdRules): number => judgedPerSecond(rulesAt, now, seconds);
  // Warm, so that neither is measured before it was compiled.
  judged(() => defaultAdRules);
  judged((instant) => timeline.at(instant).ads);
  const { baseline, ours } = await alternate(
    rounds,
    () => Promise.resolve(judged(() => defaultAdRules)),
    () => Promise.resolve({ perSecond: judged((instant) => timeline.at(instant).ads) }),
  );
  add({
    what: `clicks judged in memory by the settings of their instant, ${changes} changes known`,
    measured: ours.perSecond,
    unit: '/s',
    baseline: { name: 'judged by constants', measured: baseline },
    target: null,
  });
}

function judgedPerSecond(rulesAt: (instant: number) => AdRules, now: number, seconds: number): number {
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  let valid = 0;
  let clicks = 0;
  while (performance.now() < until) {
    for (let i = 0; i < together; i++) {
      const facts = clickOfAPerson(now + (i % 1_000), { clicksInNetworkHour: 3 });
      if (judgeClick(facts, rulesAt(facts.clickedAt)).kind === 'valid') valid += 1;
    }
    clicks += together;
  }
  // Clicks that no one judged would be fast too.
  if (valid !== clicks) throw new Error(`${clicks - valid} of ${clicks} clicks were judged wrongly`);
  return clicks / ((performance.now() - begun) / 1_000);
}
