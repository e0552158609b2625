// The expected results of a log, calculated independently of the engine, from the log alone.
import { hourMs } from '../../core/time.ts';
import type { Played } from './drive.ts';

export interface Expected {
  readonly repeatViewers: number;
  readonly bursts: number;
  /** Charged or free. */
  readonly counted: number;
}

const viewerWindowMs = 24 * hourMs;
const clicksPerNetworkHourMax = 100;

/** Counts by hand. Visits are in the order of their times. */
export function expectedOf(played: readonly Played[]): Expected {
  const lastCounted = new Map<string, number>();
  const clicksOfHour = new Map<string, number>();
  let repeatViewers = 0;
  let bursts = 0;
  let counted = 0;
  for (const { visit, isShown } of played) {
    if (!isShown || !visit.isClick) continue;
    const viewer = `${visit.advertiser} ${visit.network} ${visit.agent}`;
    const hour = `${visit.network} ${Math.floor(visit.at / hourMs)}`;
    const before = clicksOfHour.get(hour) ?? 0;
    clicksOfHour.set(hour, before + 1);
    if (visit.at - (lastCounted.get(viewer) ?? Number.NEGATIVE_INFINITY) < viewerWindowMs) repeatViewers++;
    else if (before >= clicksPerNetworkHourMax) bursts++;
    else {
      counted++;
      lastCounted.set(viewer, visit.at);
    }
  }
  return { repeatViewers, bursts, counted };
}
