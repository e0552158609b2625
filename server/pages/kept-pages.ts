// Pages that are the same for every visitor who is not signed in: rendered and compressed once, until what they show changes.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge } from 'prom-client';
import { businessDayOf, endOfBusinessDay, minuteMs } from '../../core/time.ts';
import type { Clock } from '../kit/clock.ts';
import type { Bus } from '../kit/live.ts';
import type { Metrics } from '../kit/metrics.ts';

/** Some of what a page shows depends on the time, as plans that end; and a message may be lost. */
const LIFE_MS_MAX = minuteMs;
/** What an entry weighs besides its bytes. */
const ENTRY_BYTES = 1_024;
/** Said by the triggers of `shown_changed`: ids of vendors, or * for whatever is kept. */
const channel = 'shown';

const encoders = {
  // Smaller than what is compressed for one reader.
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 6 }),
} as const;

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** The vendors it shows. */
  readonly vendorIds: ReadonlySet<number>;
}
/** A page with the bytes of each encoding. */
export interface KeptPage {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}
type Entry = KeptPage & { readonly until: number; readonly vendorIds: ReadonlySet<number> };

/** The text of a kept page, for those who take no encoding. */
export const textOf = async ({ gzip: bytes }: KeptPage): Promise<string> => (await promisify(gunzip)(bytes)).toString();

export interface KeptPages {
  /** The page of a key; rendered by `render` when it is not kept, once for however many ask. A page of another status than 200 is not kept. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage | RenderedPage>;
  /** Nothing is heard any more, nothing is kept. */
  stop(): void;
}

interface Parts {
  readonly clock: Clock;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly bytesMax: number;
}

async function encode({ html, vendorIds }: RenderedPage, until: number): Promise<Entry> {
  const [br, gzipped] = await Promise.all([encoders.br(html), encoders.gzip(html)]);
  return { etag: `W/"${createHash('sha256').update(html).digest('base64url')}"`, br, gzip: gzipped, until, vendorIds };
}

export function createKeptPages({ clock, bus, metrics, bytesMax }: Parts): KeptPages {
  const kept = new LRUCache<string, Entry>({
    maxSize: bytesMax,
    sizeCalculation: ({ br, gzip: gzipped }, key) => br.length + gzipped.length + key.length + ENTRY_BYTES,
  });
  let rendering = new Map<string, Promise<KeptPage | RenderedPage>>();
  const count = measure(metrics, kept);

  const end = (word: string): void => {
    // What is being rendered may have been read before the change: whoever comes from now on does not wait for it, and it is not kept.
    rendering = new Map();
    if (word === '*') return kept.clear();
    const ids = word.split(',').map(Number);
    for (const [key, { vendorIds }] of kept.entries()) if (ids.some((id) => vendorIds.has(id))) kept.delete(key);
  };
  const stops = [bus.subscribe(channel, end), bus.onReconnect(() => end('*'))];

  const makeAnew = async (key: string, render: () => Promise<RenderedPage>, among: typeof rendering): Promise<KeptPage | RenderedPage> => {
    const now = clock.now();
    const page = await render();
    if (page.status !== 200) return page;
    const entry = await encode(page, Math.min(now + LIFE_MS_MAX, endOfBusinessDay(businessDayOf(now))));
    if (among === rendering) kept.set(key, entry);
    return entry;
  };
  return {
    async get(key, render) {
      const found = kept.get(key);
      if (found && clock.now() < found.until) {
        count.inc({ source: 'kept' });
        return found;
      }
      const beside = rendering.get(key);
      count.inc({ source: beside ? 'beside' : 'rendered' });
      if (beside) return beside;
      const among = rendering;
      const work = makeAnew(key, render, among).finally(() => among.delete(key));
      among.set(key, work);
      return work;
    },
    stop() {
      for (const stop of stops) stop();
      kept.clear();
    },
  };
}

function measure(metrics: Metrics, kept: LRUCache<string, Entry>): Counter<'source'> {
  const bytes: Gauge = new Gauge({
    name: 'pelaminan_kept_pages_bytes',
    help: 'Memory of the pages that are kept for visitors.',
    registers: [metrics],
    collect(): void {
      bytes.set(kept.calculatedSize);
    },
  });
  return new Counter({
    name: 'pelaminan_shared_pages_total',
    help: 'Pages for all visitors: kept, rendered, or waited for beside somebody else.',
    labelNames: ['source'],
    registers: [metrics],
  });
}
