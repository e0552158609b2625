// Pictures with which pages of the marketplace are shared in chats and networks: drawn when one is first asked for, kept until what it shows changes.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Marketplace, type ShareCard, shareSize } from '../../contract/render.ts';
import type { Language } from '../../core/identity/gate.ts';
import { minuteMs, secondMs } from '../../core/time.ts';
import type { Config } from '../config.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { CostlyWork } from '../kit/costly.ts';
import type { Kept } from '../kit/kept.ts';
import { callAsAnyone, type CallWithin } from './call-as.ts';
import { escapeHtml } from './policy.ts';

/** An address names what is on its picture: another one comes with another address. */
const freshSeconds = (10 * minuteMs) / secondMs;

const prefix = '/share/';
/** Where the picture of a page is. */
const addressOf = (path: string, language: Language): string => `${prefix}${language}${path === '/' ? '' : path}.jpg`;

/** The tags by which a page names its picture; a page without one is shared with the picture of the home page. */
export function shareTags(
  card: ShareCard | null,
  { path, language, origin }: { readonly path: string; readonly language: Language; readonly origin: string },
): string {
  const [bare = '/'] = path.split('?');
  const version = card === null ? '' : `?v=${createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 10)}`;
  const address = `${origin}${addressOf(card === null ? '/' : bare, language)}${version}`;
  const tags = {
    'og:image': address,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    ...(card !== null && { 'og:image:alt': card.heading }),
  };
  return [
    ...Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

export interface SharePicture {
  readonly etag: string;
  readonly bytes: Buffer;
}
/** Where pictures are kept, and who draws them. */
export interface SharePictures {
  readonly kept: Kept<SharePicture | null>;
  readonly draw: CostlyWork;
}
interface ShareOptions {
  readonly config: Pick<Config, 'imageUrl' | 'supportEmail'>;
  readonly addresses: Addresses;
  readonly marketplace: Marketplace;
  readonly callWithin: CallWithin;
  readonly sharePictures: SharePictures;
}

export function serveSharePictures(
  app: FastifyInstance,
  { config, addresses, marketplace, callWithin, sharePictures }: ShareOptions,
): void {
  const { kept, draw } = sharePictures;
  const photoOf = async ({ photo }: ShareCard, remoteAddress: string): Promise<Uint8Array | null> => {
    if (photo === null) return null;
    const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: photo, remoteAddress });
    return statusCode === 200 ? rawPayload : null;
  };
  const make = async (path: string, language: Language, ip: string) => {
    const { call, endedBy } = callAsAnyone(callWithin, ip, language);
    const { imageUrl, supportEmail } = config;
    const card = await marketplace.shareCard({
      language,
      path,
      origin: addresses.origins().marketplace,
      imageUrl,
      hosts: null,
      visitor: null,
      business: null,
      tagManagerId: null,
      supportEmail,
      call,
      isKept: true,
    });
    if (card === null) return { value: null, bytes: 0, endedBy: null };
    const bytes = (await draw(ip, { kind: 'share picture', card, photo: await photoOf(card, ip) })) as Uint8Array;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    return { value: { etag, bytes: Buffer.from(bytes) }, bytes: bytes.length, endedBy: endedBy() };
  };

  app.get(`${prefix}*`, async (request, reply) => {
    const [, language, path = ''] = /^\/share\/(en|id)((?:\/[^?]+)?)\.jpg(?:\?|$)/.exec(request.url) ?? [];
    if (language !== 'en' && language !== 'id') return reply.callNotFound();
    const picture = await kept.get(`${language} ${path}`, () => make(path === '' ? '/' : path, language, request.ip));
    if (picture === null) return reply.callNotFound();
    // Shown on other sites.
    reply.headers({
      etag: picture.etag,
      'cache-control': `public, max-age=${freshSeconds}`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
    return reply.type('image/jpeg').send(picture.bytes);
  });
}
