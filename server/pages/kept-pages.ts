// Pages that are the same for every visitor who is not signed in: rendered and compressed once, until what they show changes.
import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge } from 'prom-client';
import type { AskForAds, FillPage } from '../../contract/render.ts';
import type { Clock } from '../kit/clock.ts';
import type { Encoding } from '../kit/compression.ts';
import type { Bus } from '../kit/live.ts';
import type { Metrics } from '../kit/metrics.ts';
import { createKept, type EndedBy, type Made } from '../kit/kept.ts';
import { commonPiece, firstPiece, gzipOf, keptPiece, ownPiece, type Piece } from '../kit/gzip-pieces.ts';

/** For all who come later: worth the time once a page was asked for again. */
const small = (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });

/** What every page is sent with. */
interface Sent {
  /** Of the security of what is in the page itself. */
  readonly policy: string;
}
export interface RenderedPage extends Sent {
  readonly status: number;
  readonly html: string;
  /** A part of it that thousands of pages have: compressed once for all of them. */
  readonly common: string;
  readonly endedBy: EndedBy;
  /** Null: it is whole. */
  readonly fill: FillPage | null;
}
/** A page as bytes: gzip at once, which takes a third of the time of brotli, and brotli once the page was asked for again. */
export interface KeptPage extends Sent {
  readonly etag: string;
  /** In the best encoding there is for one who takes those; null: they take none. */
  readonly encoded: (accepted: ReadonlySet<string | undefined>) => Promise<Encoded | null>;
  /** For those who take no encoding. */
  readonly text: () => Promise<string>;
}
interface Encoded {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/** A page that is filled for each visitor. */
interface OpenPage extends Sent {
  /** A page for one visitor in pieces, those around what is its own compressed once. */
  readonly fill: (ask: AskForAds) => Promise<readonly Piece[] | null>;
}
type Kept = KeptPage | OpenPage | RenderedPage;

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

/** What makes kept pages of rendered ones. */
function createEncoder(variants: Variants): (page: RenderedPage) => Promise<Made<Kept>> {
  /** As many as there are kinds of pages. */
  const commonPieces = new Map<string, Piece>();
  const pieceOfCommon = async (common: string): Promise<Piece> => {
    const known = commonPieces.get(common) ?? (await commonPiece(common));
    commonPieces.set(common, known);
    return known;
  };
  return async (page) => {
    const { status, html, common, policy, endedBy, fill } = page;
    if (status !== 200) return { value: page, bytes: 0, endedBy: null };
    if (fill !== null)
      return { value: { policy, ...openPage(fill, html.length * variantShare, variants) }, bytes: 2 * html.length, endedBy };
    const at = html.indexOf(common);
    const before = Buffer.from(html.slice(0, at));
    const after = Buffer.from(html.slice(at + common.length));
    const gzip = gzipOf(await Promise.all([firstPiece(before), pieceOfCommon(common), firstPiece(after)]));
    const etag = `W/"${createHash('sha256').update(before).update(common).update(after).digest('base64url')}"`;
    return { value: { policy, etag, ...encodedPage(gzip) }, bytes: 2 * gzip.length, endedBy };
  };
}

/** Who asks first gets what was compressed quickly. Anyone who asks again has it compressed well, for all who come later. */
function encodedPage(gzip: Buffer): Pick<KeptPage, 'encoded' | 'text'> {
  const text = async () => (await promisify(gunzip)(gzip)).toString();
  let brotli: Buffer | null = null;
  let coming: Promise<Buffer> | null = null;
  let asked = 0;
  const makeBrotli = () =>
    (coming ??= text()
      .then(small)
      .then((bytes) => (brotli = bytes)));
  return {
    text,
    async encoded(accepted) {
      const takesGzip = accepted.has('gzip');
      if (!accepted.has('br')) return takesGzip ? { encoding: 'gzip', bytes: gzip } : null;
      if (brotli !== null) return { encoding: 'br', bytes: brotli };
      if (!takesGzip) return { encoding: 'br', bytes: await makeBrotli() };
      if (++asked > 1) makeBrotli().catch(() => undefined);
      return { encoding: 'gzip', bytes: gzip };
    },
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
      const own = await Promise.all(filled.own.map(ownPiece));
      return (await around).flatMap((piece, i) => [piece, ...own.slice(i, i + 1)]);
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
  const encode = createEncoder(variants);
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
    get: (key, render) => kept.get(key, async () => encode(await render())),
    stop() {
      kept.stop();
      variants.clear();
    },
  };
}
