// Pages that are the same for every visitor who is not signed in: rendered and compressed once, until what they show changes.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { Counter, Gauge } from 'prom-client';
import type { Clock } from '../kit/clock.ts';
import type { Bus } from '../kit/live.ts';
import type { Metrics } from '../kit/metrics.ts';
import { createKept, type Made } from '../kit/kept.ts';

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

async function encode(page: RenderedPage): Promise<Made<KeptPage | RenderedPage>> {
  const { status, html, vendorIds } = page;
  if (status !== 200) return { value: page, bytes: 0, endedBy: null };
  const [br, gzipped] = await Promise.all([encoders.br(html), encoders.gzip(html)]);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  return { value: { etag, br, gzip: gzipped }, bytes: br.length + gzipped.length, endedBy: vendorIds };
}

/** `bytesMax` is of memory, for all pages of this process, each in two encodings. */
export function createKeptPages({ metrics, ...parts }: Parts): KeptPages {
  const count = new Counter({
    name: 'pelaminan_shared_pages_total',
    help: 'Pages for all visitors: kept, rendered, or waited for beside somebody else.',
    labelNames: ['source'],
    registers: [metrics],
  });
  const kept = createKept<KeptPage | RenderedPage>({
    ...parts,
    note: (source) => count.inc({ source: source === 'made' ? 'rendered' : source }),
  });
  const bytes: Gauge = new Gauge({
    name: 'pelaminan_kept_pages_bytes',
    help: 'Memory of the pages that are kept for visitors.',
    registers: [metrics],
    collect(): void {
      bytes.set(kept.bytes());
    },
  });
  return {
    get: (key, render) => kept.get(key, async () => encode(await render())),
    stop: () => kept.stop(),
  };
}
