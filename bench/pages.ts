// The page a click leads to, and those with ads: kept, and rendered anew.
import { alternate } from './alternate.ts';
import { type Bench, rounds } from './bench.ts';
import { load } from './load.ts';
import { ceiling, floor } from './report.ts';
import { cpcIdr } from './world.ts';

const connections = 8;
/** Of clicks beside the flood, and of pages whose answer is timed: several hundred times today's busiest hour. */
const calmRate = 200;
/** Sooner than the pages of all vendors in both languages are through. */
const endingMs = 4_000;

/** Pages as browsers ask for them; the vendors are those of `growTo`. */
export async function measurePages(bench: Bench, address: string, vendorIds: readonly number[]): Promise<void> {
  const { product, seconds, bare, add } = bench;
  const profiles = vendorIds.flatMap((_, i) => [`/vendor/bench-${i + 1}`, `/id/vendor/bench-${i + 1}`]);
  const open = (paths: readonly string[], rate?: number) =>
    load({ addresses: [address], what: { kind: 'pages', paths }, connections, seconds, status: 200, ...(rate !== undefined && { rate }) });
  const end = () => product.client.query("select pg_notify('pelaminan', 'shown *')");
  /** Nothing is kept when its turn comes again, however quick they are. */
  const openAnew = async () => {
    await end();
    const ending = setInterval(() => void end(), endingMs);
    return open(profiles).finally(() => clearInterval(ending));
  };
  const anew = await openAnew();
  add({ what: 'profile pages, each rendered anew', measured: anew.perSecond, unit: '/s', baseline: null, target: floor(200, 400) });
  const kept = [
    ['profile page', '/vendor/bench-1'],
    ['home page with ads', '/'],
    ['list of a category with ads', '/vendors/venue'],
  ] as const;
  for (const [name, path] of kept) {
    const { baseline, ours } = await alternate(rounds, bare, () => open([path]));
    const what = `${name}, kept`;
    const needed = floor(2_000, baseline / 10);
    add({ what, measured: ours.perSecond, unit: '/s', baseline: { name: 'bare node:http', measured: baseline }, target: null });
    add({ what: `${what}: against what is needed`, measured: ours.perSecond, unit: '/s', baseline: null, target: needed });
    const calm = await open([path], calmRate);
    add({ what: `${what}: ${calmRate} /s, p99`, measured: calm.p99, unit: 'ms', baseline: null, target: ceiling(5, 2) });
  }
  const clicks = { kind: 'clicks', vendorIds, tokenSecret: product.tokenSecret, cpcIdr } as const;
  const clickBeside = async (pages: () => Promise<unknown>): Promise<number> => {
    const [click] = await Promise.all([
      load({ addresses: [address], what: clicks, connections: 64, seconds, status: 302, rate: calmRate, ahead: 10_000 }),
      pages(),
    ]);
    return click.p99;
  };
  const beside = async (what: string, pages: () => Promise<unknown>): Promise<void> =>
    add({
      what: `click (${calmRate} /s) beside ${what}, p99`,
      measured: await clickBeside(pages),
      unit: 'ms',
      baseline: null,
      target: ceiling(10, 5),
    });
  await beside('pages rendered anew', openAnew);
  await beside('kept pages with ads', () => open(['/', '/vendors', '/vendors/venue', '/id']));
}
