// Measures other users during an attack: couples who keep clicking.
import { setTimeout as sleep } from 'node:timers/promises';
import { createTokens } from '../../server/ads/token.ts';
import { keyFor } from '../../server/config.ts';
import { secrets, type World } from './world.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const tokens = createTokens([keyFor(secrets.TOKEN_SECRET, 'ad token')]);
const couples = 4;
const restMs = 15;

export interface Clicks {
  readonly count: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Answers that were no redirect. */
  readonly lost: readonly string[];
}
let viewers = 0;

/** Clicks at the first process for so long, each from an address of its own. */
export async function clickFor(world: World, ms: number): Promise<Clicks> {
  const ads = await world.db.selectFrom('vendor_ad').select(['vendor_id', 'version']).limit(50).execute();
  const until = performance.now() + ms;
  const took: number[] = [];
  const lost: string[] = [];
  const click = async (): Promise<void> => {
    const viewer = ++viewers;
    const ad = ads[viewer % Math.max(1, ads.length)];
    const shown = {
      vendorId: ad?.vendor_id ?? 1,
      adVersion: ad?.version ?? 1,
      cpcIdr: 1_000,
      placement: 'listing',
      categoryId: null,
      deviceKey: null,
    } as const;
    const token = tokens.issue(shown, Date.now() - 2_000).click;
    const headers = { 'user-agent': agent, 'x-forwarded-for': `${31 + (viewer >> 16)}.${(viewer >> 8) & 255}.${viewer & 255}.8` };
    const began = performance.now();
    try {
      const answer = await fetch(`${world.origins[0]}/ms/bs-vendors/api/v1/vendor_ads/click/${token}?seen=1`, {
        headers,
        redirect: 'manual',
      });
      took.push(performance.now() - began);
      await answer.body?.cancel();
      if (answer.status !== 302) lost.push(String(answer.status));
    } catch (fault) {
      lost.push(fault instanceof Error ? fault.message : String(fault));
    }
  };
  const couple = async (): Promise<void> => {
    for (; performance.now() < until; await sleep(restMs)) await click();
  };
  await Promise.all(Array.from({ length: couples }, couple));
  took.sort((a, b) => a - b);
  const at = (share: number): number => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { count: took.length, medianMs: at(0.5), p99Ms: at(0.99), lost };
}

/** The target of a click's p99; a machine that is slow in calm is given twice its calm. */
const targetMs = 50;

/** What clicks show that the attacked noticed: anything lost, or clicks beyond target and twice the calm. In the short form only the lost count. */
export function harmDone(world: World, calm: Clicks, attacked: Clicks): string[] {
  const isSlow = (what: 'medianMs' | 'p99Ms'): boolean => attacked[what] > Math.max(targetMs, 2 * calm[what]);
  return [
    ...(attacked.lost.length > 0 ? [`${attacked.lost.length} clicks were not led on: ${[...new Set(attacked.lost)].join(', ')}`] : []),
    ...(attacked.count === 0 ? ['no click was answered'] : []),
    ...(!world.isShort && isSlow('medianMs') ? [`clicks took ${attacked.medianMs.toFixed(0)} ms in the median`] : []),
    ...(!world.isShort && isSlow('p99Ms') ? [`clicks took ${attacked.p99Ms.toFixed(0)} ms at p99`] : []),
  ];
}

export const clickFigures = (calm: Clicks, attacked: Clicks): Record<string, string> => ({
  'click in calm, median and p99 (ms)': `${calm.medianMs.toFixed(1)} and ${calm.p99Ms.toFixed(1)}`,
  'click under attack, median and p99 (ms)': `${attacked.medianMs.toFixed(1)} and ${attacked.p99Ms.toFixed(1)}`,
  'clicks under attack': `${attacked.count}, ${attacked.lost.length} lost`,
});
