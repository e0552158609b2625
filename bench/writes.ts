// Writes: displays, charged clicks, credit.
import { alternate, mean } from './alternate.ts';
import type { BankRates } from './bank.ts';
import { type Bench, rounds } from './bench.ts';
import { creditTimes } from './credit.ts';
import { clicksInBusiestHour } from './forecast.ts';
import { type Loaded, load } from './load.ts';
import { ceiling, floor } from './report.ts';
import { beaconCards } from './requests.ts';
import { signIn } from './vendor.ts';
import { cpcIdr } from './world.ts';

/** Browsers that tell of displays at once. A beacon is sent when no one waits for its answer, so there are many on their way. */
const beaconConnections = 400;
const creditOrders = 100;
/** Half the peak says how the machine does when it is half full; this says how long a couple waits, a thousand times as many as today. */
const timesToday = 1_000;

export async function measureDisplays(bench: Bench, address: string, vendorIds: readonly number[]): Promise<void> {
  const { product, seconds, bare, add } = bench;
  const what = { kind: 'impressions', vendorIds, tokenSecret: product.tokenSecret, cpcIdr } as const;
  const { baseline, ours } = await alternate(rounds, bare, () =>
    load({ addresses: [address], what, connections: beaconConnections, seconds, status: 200, ahead: 30_000 }),
  );
  add({
    what: `displays, beacons of ${beaconCards}, durable`,
    measured: ours.perSecond * beaconCards,
    unit: '/s',
    baseline: { name: 'bare node:http', measured: baseline },
    target: floor(1, 3),
  });
}

export async function measureClicks(bench: Bench, addresses: readonly [string, string], vendorIds: readonly number[]): Promise<void> {
  const { product, seconds, bank, add } = bench;
  const [one] = addresses;
  const clicks = (to: readonly string[], ids: readonly number[], rate?: number): Promise<Loaded> =>
    load({
      addresses: to,
      what: { kind: 'clicks', vendorIds: ids, tokenSecret: product.tokenSecret, cpcIdr },
      connections: 64,
      seconds,
      status: 302,
      ...(rate !== undefined && { rate }),
    });
  const banks: BankRates[] = [];
  const bestOfBank = async (): Promise<number> => {
    const rates = await bank();
    banks.push(rates);
    return Math.max(rates.byStatements, rates.byCall);
  };
  const charged = await alternate(rounds, bestOfBank, () => clicks([one], vendorIds));
  const peak = charged.ours.perSecond;
  add({
    what: 'TPC-B statement by statement, as pgbench sends it',
    measured: mean(banks.map(({ byStatements }) => byStatements)),
    unit: '/s',
    baseline: { name: 'TPC-B as one call', measured: mean(banks.map(({ byCall }) => byCall)) },
    target: null,
  });
  add({
    what: `charged clicks, ${vendorIds.length} vendors, 64 in flight`,
    measured: peak,
    unit: '/s',
    baseline: { name: 'TPC-B', measured: charged.baseline },
    target: floor(3, 6),
  });
  const paced = await clicks([one], vendorIds, peak / 2);
  add({
    what: `click at half the peak (${Math.round(peak / 2)} /s), p99`,
    measured: paced.p99,
    unit: 'ms',
    baseline: null,
    target: ceiling(20, 8),
  });
  const busiest = clicksInBusiestHour(timesToday);
  const later = await clicks([one], vendorIds, busiest);
  const thousandfold = `click at ${Math.round(busiest)} /s, a thousand times today's busiest hour`;
  add({ what: `${thousandfold}, p50`, measured: later.p50, unit: 'ms', baseline: null, target: null });
  add({ what: `${thousandfold}, p99`, measured: later.p99, unit: 'ms', baseline: null, target: ceiling(20, 8) });

  const many = async (): Promise<number> => (await clicks([one], vendorIds)).perSecond;
  const hot = await alternate(rounds, many, () => clicks([one], vendorIds.slice(0, 1)));
  add({
    what: 'charged clicks on one hot vendor',
    measured: hot.ours.perSecond,
    unit: '/s',
    baseline: { name: `${vendorIds.length} vendors`, measured: hot.baseline },
    target: floor(1, 1.3),
  });
  const both = await alternate(rounds, many, () => clicks(addresses, vendorIds));
  add({
    what: 'charged clicks, two processes',
    measured: both.ours.perSecond,
    unit: '/s',
    baseline: { name: 'one process', measured: both.baseline },
    target: floor(1.2, 1.5),
  });
}

export async function measureCredit({ product, add }: Bench, [heardAt, readAt]: readonly [string, string]): Promise<void> {
  const vendor = await signIn(heardAt, 1);
  const times = await creditTimes({ heardAt, readAt, webhookSecret: product.webhookSecret }, vendor, creditOrders);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  add({
    what: `credit visible in another process after its webhook, ${creditOrders} orders, p99`,
    measured: p99,
    unit: 'ms',
    baseline: null,
    target: ceiling(1_000, 300),
  });
}
