// HTML pages: the access check, then the page. The marketplace is rendered here; dashboard and operations start in the browser.
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Area } from '../../core/identity/areas.ts';
import { areaOf, gate, type Language, splitLanguage, type Hosts, type Visitor } from '../../core/identity/gate.ts';
import type { PageSettings } from '../../core/identity/page-settings.ts';
import { isPage } from '../../core/identity/pages.ts';
import type { Config } from '../config.ts';
import type { Marketplace } from '../../contract/render.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Log } from '../kit/log.ts';
import type { Authenticate, Session } from '../kit/session.ts';
import { asHeader } from './as-header.ts';
import { readWebBuild, type WebBuild } from './assets.ts';
import type { CallWithin } from './call-as.ts';
import { isCallPath } from './call-paths.ts';
import { iconTags, serveIcons } from './icons.ts';
import type { KeptPages } from './kept-pages.ts';
import { type AdsFor, showMarketplace } from './marketplace.ts';
import { escapeHtml, pagePolicy } from './policy.ts';
import { type SharePictures, serveSharePictures } from './share.ts';
import { fillShell, sendHtml } from './shell.ts';
import { serveSharing } from './sharing.ts';
import { serveWorker } from './worker.ts';
import { shellEn } from '../../texts/dashboard/shell.en.ts';
import { shellId } from '../../texts/dashboard/shell.id.ts';

export interface PagesOptions {
  readonly config: Config;
  readonly log: Log;
  readonly authenticate: Authenticate;
  readonly endSession: (session: Session, reply: FastifyReply) => Promise<void>;
  readonly addresses: Addresses;
  readonly kept: KeptPages;
  readonly adsFor: AdsFor;
  /** Fewer pages are under way then. */
  readonly areClicksWaiting: () => boolean;
  readonly callWithin: CallWithin;
  readonly sharePictures: SharePictures;
}

const visitorOf = (session: Session | null): Visitor => {
  if (!session) return null;
  if (session.vendor) return { type: 'vendor', status: session.vendor.status };
  return session.accountType === 'operator' ? { type: 'operator' } : { type: 'user' };
};

function hostsSeenFrom(addresses: Addresses, host: string): Hosts {
  const here = addresses.areaOfHost(host);
  return here && { here, origins: addresses.origins() };
}

/** The build exports what `web/app/marketplace-server.tsx` declares with the same type. */
async function marketplaceOf(build: WebBuild): Promise<Marketplace> {
  const built = (await import(pathToFileURL(build.marketplace).href)) as { readonly marketplace: Marketplace };
  return built.marketplace;
}

interface ShellParts {
  readonly build: WebBuild;
  readonly config: Config;
  readonly language: Language;
  readonly settings: PageSettings;
}

const words: Readonly<Record<Language, Pick<typeof shellId, 'loading' | 'noScripts'>>> = { en: shellEn, id: shellId };

/** The page in which the dashboard and operations start: of its own it shows that they are on their way. */
function sendShell(reply: FastifyReply, { build, config, language, settings }: ShellParts): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  reply.header('content-security-policy', pagePolicy(nonce, config));
  const head = `<title>Pelaminan</title><meta name="robots" content="noindex" />${iconTags(settings.area, language)}${build.businessLinks}`;
  const { loading, noScripts } = words[language];
  const body = `<noscript><p class="start-failure">${noScripts}</p></noscript><div class="starting"><output class="for-screen-readers">${loading}</output></div>`;
  return sendHtml(reply, fillShell(build.shell, { language, settings, nonce, head, body }));
}

/** Every other path is a page, redirected where the gate says so. Without a built client it answers 503. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { config, addresses } = options;
  const build: WebBuild | null = readWebBuild();
  const marketplace = build && (await marketplaceOf(build));
  const show = build && marketplace && showMarketplace(options, build, marketplace);
  if (build) serveIcons(app, build.icon);
  serveSharing(app);
  if (marketplace) serveSharePictures(app, { ...options, marketplace });

  const settingsOf = (area: Area, hosts: Hosts): PageSettings => ({
    area,
    hosts,
    cookieDomain: config.cookieDomain ?? null,
    apiUrl: config.apiUrl,
    backends: config.backends,
    imageUrl: config.imageUrl,
    activityStreamAppId: config.activityStreamAppId,
    httpsOrigin: addresses.isHttps ? addresses.origins()[area] : null,
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = '/', ...rest] = request.url.split('?');
    const search = rest.length === 0 ? '' : `?${rest.join('?')}`;
    const { language, path } = splitLanguage(pathname);
    reply.header('cache-control', 'no-store');
    const hosts = hostsSeenFrom(addresses, request.host);
    const session = await options.authenticate(request);
    const passage = gate({ path: pathname, search, hosts, visitor: visitorOf(session) });
    if (passage.kind === 'redirect') {
      if (passage.endSession && session) await options.endSession(session, reply);
      return reply.redirect(asHeader(passage.to), 302);
    }
    if (!build || !show) return reply.status(503).type('text/plain').send('The web client is not built. Run: npm start');
    const area = hosts?.here ?? areaOf(path);
    const settings = settingsOf(area, hosts);
    if (area === 'marketplace') return show({ request, reply, path: `${path}${search}`, language, hosts, settings, session });
    reply.status(isPage(path.replace(/(?<=.)\/$/, '')) ? 200 : 404);
    return sendShell(reply, { build, config, language, settings });
  };
  if (build)
    serveWorker(app, build.worker, (request, reply, language) =>
      sendShell(reply, { build, config, language, settings: settingsOf('dashboard', hostsSeenFrom(addresses, request.host)) }),
    );

  app.route({ method: 'GET', url: '/', handler: answer });
  app.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => (isCallPath(request.url) ? reply.callNotFound() : answer(request, reply)),
  });
}

/** A plain page of our own in the same quiet style, for the outbox and the API page. */
export const plainPage = (title: string, body: string, stylesheet: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="${stylesheet}"></head><body><main>${body}</main></body></html>`;
