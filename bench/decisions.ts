// Selecting ads for a page, by the number of vendors.
import { alternate, type Compared } from './alternate.ts';
import { type Bench, rounds, withServer } from './bench.ts';
import { type Loaded, load } from './load.ts';
import { ceiling, floor } from './report.ts';

const path = '/ms/bs-vendors/api/v1/vendor_ads/placements/listing?limit=3';

/** Decisions beside bare HTTP, and what a process that makes them weighs. */
export interface Decisions extends Compared<Loaded> {
  readonly vendors: number;
  readonly memoryMb: number;
}

/** Measures decisions among all vendors there are. */
export async function measureDecisions(
  { product, bare, seconds, add }: Bench,
  vendors: number,
  target: 'none' | 'usual',
): Promise<Decisions> {
  const { memoryMb, baseline, ours } = await withServer(product, async (server) => {
    const compared = await alternate(rounds, bare, () =>
      load({ addresses: [server.address], what: { kind: 'get', path }, connections: 64, seconds, status: 200 }),
    );
    return { ...compared, memoryMb: server.memoryMb() };
  });
  add({
    what: `ad decisions among ${vendors} vendors`,
    measured: ours.perSecond,
    unit: '/s',
    baseline: { name: 'bare node:http', measured: baseline },
    target: target === 'usual' ? floor(0.45, 0.6) : null,
  });
  add({ what: `memory of a process with ${vendors} vendors`, measured: memoryMb, unit: 'MB', baseline: null, target: ceiling(400, 250) });
  return { vendors, baseline, ours, memoryMb };
}

/** Many vendors against few. Both were held against bare HTTP of their time, so that a machine that slowed down meanwhile does not count. */
export function compareDecisions({ add }: Bench, few: Decisions, many: Decisions): void {
  add({
    what: `ad decisions, ${many.vendors} vendors against ${few.vendors}`,
    measured: many.ours.perSecond,
    unit: '/s',
    baseline: { name: `${few.vendors} vendors`, measured: (few.ours.perSecond * many.baseline) / few.baseline },
    target: floor(0.8, 0.95),
  });
}
