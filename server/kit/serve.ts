// Binds an endpoint of the contract to its use case: access, origin, schema; denied by default (S17, S19, S21, S25).
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod';
import { type BodyOf, type Endpoint, type ParamsOf, partsOfAccess, type QueryOf } from '../../contract/endpoint.ts';
import { vendorSuspended, vendorUnpublished } from '../../core/identity/vendor-status.ts';
import { may } from '../../core/team/roles.ts';
import type { Language } from '../../texts/typed.ts';
import { assertDeclared, languageOf } from './edge.ts';
import type { Idempotency } from './idempotency.ts';
import type { FairQueue } from './fair-queue.ts';
import { networkOf } from './network.ts';
import { readInput } from './read-input.ts';
import { Refused, refuseWith } from './refused.ts';
import { Rendered } from './rendered.ts';
import type { Authenticate, Session } from './session.ts';
import { inSpan } from './tracing.ts';
import { turnsOf } from './turns.ts';
import { inUnit } from './unit.ts';
import type { Reserve } from './load.ts';
import { acceptUpload, readUpload, type Upload } from './upload.ts';

interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Present when the endpoint's access asks for one; else read it with `findSession`. */
  readonly session: SessionOf<E>;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** For endpoints open to anyone: who it is, if anyone. */
  readonly findSession: () => Promise<Session | null>;
  /** Reads the one file of an endpoint that takes one; refuses what is too large while it arrives. */
  readonly readFile: () => Promise<Upload>;
  /** The caller's key when the endpoint is idempotent: the use case makes it the natural key of what it creates. */
  idempotencyKey: string | null;
}
type VendorSession = Session & { readonly vendor: NonNullable<Session['vendor']> };
type SessionOf<E extends Endpoint> = E['access'] extends 'anyone' ? null : E['access'] extends `vendor${string}` ? VendorSession : Session;
/** What a use case hands over; the endpoint's schema turns it into what is sent, unless it was rendered by that schema already. */
type Answer<E extends Endpoint> = E['answer'] extends z.ZodType ? z.input<E['answer']> | Rendered : void | FastifyReply | string | Buffer;
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

export interface ServeOptions {
  readonly authenticate: Authenticate;
  readonly idempotency: Idempotency;
  /** Counts a call of a network. Answers null while within the limit, else the seconds to wait. */
  /** In which callers take turns for what is gathered from many rows. */
  readonly readTurns: FairQueue;
  readonly countCall: (key: string, limit: NonNullable<Endpoint['perNetwork']>) => Promise<number | null>;
  /** Exact origins our own pages have. */
  readonly isOwnOrigin: (origin: string, request: FastifyRequest) => boolean;
}
interface ServeMore {
  /** For calls that room is kept for when all else is turned away: the reserve of this request, if it proves to be one of them. */
  readonly reserve?: (request: FastifyRequest) => Reserve | null;
}
/** What a call within this process says, as text like in an address. */
interface Said {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}
/** For whom a page makes a call while it is rendered here. */
export interface Caller {
  readonly session: Session | null;
  readonly ip: string;
  readonly language: Language;
  /** Null for a page that is for everyone: a handler that asks who exactly is there fails. */
  readonly request: FastifyRequest | null;
  readonly reply: FastifyReply | null;
}
type CallWithin = (said: Said, caller: Caller) => Promise<unknown>;
/** Registers endpoints on one application. */
export interface Service {
  readonly serve: <const E extends Endpoint>(endpoint: E, handler: Handler<E>, more?: ServeMore) => void;
  /**
   * What the GET call of a path answers, without a request: with the same limits, the same access, the same turns and in the same shape. Refusals are
   * thrown.
   */
  readonly callWithin: (path: string, said: Said, caller: Caller) => Promise<unknown>;
  /** Everything served so far; the API page and the access matrix are made from it. */
  readonly served: readonly Endpoint[];
  /** The methods an address answers to; empty when there is nothing there. */
  methodsOf(url: string): string[];
  readonly app: FastifyInstance;
}

const isUnsafe = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** A request that changes something must come from our own pages, or from no browser at all (S17). */
function assertOwnOrigin(request: FastifyRequest, isOwnOrigin: ServeOptions['isOwnOrigin']): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined && !isOwnOrigin(origin, request)) refuseWith('request.origin_refused');
  if (site !== undefined && site !== 'same-origin' && site !== 'same-site' && site !== 'none') refuseWith('request.origin_refused');
}

/** Counted before anything is read: what is wrong with a call costs its network one as well. */
async function assertWithinLimit({ perNetwork, method, path }: Endpoint, ip: string, count: ServeOptions['countCall']): Promise<void> {
  if (perNetwork === undefined) return;
  const wait = await count(`${method} ${path} ${networkOf(ip)}`, perNetwork);
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
}

/** The one table of who may do what (S19). Throws when this session may not. */
function assertAccess(endpoint: Endpoint, session: Session | null): void {
  const { access } = endpoint;
  const { kind, act } = partsOfAccess(access);
  if (access === 'anyone') return;
  if (!session) refuseWith('identity.session_required');
  if (isUnsafe(endpoint.method) && !session.hasShownHandle) refuseWith('request.session_header_missing');
  if (act !== null && session.vendor && !may(session.vendor.role, act)) refuseWith('team.role_forbids');
  if (kind === 'session') return;
  if (access === 'couple') {
    if (session.accountType !== 'user') refuseWith('identity.forbidden');
    return;
  }
  if (kind === 'couple-or-vendor' && session.accountType === 'user') return;
  if (kind === 'vendor' || kind === 'vendor-unpublished' || kind === 'couple-or-vendor') {
    if (session.accountType !== 'vendor' || !session.vendor) refuseWith('identity.forbidden');
    if (kind !== 'vendor-unpublished' && session.vendor.status === vendorUnpublished) refuseWith('identity.vendor_not_published');
    if (session.vendor.status === vendorSuspended && isUnsafe(endpoint.method) && endpoint.onlyReads !== true)
      refuseWith('identity.vendor_suspended');
    return;
  }
  if (access === 'operator') {
    if (session.accountType !== 'operator') refuseWith('identity.forbidden');
    return;
  }
  const permission = access.slice('operator:'.length);
  if (session.accountType !== 'operator' || !session.permissions.some((p) => p === permission)) refuseWith('identity.forbidden');
}

/** Who takes turns: an account, or an address without a session. */
const callerOf = ({ session, ip }: Pick<Caller, 'session' | 'ip'>): string =>
  session === null ? networkOf(ip) : `account ${session.accountId}`;

/** A body that takes longer to arrive is asked again for its session and rights (S22). */
const bodyMsUnasked = 250;

const json = 'application/json; charset=utf-8';
const contentTypes: { readonly [A in NonNullable<Endpoint['answers']>]?: string } = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
};

/** A scope in which a body stays the bytes that were sent: a signature is over those, not over what they mean. */
function withRawBody(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  return scope;
}

/** Bodies that are no JSON are read in a scope of their own. */
function register(app: FastifyInstance, endpoint: Endpoint, route: RouteOptions): void {
  const { takesFile } = endpoint;
  if (endpoint.readsRawBody) app.register(async (scope) => withRawBody(scope).route(route));
  else if (takesFile)
    app.register(async (scope) => {
      await acceptUpload(scope, takesFile);
      scope.route(route);
    });
  else app.route(route);
}

function methodsAmong(served: readonly Endpoint[], url: string): string[] {
  const parts = (url.split('?')[0] ?? '').split('/');
  return served
    .filter(({ path }) => {
      const shape = path.split('/');
      return shape.length === parts.length && shape.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]));
    })
    .map((endpoint) => endpoint.method);
}

export function createService(app: FastifyInstance, options: ServeOptions): Service {
  const { authenticate, idempotency, isOwnOrigin, countCall, readTurns } = options;
  const served: Endpoint[] = [];
  const within = new Map<string, { readonly endpoint: Endpoint; readonly answer: CallWithin }>();
  const serve = <const E extends Endpoint>(endpoint: E, handler: Handler<E>, { reserve }: ServeMore = {}): void => {
    served.push(endpoint);
    const needsSession = endpoint.access !== 'anyone';
    // What is sent by the handler itself is on its way before it could be withdrawn.
    const isWhole = (needsSession || isUnsafe(endpoint.method)) && (endpoint.answer !== undefined || endpoint.answers === 'nothing');
    const turns = turnsOf(endpoint, readTurns);
    const needsOwnOrigin = isUnsafe(endpoint.method) && !endpoint.crossOrigin;
    const sessionOf = async (request: FastifyRequest): Promise<Session | null> => {
      const session = await authenticate(request);
      assertAccess(endpoint, session);
      request.session = session;
      return session;
    };
    const admit = async (request: FastifyRequest): Promise<void> => {
      if (needsOwnOrigin) assertOwnOrigin(request, isOwnOrigin);
      if (!needsSession) return;
      const session = await sessionOf(request);
      const refusal = session === null ? null : (request.work?.belongTo(session.accountId) ?? null);
      if (refusal !== null) refuseWith(refusal, { retryAfterSeconds: 1 });
    };
    const inTurn = <T>(caller: Pick<Caller, 'session' | 'ip'>, work: () => Promise<T>): Promise<T> =>
      turns === null ? work() : turns(callerOf(caller), work);
    const run = async (call: Call<E>, session: Session | null, idempotencyKey: string | null = null): Promise<unknown> => {
      call.idempotencyKey = idempotencyKey;
      const made = async (): Promise<unknown> => {
        const answer = await handler(call);
        return endpoint.answer && !(answer instanceof Rendered) ? endpoint.answer.parse(answer) : answer;
      };
      return isWhole ? inUnit(made, session?.accountId) : made();
    };
    if (endpoint.method === 'GET' && endpoint.answer !== undefined)
      within.set(endpoint.path, {
        endpoint,
        async answer(said, caller) {
          await assertWithinLimit(endpoint, caller.ip, countCall);
          assertAccess(endpoint, caller.session);
          const findSession = () => Promise.resolve(caller.session);
          const call = { ...readInput(endpoint, said), ...caller, session: needsSession ? caller.session : null, findSession };
          const answer = await inTurn(call, () => run(call as unknown as Call<E>, call.session));
          return answer instanceof Rendered ? (JSON.parse(answer.text) as unknown) : answer;
        },
      });
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint, ...(reserve && { reserve }) },
      // Where no one is turned away, nothing is asked: these are the calls that come by the thousand.
      ...((needsOwnOrigin || needsSession) && { onRequest: admit }),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        await assertWithinLimit(endpoint, request.ip, countCall);
        // While a body was on its way, who sends it may have lost the right to.
        if (needsSession && reply.elapsedTime > bodyMsUnasked) await sessionOf(request);
        const { session } = request;
        const call = {
          ...readInput(endpoint, request),
          session,
          language: languageOf(request),
          request,
          reply,
          findSession: () => authenticate(request),
          async readFile() {
            const file = await readUpload(request, endpoint.takesFile as NonNullable<Endpoint['takesFile']>);
            if (needsSession) await sessionOf(request);
            return file;
          },
          idempotencyKey: null,
        } as unknown as Call<E>;
        const contentType = endpoint.answers && contentTypes[endpoint.answers];
        if (contentType !== undefined) reply.type(contentType);
        const answer = await inTurn(request, () =>
          endpoint.idempotent
            ? idempotency.once(request, `${endpoint.method} ${endpoint.path} ${session?.accountId ?? ''}`, (key) => run(call, session, key))
            : run(call, session),
        );
        if (reply.sent) return reply;
        if (endpoint.answers === 'nothing') return reply.status(204).send();
        if (endpoint.answers) return answer;
        reply.status(endpoint.status ?? 200);
        return answer instanceof Rendered ? reply.type(json).send(answer.text) : reply.send(answer);
      },
    };
    register(app, endpoint, route);
  };
  const callWithin: Service['callWithin'] = async (path, said, caller) => {
    const found = within.get(path);
    if (found === undefined) throw new Error(`${path} is no call that a page can make`);
    try {
      return await inSpan(`GET ${path}`, () => found.answer(said, caller));
    } catch (fault) {
      if (fault instanceof Refused) assertDeclared(app, found.endpoint, fault.refusals);
      throw fault;
    }
  };
  return { serve, callWithin, served, methodsOf: (url) => methodsAmong(served, url), app };
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
