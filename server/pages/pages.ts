// HTML pages: the access check, then the page. The marketplace is rendered here; dashboard and operations start in the browser.
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, Endpoint } from '../../contract/endpoint.ts';
import { areaOf, gate, splitLanguage, type Hosts, type Language, type Visitor } from '../../core/identity/gate.ts';
import type { PageSettings } from '../../core/identity/page-settings.ts';
import { isPage } from '../../core/identity/pages.ts';
import type { Config } from '../config.ts';
import { isRefusalCode } from '../../contract/refusals.ts';
import type { Addresses } from '../kit/addresses.ts';
import { type ErrorBody, sendRefusal } from '../kit/edge.ts';
import type { Log } from '../kit/log.ts';
import type { Authenticate, Session } from '../kit/session.ts';
import { readWebBuild, type WebBuild } from './assets.ts';
import { isCallPath } from './call-paths.ts';
import { escapeHtml, pagePolicy } from './policy.ts';

interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}
type RenderCall = <E extends Endpoint>(endpoint: E, input?: Input) => Promise<AnswerOf<E>>;
interface Rendered {
  status: 200 | 404 | 410;
  head: string;
  body: string;
  data: string;
  /** Sources whose chunks and styles the page needs at once. */
  modules: readonly string[];
}
type Render = (request: {
  path: string;
  language: Language;
  origin: string;
  hosts: Hosts;
  visitor: { name: string; account: string } | null;
  business: { name: string } | null;
  tagManagerId: string | null;
  imageUrl: string | null;
  supportEmail: string | null;
  call: RenderCall;
  nonce: string;
}) => Promise<Rendered>;

export interface PagesOptions {
  readonly config: Config;
  readonly log: Log;
  readonly authenticate: Authenticate;
  readonly endSession: (session: Session, reply: FastifyReply) => Promise<void>;
  readonly addresses: Addresses;
}

/** A call the page makes while it is rendered: through the whole edge, as the visitor, without leaving the process. */
function callAs(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, language: Language): RenderCall {
  return async (endpoint, input = {}) => {
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')));
    const { cookie, 'user-agent': agent } = request.headers;
    const answer = await app.inject({
      method: endpoint.method as 'GET',
      url,
      query: Object.fromEntries(Object.entries(input.query ?? {}).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]]))),
      remoteAddress: request.ip,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(agent !== undefined && { 'user-agent': agent }),
        'accept-language': language,
      },
    });
    for (const value of [answer.headers['set-cookie'] ?? []].flat()) reply.header('set-cookie', value);
    const body = answer.body === '' ? undefined : (JSON.parse(answer.body) as unknown);
    if (answer.statusCode < 400) return body as AnswerOf<typeof endpoint>;
    const { error } = body as ErrorBody;
    throw Object.assign(new Error(error.message), {
      name: 'ApiError',
      status: answer.statusCode,
      code: error.code,
      fields: error.fields ?? [],
    });
  };
}

/** An address as a header carries it: what is no plain character is percent-encoded; what already is stays. */
const asHeader = (address: string): string => address.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);

const visitorOf = (session: Session | null): Visitor => {
  if (!session) return null;
  if (session.vendor) return { type: 'vendor', status: session.vendor.status };
  return session.accountType === 'operator' ? { type: 'operator' } : { type: 'user' };
};

function hostsSeenFrom(addresses: Addresses, host: string): Hosts {
  const here = addresses.areaOfHost(host);
  return here && { here, origins: addresses.origins() };
}

export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const build: WebBuild | null = readWebBuild();
  const render = build ? ((await import(pathToFileURL(build.marketplace).href)) as { render: Render }).render : null;

  const send = (reply: FastifyReply, html: string): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('vary', 'cookie').send(html);

  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = '/', ...rest] = request.url.split('?');
    const search = rest.length === 0 ? '' : `?${rest.join('?')}`;
    const { language, path } = splitLanguage(pathname);
    reply.header('cache-control', 'no-store');
    const hosts = hostsSeenFrom(options.addresses, request.host);
    const session = await options.authenticate(request);
    const passage = gate({ path: pathname, search, hosts, visitor: visitorOf(session) });
    if (passage.kind === 'redirect') {
      if (passage.endSession && session) await options.endSession(session, reply);
      return reply.redirect(asHeader(passage.to), 302);
    }
    if (!build || !render) return reply.status(503).type('text/plain').send('The web client is not built. Run: npm start');
    const area = hosts?.here ?? areaOf(path);
    const settings: PageSettings = {
      area,
      hosts,
      cookieDomain: options.config.cookieDomain ?? null,
      apiUrl: options.config.apiUrl,
      backends: options.config.backends,
      imageUrl: options.config.imageUrl,
      activityStreamAppId: options.config.activityStreamAppId,
      httpsOrigin: options.addresses.isHttps ? options.addresses.origins()[area] : null,
    };
    const nonce = randomBytes(16).toString('base64url');
    const fill = (head: string, body: string, data: string) =>
      build.shell
        .replace(/<html lang="\w+"/, `<html lang="${language}"`)
        .replace(
          '<!--head-->',
          () =>
            `<meta name="csp-nonce" content="${nonce}" /><meta name="settings" content="${escapeHtml(JSON.stringify(settings))}" />${head}`,
        )
        .replace('<!--body-->', () => body)
        .replace('<!--data-->', () => data);
    const isMeasured = area === 'marketplace' && options.config.tagManagerId !== null;
    reply.header(
      'content-security-policy',
      pagePolicy(nonce, { inline: area === 'marketplace' ? build.early.source : null, isMeasured, ...options.config }),
    );
    if (area !== 'marketplace') {
      reply.status(isPage(path.replace(/(?<=.)\/$/, '')) ? 200 : 404);
      return send(reply, fill(`<title>Pelaminan</title><meta name="robots" content="noindex" />${build.businessLinks}`, '', ''));
    }
    const page = await render({
      path: `${path}${search}`,
      language,
      origin: options.addresses.origins().marketplace,
      hosts,
      visitor: session?.accountType === 'user' ? { name: session.displayName, account: session.accountUuid } : null,
      business: session?.vendor ? { name: session.vendor.businessName } : null,
      tagManagerId: options.config.tagManagerId,
      imageUrl: options.config.imageUrl,
      supportEmail: options.config.supportEmail,
      call: callAs(app, request, reply, language),
      nonce,
    });
    reply.status(page.status);
    return send(
      reply,
      fill(
        page.head + build.early.html + build.pageLinks(page.modules),
        page.body,
        `<script type="application/json" id="page-data">${page.data}</script>`,
      ),
    );
  };

  /** A call the page cannot do without was refused: so is the page, for the same reason. */
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      return await answerPage(request, reply);
    } catch (fault) {
      const code = fault instanceof Error && fault.name === 'ApiError' && 'code' in fault ? String(fault.code) : '';
      if (!isRefusalCode(code)) throw fault;
      return sendRefusal(request, reply, code);
    }
  };

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
