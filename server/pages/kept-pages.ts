// Pages that are the same for every visitor who is not signed in: rendered and compressed once, until what they show changes.
import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge } from 'prom-client';
import type { AskForAds, FillPage } from '../../contract/render.ts';
import type { Clock } from '../kit/clock.ts';
import type { Bus } from '../kit/live.ts';
import type { Metrics } from '../kit/metrics.ts';
import { createKept, type EndedBy, type Made } from '../kit/kept.ts';
import { keptPiece, ownPiece, type Piece } from './pieces.ts';

/** A page in one piece. */
const chunkSize = 65_536;
const brotli = (quality: number) => (html: string | Buffer) =>
  promisify(brotliCompress)(html, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const encoders = {
  // For the one who waits; a third of the time of what is a seventh smaller.
  quick: brotli(3),
  small: brotli(6),
  gzip: (html: string) => promisify(gzip)(html, { level: 6, chunkSize }),
} as const;

/** What every page is sent with. */
interface Sent {
  /** Of the security of what is in the page itself. */
  readonly policy: string;
}
export interface RenderedPage extends Sent {
  readonly status: number;
  readonly html: string;
  readonly endedBy: EndedBy;
  /** Null: it is whole. */
  readonly fill: FillPage | null;
}
/**
 * A page with the bytes of each encoding: brotli at once, since nearly every browser takes it, and smaller once the page was asked for again; gzip when it
 * is first asked for.
 */
export interface KeptPage extends Sent {
  readonly etag: string;
  readonly br: () => Promise<Buffer>;
  readonly gzip: () => Promise<Buffer>;
}

/** A page that is filled for each visitor. */
interface OpenPage extends Sent {
  /** A page for one visitor in pieces, those around what is its own compressed once. */
  readonly fill: (ask: AskForAds) => Promise<readonly Piece[] | null>;
}
type Kept = KeptPage | OpenPage | RenderedPage;

/** The text of a kept page, for those who take no encoding. */
export const textOf = async ({ br }: KeptPage): Promise<string> => (await promisify(brotliDecompress)(await br())).toString();

export interface KeptPages {
  /** The page of a key; rendered by `render` when it is not kept, once for however many ask. A page of another status than 200 is not kept. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<Kept>;
  /** Nothing is heard any more, nothing is kept. */
  stop(): void;
}

interface Parts {
  readonly clock: Clock;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly bytesMax: number;
}

type Variants = LRUCache<string, Promise<readonly Piece[]>>;
/** What a variant of a page is compressed to, of each sign of it, at most. */
const variantShare = 0.3;

async function encode(page: RenderedPage, variants: Variants): Promise<Made<Kept>> {
  const { status, html, policy, endedBy, fill } = page;
  if (status !== 200) return { value: page, bytes: 0, endedBy: null };
  if (fill !== null) return { value: { policy, ...openPage(fill, html.length * variantShare, variants) }, bytes: 2 * html.length, endedBy };
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  const quick = await encoders.quick(html);
  const br = brotliOf(quick);
  let gzipped: Promise<Buffer> | null = null;
  const value: KeptPage = { policy, etag, br, gzip: () => (gzipped ??= textOf(value).then(encoders.gzip)) };
  return { value, bytes: 2 * quick.length, endedBy };
}

/** Who asks first gets what was compressed quickly. Anyone who asks again has it compressed well, for all who come later. */
function brotliOf(quick: Buffer): KeptPage['br'] {
  let best = quick;
  let asked = 0;
  return async () => {
    if (++asked === 2)
      promisify(brotliDecompress)(quick)
        .then(encoders.small)
        .then(
          (small) => (best = small),
          () => undefined,
        );
    return best;
  };
}

function openPage(fill: FillPage, bytes: number, variants: Variants): Pick<OpenPage, 'fill'> {
  // Variants of a page that has ended are asked for no more, and make room.
  const page = randomUUID();
  return {
    async fill(ask) {
      const filled = await fill(ask);
      if (filled === null) return null;
      const key = `${page} ${filled.variant}`;
      const known = variants.get(key);
      const around = known ?? Promise.all(filled.around().map(keptPiece));
      if (!known) {
        variants.set(key, around, { size: Math.ceil(bytes) });
        around.catch(() => variants.delete(key));
      }
      return (await around).flatMap((piece, i) => [piece, ...filled.own.slice(i, i + 1).map(ownPiece)]);
    },
  };
}

/** `bytesMax` is of memory, for all pages of this process: half for whole ones, each in two encodings, and half for what surrounds ads. */
export function createKeptPages({ metrics, bytesMax, ...parts }: Parts): KeptPages {
  const count = new Counter({
    name: 'pelaminan_shared_pages_total',
    help: 'Pages for all visitors: kept, rendered, or waited for beside somebody else.',
    labelNames: ['source'],
    registers: [metrics],
  });
  const variants: Variants = new LRUCache({ maxSize: Math.ceil(bytesMax / 2) });
  const kept = createKept<Kept>({
    ...parts,
    bytesMax: bytesMax / 2,
    note: (source) => count.inc({ source: source === 'made' ? 'rendered' : source }),
  });
  const bytes: Gauge = new Gauge({
    name: 'pelaminan_kept_pages_bytes',
    help: 'Memory of the pages that are kept for visitors.',
    registers: [metrics],
    collect(): void {
      bytes.set(kept.bytes() + variants.calculatedSize);
    },
  });
  return {
    get: (key, render) => kept.get(key, async () => encode(await render(), variants)),
    stop() {
      kept.stop();
      variants.clear();
    },
  };
}
