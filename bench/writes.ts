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
/** Clicks on their way at once: a busy hour, and crowds. */
const crowds = [
  { connections: 64, target: floor(1.3, 2) },
  { connections: 256, target: floor(2, 3.5) },
  { connections: 1_024, target: null },
];
/** Half the peak says how the machine does when it is half full; this says how long a couple waits, a thousand times as many as today. */
const timesToday = 1_000;

/** Beacons are acknowledged once they are durable; the baseline is a bare server that stores nothing. */
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
    target: floor(1.5, 3),
  });
}

type Click = (
  to: readonly string[],
  vendorIds: readonly number[],
  more?: { readonly rate?: number; readonly connections?: number },
) => Promise<Loaded>;
const clicking =
  ({ product, seconds }: Bench): Click =>
  (addresses, vendorIds, { rate, connections = 64 } = {}) =>
    load({
      addresses,
      what: { kind: 'clicks', vendorIds, tokenSecret: product.tokenSecret, cpcIdr },
      connections,
      seconds,
      status: 302,
      ...(rate !== undefined && { rate }),
    });

/** Against TPC-B on the same database, which is what this machine can commit. The second address is used where two processes share. */
export async function measureClicks(bench: Bench, addresses: readonly [string, string], vendorIds: readonly number[]): Promise<void> {
  const clicks = clicking(bench);
  const peak = await measureCrowds(bench, clicks, addresses[0], vendorIds);
  await measureWaits(bench, clicks, addresses[0], vendorIds, peak);
  await measureSharing(bench, clicks, addresses, vendorIds);
}

/** How many clicks one process charges in a second, for so many on their way at once; answers the rate of the first. */
async function measureCrowds({ bank, add }: Bench, clicks: Click, address: string, vendorIds: readonly number[]): Promise<number> {
  const banks: BankRates[] = [];
  const bestOfBank = async (): Promise<number> => {
    const rates = await bank();
    banks.push(rates);
    return Math.max(rates.byStatements, rates.byCall);
  };
  let peak = 0;
  for (const { connections, target } of crowds) {
    const charged = await alternate(rounds, bestOfBank, () => clicks([address], vendorIds, { connections }));
    peak ||= charged.ours.perSecond;
    add({
      what: `charged clicks, ${vendorIds.length} vendors, ${connections} in flight`,
      measured: charged.ours.perSecond,
      unit: '/s',
      baseline: { name: 'TPC-B', measured: charged.baseline },
      target,
    });
  }
  add({
    what: 'TPC-B statement by statement, as pgbench sends it',
    measured: mean(banks.map(({ byStatements }) => byStatements)),
    unit: '/s',
    baseline: { name: 'TPC-B as one call', measured: mean(banks.map(({ byCall }) => byCall)) },
    target: null,
  });
  return peak;
}

/** How long a couple waits for its redirect. */
async function measureWaits({ add }: Bench, clicks: Click, address: string, vendorIds: readonly number[], peak: number): Promise<void> {
  const paced = await clicks([address], vendorIds, { rate: peak / 2 });
  const half = `click at half the peak (${Math.round(peak / 2)} /s), p99`;
  add({ what: half, measured: paced.p99, unit: 'ms', baseline: null, target: ceiling(10, 5) });
  const busiest = clicksInBusiestHour(timesToday);
  const later = await clicks([address], vendorIds, { rate: busiest });
  const thousandfold = `click at ${Math.round(busiest)} /s, a thousand times today's busiest hour`;
  add({ what: `${thousandfold}, p50`, measured: later.p50, unit: 'ms', baseline: null, target: null });
  add({ what: `${thousandfold}, p99`, measured: later.p99, unit: 'ms', baseline: null, target: ceiling(20, 8) });
}

/** Where all want the same vendor, and where two processes charge: each its own vendors, and both all of them. */
async function measureSharing(
  { add }: Bench,
  clicks: Click,
  addresses: readonly [string, string],
  vendorIds: readonly number[],
): Promise<void> {
  const [one, two] = addresses;
  const many = async (): Promise<number> => (await clicks([one], vendorIds)).perSecond;
  const middle = vendorIds.length / 2;
  const apart = async (): Promise<Loaded> => {
    const [left, right] = await Promise.all([
      clicks([one], vendorIds.slice(0, middle), { connections: 32 }),
      clicks([two], vendorIds.slice(middle), { connections: 32 }),
    ]);
    return { ...left, perSecond: left.perSecond + right.perSecond };
  };
  const hot = await alternate(rounds, many, () => clicks([one], vendorIds.slice(0, 1)));
  add({
    what: 'charged clicks on one hot vendor',
    measured: hot.ours.perSecond,
    unit: '/s',
    baseline: { name: `${vendorIds.length} vendors`, measured: hot.baseline },
    target: floor(1.3, 2),
  });
  for (const { what, work, target } of [
    { what: 'each with its own vendors', work: apart, target: floor(1.4, 1.7) },
    { what: 'every vendor on both', work: () => clicks(addresses, vendorIds), target: floor(1.1, 1.3) },
  ]) {
    const both = await alternate(rounds, many, work);
    add({
      what: `charged clicks, two processes, ${what}`,
      measured: both.ours.perSecond,
      unit: '/s',
      baseline: { name: 'one process', measured: both.baseline },
      target,
    });
  }
}

/** In milliseconds, from the webhook at one process to the balance at the other. */
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
