// What Pay per Click measures about itself.
import { Counter, Gauge, Histogram } from 'prom-client';
import type { ClickOutcome } from '../../core/ads/charge.ts';
import { freeReasons, invalidReasons } from '../../core/ads/click-validity.ts';
import type { Metrics } from '../kit/metrics.ts';

export interface AdMetrics {
  /** A batch of clicks was written: how many there were, how long it took, and what became of each. */
  readonly batchWritten: (clicks: readonly { readonly outcome: ClickOutcome }[], milliseconds: number) => void;
  /** A batch met another one and is decided anew. */
  readonly batchMet: () => void;
  /** A batch met others so often that its vendors are locked. */
  readonly batchLocked: () => void;
  /** A click that was led on without a record, and so free of charge. */
  readonly clickLost: () => void;
  readonly displaysCounted: (count: number) => void;
}

/** What clicks cost and the ledger does not hold yet, and since when the oldest of it waits. */
export interface Unsettled {
  readonly amountIdr: number;
  readonly seconds: number;
}

/** What is unsettled is asked of the database when the metrics are read, not while clicks are charged. */
export function measureAds(metrics: Metrics, readUnsettled: () => Promise<Unsettled>): AdMetrics {
  const registers = [metrics];
  const age = new Gauge({
    name: 'pelaminan_ad_unsettled_seconds',
    help: 'How long the oldest charge has waited for its settlement.',
    registers,
  });
  new Gauge({
    name: 'pelaminan_ad_unsettled_idr',
    help: 'What clicks cost vendors and is not in the ledger yet, in Rupiah.',
    registers,
    async collect() {
      const { amountIdr, seconds } = await readUnsettled();
      this.set(amountIdr);
      age.set(seconds);
    },
  });
  const clicks = new Counter({
    name: 'pelaminan_ad_clicks_total',
    help: 'Clicks on ads by what became of them; the reason says why one was free or did not count.',
    labelNames: ['outcome', 'reason'],
    registers,
  });
  // An alert that waits for a click to be charged, or for one to be invalid, must not need that there was one before.
  for (const [outcome, reasons] of Object.entries({ charged: ['none'], free: freeReasons, invalid: invalidReasons }))
    for (const reason of reasons) clicks.inc({ outcome, reason }, 0);
  const spend = new Counter({ name: 'pelaminan_ad_spend_idr_total', help: 'What clicks cost vendors, in Rupiah.', registers });
  const sizes = new Histogram({
    name: 'pelaminan_click_batch_size',
    help: 'Clicks that were charged in one transaction.',
    buckets: [1, 2, 5, 10, 25, 50, 100, 200, 400],
    registers,
  });
  const durations = new Histogram({
    name: 'pelaminan_click_batch_duration_seconds',
    help: 'Time to charge one batch of clicks, from reading what it is decided on to its commit.',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2],
    registers,
  });
  const met = new Counter({
    name: 'pelaminan_click_batches_retried_total',
    help: 'Batches of clicks that another batch had overtaken; they were read and decided again.',
    registers,
  });
  const locked = new Counter({
    name: 'pelaminan_click_batches_locked_total',
    help: 'Batches of clicks that were overtaken so often that their vendors were locked.',
    registers,
  });
  const lost = new Counter({
    name: 'pelaminan_ad_clicks_unrecorded_total',
    help: 'Clicks that were led on free of charge because they could not be written in time.',
    registers,
  });
  const displays = new Counter({ name: 'pelaminan_ad_displays_total', help: 'Displays of ads that were counted.', registers });
  return {
    batchWritten(written, milliseconds) {
      sizes.observe(written.length);
      durations.observe(milliseconds / 1_000);
      for (const {
        outcome: { outcome, reason, amountIdr },
      } of written) {
        clicks.inc({ outcome, reason: reason ?? 'none' });
        if (amountIdr > 0) spend.inc(amountIdr);
      }
    },
    batchMet: () => met.inc(),
    batchLocked: () => locked.inc(),
    clickLost: () => lost.inc(),
    displaysCounted: (count) => displays.inc(count),
  };
}
