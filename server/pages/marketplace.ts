// Pages of the marketplace, rendered here: once for everyone where they are the same for all, otherwise for the visitor.
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdCard } from '../../contract/catalogue.ts';
import type { AdPlace, Marketplace, RenderRequest } from '../../contract/render.ts';
import type { Hosts, Language } from '../../core/identity/gate.ts';
import { withLanguage } from '../../core/identity/language.ts';
import type { PageSettings } from '../../core/identity/page-settings.ts';
import type { Config } from '../config.ts';
import type { Addresses } from '../kit/addresses.ts';
import { acceptedBy } from '../kit/compression.ts';
import { createFairQueue } from '../kit/fair-queue.ts';
import { readTogether } from '../kit/reading.ts';
import type { Session } from '../kit/session.ts';
import { asHeader } from './as-header.ts';
import type { WebBuild } from './assets.ts';
import { callAs, callAsAnyone, type CallWithin } from './call-as.ts';
import { iconTags } from './icons.ts';
import type { KeptPage, KeptPages, RenderedPage } from './kept-pages.ts';
import { gzipOf, type Piece, textOfPieces } from '../kit/gzip-pieces.ts';
import { pagePolicy } from './policy.ts';
import { shareTags } from './share.ts';
import { fillShell, sendHtml } from './shell.ts';

interface Parts {
  readonly config: Config;
  readonly addresses: Addresses;
  readonly kept: KeptPages;
  readonly adsFor: AdsFor;
  readonly callWithin: CallWithin;
  readonly areClicksWaiting: () => boolean;
}
/** The ads of a visitor who is not signed in. */
export type AdsFor = (request: FastifyRequest, reply: FastifyReply, place: AdPlace) => Promise<readonly AdCard[]>;
/** While one page waits for the database another is rendered; more at once would only keep clicks waiting, which share the thread. */
const turns = { waitingOfOne: 40, waitingOfAll: 200 } as const;
const atOnce = { calm: 4, besideClicks: 1 } as const;
/** Filling a page takes less than a millisecond. */
const fillTurns = { waitingOfOne: 400, waitingOfAll: 2_000 } as const;
const fillsAtOnce = { calm: 16, besideClicks: 1 } as const;

/** Sends a page for everyone as bytes that are there, or nothing to a browser that has them. */
async function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  reply.header('etag', page.etag);
  const known = String(request.headers['if-none-match'] ?? '').split(/,\s*/);
  if (known.includes(page.etag)) return reply.header('vary', 'cookie, accept-encoding').status(304).send();
  const encoded = await page.encoded(acceptedBy(request));
  if (encoded === null) return sendHtml(reply, await page.text());
  reply.headers({ vary: 'cookie, accept-encoding', 'content-encoding': encoded.encoding });
  return reply.type('text/html; charset=utf-8').send(encoded.bytes);
}

/** Sends a page with what is the visitor's own in it: made now, for nobody else. */
async function sendFilled(request: FastifyRequest, reply: FastifyReply, pieces: readonly Piece[]): Promise<FastifyReply> {
  if (!acceptedBy(request).has('gzip')) return sendHtml(reply, await textOfPieces(pieces));
  reply.headers({ vary: 'cookie, accept-encoding', 'content-encoding': 'gzip' });
  return reply.type('text/html; charset=utf-8').send(gzipOf(pieces));
}

const moduleLink = (file: string): string => `<link rel="modulepreload" href="${file}" />`;
const namedFiles = (name: string, files: readonly string[]): string => `<meta name="${name}" content="${files.join(' ')}" />`;

/** How a page gets its scripts: those of one that rests are named, and fetched once someone is there or all that is seen is (`web/early`). */
function scriptTags(rests: boolean, visit: readonly string[], components: readonly string[]): string {
  if (rests) return namedFiles('visit', visit) + namedFiles('scripts', components);
  const [entry, ...imported] = visit;
  // What one sees comes first.
  const start = `<script type="module" fetchpriority="low" src="${entry}"></script>`;
  return (
    start +
    imported.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}" />`).join('') +
    components.map(moduleLink).join('')
  );
}

/** A page of the marketplace as it is asked for. */
interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Bare, with search. */
  readonly path: string;
  readonly language: Language;
  readonly hosts: Hosts;
  readonly settings: PageSettings;
  readonly session: Session | null;
}
type Who = Pick<RenderRequest, 'visitor' | 'business' | 'call' | 'isKept'>;
type Show = (asked: Asked) => Promise<FastifyReply>;

/** Answers pages of the marketplace: those that are the same for everyone from what is kept, and each of the others for its visitor. */
export function showMarketplace(
  { config, addresses, kept, adsFor, callWithin, areClicksWaiting }: Parts,
  build: WebBuild,
  marketplace: Marketplace,
): Show {
  /** The same text for all pages of a kind: thousands of them are kept. */
  const policies = new Map<string, string>();
  const policyFor = (style: string): string => {
    const isMeasured = config.tagManagerId !== null;
    const policy = policies.get(style) ?? pagePolicy(null, { inline: { script: build.early.source, style }, isMeasured, ...config });
    policies.set(style, policy);
    return policy;
  };
  const inTurn = createFairQueue({ ...turns, atOnce: () => (areClicksWaiting() ? atOnce.besideClicks : atOnce.calm) });
  const inFillTurn = createFairQueue({ ...fillTurns, atOnce: () => (areClicksWaiting() ? fillsAtOnce.besideClicks : fillsAtOnce.calm) });
  const rendered = (asked: Asked, who: Who) => inTurn(asked.session?.accountUuid ?? asked.request.ip, () => renderNow(asked, who));
  const renderNow = async ({ path, language, hosts, settings }: Asked, who: Who) => {
    const { tagManagerId, imageUrl, supportEmail } = config;
    const origin = addresses.origins().marketplace;
    const page = await readTogether(() =>
      marketplace.render({ path, language, origin, hosts, tagManagerId, imageUrl, supportEmail, ...who }),
    );
    // Whatever came meanwhile is first: a page is two stretches for the thread, not one.
    await setImmediate();
    const { fonts, style, scripts } = build.pageFiles(page.modules);
    const head =
      build.early.html +
      page.preload +
      fonts +
      page.head +
      shareTags(page.card, { path, language, origin }) +
      iconTags('marketplace', language) +
      style.html +
      scriptTags(page.rests, build.visit, scripts);
    const data = `<script type="application/json" id="page-data">${page.data}</script>`;
    const html = fillShell(build.pageShell, { language, settings, nonce: null, head, body: page.body, data });
    return { status: page.status, html, common: style.html, policy: policyFor(style.source), fill: page.open?.(html) ?? null };
  };
  const forAnyone = async (asked: Asked): Promise<RenderedPage> => {
    const { call, endedBy } = callAsAnyone(callWithin, asked.request.ip, asked.language);
    const page = await rendered(asked, { visitor: null, business: null, call, isKept: true });
    return { ...page, endedBy: endedBy() };
  };
  const sendOwn = async (asked: Asked): Promise<FastifyReply> => {
    const { reply, session } = asked;
    const { status, html, policy } = await rendered(asked, {
      visitor: session?.accountType === 'user' ? { name: session.displayName, account: session.accountUuid } : null,
      business: session?.vendor ? { name: session.vendor.businessName } : null,
      call: callAs(callWithin, asked),
      isKept: false,
    });
    return sendHtml(reply.status(status).header('content-security-policy', policy), html);
  };
  return async (asked) => {
    const { request, reply, session, language, hosts } = asked;
    const moved = marketplace.movedTo(asked.path);
    if (moved !== null) return reply.redirect(asHeader(withLanguage(moved, language)), 301);
    // Browsers keep it whole for the way back, and ask again on every other way: who signed in meanwhile sees another page.
    if (session === null && marketplace.isForEveryone(asked.path)) reply.header('cache-control', 'private, no-cache');
    const path = session === null ? marketplace.keptPath(asked.path) : null;
    if (path === null) return sendOwn(asked);
    const page = await kept.get(`${hosts?.here ?? ''} ${language} ${path}`, () => forAnyone({ ...asked, path }));
    reply.header('content-security-policy', page.policy);
    if ('etag' in page) return sendKept(request, reply, page);
    if ('status' in page) return sendHtml(reply.status(page.status), page.html);
    const pieces = await inFillTurn(request.ip, async () => {
      if (areClicksWaiting()) await setImmediate();
      return page.fill((place) => adsFor(request, reply, place));
    });
    return pieces === null ? sendOwn(asked) : sendFilled(request, reply, pieces);
  };
}
