// Measures other users during an attack: couples who keep clicking.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createTokens } from '../../server/ads/token.ts';
import { keyFor } from '../../server/config-secrets.ts';
import type { Clicked, Clicking } from './click-thread.ts';
import { secrets, type World } from './world.ts';

const tokens = createTokens([keyFor(secrets.TOKEN_SECRET, 'ad token')]);
/** More than four couples with pauses of 15 ms can reach. */
const clicksPerSecondMax = 300;

export interface Clicks {
  readonly count: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Answers that were no redirect. */
  readonly lost: readonly string[];
}
let viewers = 0;
/** Started for the clicks in calm, so that it does not start during an attack. */
let couples: Worker | undefined;

/** Tokens of clicks on ads of many vendors in turn, each shown two seconds ago. */
export async function tokensOfClicks({ db }: World, count: number): Promise<readonly string[]> {
  const ads = await db.selectFrom('vendor_ad').select(['vendor_id', 'version']).limit(50).execute();
  return Array.from({ length: count }, (_, n) => {
    const ad = ads[n % Math.max(1, ads.length)];
    const shown = {
      vendorId: ad?.vendor_id ?? 1,
      adVersion: ad?.version ?? 1,
      cpcIdr: 1_000,
      placement: 'listing',
      categoryId: null,
      deviceKey: null,
    } as const;
    return tokens.issue(shown, Date.now() - 2_000).click;
  });
}

/** The ids that clicks with these tokens are recorded with. */
export const tokenIdsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const read = tokens.read(text, 'click');
    return read.kind === 'genuine' ? [read.token.id] : [];
  });

/** Clicks at the first process for so long, each from an address of its own. */
export async function clickFor(world: World, ms: number): Promise<Clicks> {
  const count = Math.ceil((ms / 1_000) * clicksPerSecondMax);
  const first = viewers;
  viewers += count;
  const issued = await tokensOfClicks(world, count);
  couples ??= new Worker(new URL('click-thread.ts', import.meta.url));
  couples.unref();
  const clicking: Clicking = { origin: world.origins[0], tokens: issued, ms, first };
  couples.postMessage(clicking);
  const [clicked] = (await once(couples, 'message')) as [Clicked];
  const took = clicked.took.toSorted((a, b) => a - b);
  const at = (share: number): number => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { count: took.length, medianMs: at(0.5), p99Ms: at(0.99), lost: clicked.lost };
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

/** For the report, in milliseconds. What is too much of it `harmDone` says. */
export const clickFigures = (calm: Clicks, attacked: Clicks): Record<string, string> => ({
  'click in calm, median and p99 (ms)': `${calm.medianMs.toFixed(1)} and ${calm.p99Ms.toFixed(1)}`,
  'click under attack, median and p99 (ms)': `${attacked.medianMs.toFixed(1)} and ${attacked.p99Ms.toFixed(1)}`,
  'clicks under attack': `${attacked.count}, ${attacked.lost.length} lost`,
});
