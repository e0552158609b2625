// The page a click leads to: kept, and rendered anew.
import { alternate } from './alternate.ts';
import { type Bench, rounds } from './bench.ts';
import { load } from './load.ts';
import { ceiling, floor } from './report.ts';
import { cpcIdr } from './world.ts';

const connections = 8;
/** Of clicks beside the flood: several hundred times today's busiest hour. */
const clickRate = 200;

/** Profiles as browsers ask for them; the vendors are those of `growTo`. */
export async function measurePages(bench: Bench, address: string, vendorIds: readonly number[]): Promise<void> {
  const { product, seconds, bare, add } = bench;
  const profiles = vendorIds.map((_, i) => `/vendor/bench-${i + 1}`);
  const open = (paths: readonly string[]) =>
    load({ addresses: [address], what: { kind: 'pages', paths }, connections, seconds, status: 200 });
  const end = () => product.client.query("select pg_notify('pelaminan', 'shown *')");
  const anew = await open(profiles);
  add({ what: 'profile pages, each rendered anew', measured: anew.perSecond, unit: '/s', baseline: null, target: floor(200, 400) });
  const { baseline, ours } = await alternate(rounds, bare, () => open(profiles.slice(0, 1)));
  const what = 'profile page, kept';
  add({ what, measured: ours.perSecond, unit: '/s', baseline: { name: 'bare node:http', measured: baseline }, target: null });
  add({
    what: `${what}: against what is needed`,
    measured: ours.perSecond,
    unit: '/s',
    baseline: null,
    target: floor(2_000, baseline / 10),
  });
  add({ what: `${what}, p99`, measured: ours.p99, unit: 'ms', baseline: null, target: ceiling(5, 2) });
  await end();
  const clicks = { kind: 'clicks', vendorIds, tokenSecret: product.tokenSecret, cpcIdr } as const;
  const [click] = await Promise.all([
    load({ addresses: [address], what: clicks, connections: 64, seconds, status: 302, rate: clickRate, ahead: 10_000 }),
    open(profiles),
  ]);
  add({
    what: `click (${clickRate} /s) beside pages rendered anew, p99`,
    measured: click.p99,
    unit: 'ms',
    baseline: null,
    target: ceiling(10, 5),
  });
}
