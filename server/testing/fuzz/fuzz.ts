// Sends every call with all variants, and checks after each change that its owner can still read all their records. (S66, S67)
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { exampleOf } from '../../../contract/examples.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { refusalsOf } from '../../../contract/endpoint-refusals.ts';
import { refusals } from '../../../contract/refusals.ts';
import type { BuiltAccount } from '../builders/accounts.ts';
import type { TestApp } from '../test-app.ts';
import type { Answer } from '../builders/context.ts';
import { goodRequests } from './good-requests.ts';
import { hasLeft, kindOf, openWorld, type Role, rolesOf, type World } from './people.ts';
import { addressOf, type Variant, variantsOf, type Wish } from './variants.ts';
import { keysOf } from '../../../core/keys.ts';
import { fieldsOf } from '../../../core/unknown.ts';
import { codeOf } from '../code-of.ts';
import { shuffled } from './shuffled.ts';

export interface Findings {
  readonly problems: Set<string>;
  /** Calls that were granted at least once. */
  readonly granted: Set<string>;
  asked: number;
  /** Variants that a shape lets in, and those it refuses: of these every one was put before its shape, and one of each call is sent. */
  letIn: number;
  refusedByShape: number;
}
export interface Effort {
  readonly seed: number;
  readonly variantsPerCall: number;
  /** Granted requests of a call that changes something, of each role: each needs everything it is about anew. */
  readonly grantsPerCall: number;
  /** Reads of an owner after each change, beside those of what was changed. */
  readonly readsPerChange: number;
  /** After so many only the good requests are sent. */
  readonly requestsMax: number;
}
/** Calls that are not tried, and what looks at them instead. */
export const leftOut: Readonly<Record<string, string>> = {
  'GET /v2/live': 'It is never over: server/ads/live.test.ts, and the attack of idle streams.',
  'POST /webhooks/payments/:gateway':
    'Nothing is read before its signature is checked: tests of server/payments, the attack of forged webhooks.',
  'POST /v2/agreement/files': 'Its body is a file: server/verification/files.test.ts has the hostile ones.',
  'POST /v2/conversations/:id/files': 'Its body is a file: server/conversations/files.test.ts.',
  'POST /v2/vendors/:id/review_pictures': 'Its body is a file: server/reviews/photos.test.ts.',
  'POST /ms/bs-vendors/api/v1/pictures': 'Its body is a file: server/pictures/pictures.test.ts.',
};
/** A request that is granted, whose it is, and what of it is still to be changed. */
interface Target {
  readonly as: BuiltAccount | undefined;
  readonly wish: Wish;
}

/** What tells someone outside, or keeps a file, is kept before the answer is made. */
const tellsOthers = (name: string): boolean => /checkout|payments|membership\/orders|pictures|files|other\/readings/.test(name);
/** The key by which endpoints are left out and requests are found. */
export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const statusesOf = (endpoint: Endpoint): ReadonlySet<number> =>
  new Set([
    endpoint.answers === 'redirect' ? 302 : endpoint.answers === 'nothing' ? 204 : (endpoint.status ?? 200),
    ...[...refusalsOf(endpoint)].map((code) => refusals[code]),
  ]);

/** Ten of them take half a minute. */
const busyTriesMax = 10;
const idsIn = (text: string): string[] => [...text.matchAll(/"id":"?([\da-f-]+)"?/g)].map(([, id]) => id ?? '');

export class Fuzz {
  readonly #app: TestApp;
  readonly #effort: Effort;
  readonly #findings: Findings = { problems: new Set(), granted: new Set(), asked: 0, letIn: 0, refusedByShape: 0 };
  readonly #world: World;
  readonly #endpoints: readonly Endpoint[];
  readonly #readable = new Map<Exclude<Role, 'nobody'>, string[]>();

  private constructor(app: TestApp, world: World, effort: Effort) {
    this.#app = app;
    this.#world = world;
    this.#effort = effort;
    this.#endpoints = app.system.service.served.filter((one) => !(nameOf(one) in leftOut));
  }

  static async on(app: TestApp, effort: Effort): Promise<Fuzz> {
    return new Fuzz(app, await openWorld(app), effort);
  }

  async run(): Promise<Findings> {
    await this.#findReadable();
    for (const endpoint of shuffled(this.#endpoints, this.#effort.seed)) {
      const variantsMax = this.#findings.asked > this.#effort.requestsMax ? 0 : this.#effort.variantsPerCall;
      let last: Wish | null = null;
      for (const [turn, role] of rolesOf(endpoint.access).entries()) {
        // Whether a vendor is published changes what is granted, not what is read of a request.
        const isAnotherCaller = turn === 0 || kindOf(endpoint) !== 'vendor-unpublished';
        last = await this.#tryOut(endpoint, role, isAnotherCaller ? variantsMax : 0, turn === 0);
      }
      if (last) await this.#askAsOthers(endpoint, last);
    }
    for (const [role, paths] of this.#readable)
      for (const path of paths) await this.#mustRead(path, this.#world.people[role], role, 'everything');
    return this.#findings;
  }

  /** The reads of each person that need no id and are answered now: they must be answered to the end. */
  async #findReadable(): Promise<void> {
    for (const role of keysOf(this.#world.people)) {
      const paths: string[] = [];
      for (const endpoint of this.#readsOf(role)) {
        if (endpoint.params) continue;
        const answer = await this.#ask(endpoint, endpoint.path, role, this.#world.people[role], undefined, 'a read');
        if (answer.status === 200) paths.push(endpoint.path);
      }
      this.#readable.set(role, paths);
    }
  }

  #readsOf(role: Role): readonly Endpoint[] {
    return this.#endpoints.filter(
      ({ method, access }) =>
        method === 'GET' && (access === 'anyone' || rolesOf(access).includes(role === 'other' || role === 'suspended' ? 'vendor' : role)),
    );
  }

  /** One request, judged: never a fault, and nothing that is not declared. */
  async #ask(endpoint: Endpoint, url: string, role: Role, as: BuiltAccount | undefined, body: unknown, what: string): Promise<Answer> {
    this.#findings.asked++;
    let answer = await this.#send(endpoint, url, as, body);
    if (answer.status === 401 && as !== undefined) {
      // Something before it ended the session: that was its right.
      await this.#signIn(as);
      answer = await this.#send(endpoint, url, as, body);
    }
    // A busy machine draws documents slowly, and anyone who waits too long for one is told to come back: so do we.
    for (let tries = 1; codeOf(answer) === 'server.busy' && tries <= busyTriesMax; tries++) {
      await sleep(tries * 500);
      answer = await this.#send(endpoint, url, as, body);
    }
    const code = codeOf(answer);
    if (answer.status >= 500 || !statusesOf(endpoint).has(answer.status))
      this.#findings.problems.add(`${nameOf(endpoint)} as ${role}: ${answer.status} ${code ?? ''} for ${what}`);
    return answer;
  }

  async #signIn(as: BuiltAccount): Promise<void> {
    const renewed = await this.#app.build.signedInAgain(as);
    // In place: what the world was made of, and what requests are made with, is the same person.
    for (const person of [as, ...Object.values(this.#world.people)]) if (person.accountId === as.accountId) Object.assign(person, renewed);
  }

  async #send(endpoint: Endpoint, url: string, as: BuiltAccount | undefined, body: unknown): Promise<Answer> {
    if (endpoint.body === undefined) return this.#app.call(endpoint.method, url, { as });
    // As text: what JSON cannot say of itself, such as half a character pair, is sent all the same.
    const headers = { 'content-type': 'application/json' };
    return this.#app.call(endpoint.method, url, { as, body: JSON.stringify(body) ?? 'null', headers });
  }

  async #prepare(endpoint: Endpoint, role: Role): Promise<Target> {
    await this.#restore();
    const person = role === 'nobody' ? undefined : this.#world.people[role];
    const make = async () => goodRequests[nameOf(endpoint)]?.({ app: this.#app, world: this.#world, role, as: person });
    const made = await make()
      .catch(async () => {
        // Whose session ended on the way cannot prepare anything.
        for (const one of Object.values(this.#world.people)) await this.#signIn(one);
        return make();
      })
      .catch((fault: unknown) => {
        this.#findings.problems.add(`${nameOf(endpoint)} as ${role} could not be prepared: ${String(fault)}`);
      });
    const body = made?.body ?? (endpoint.body ? exampleOf(endpoint.body, 'input') : undefined);
    return {
      as: made?.as ?? person,
      wish: { params: { ...this.#paramsOf(endpoint, role), ...made?.params }, query: { ...made?.query }, body },
    };
  }

  /** What an address of which nothing else is known is about. */
  #paramsOf({ path, params }: Endpoint, role: Role): Wish['params'] {
    const { vendor, couple } = this.#world;
    const example = params ? fieldsOf(exampleOf(params, 'input')) : {};
    const self = role === 'nobody' ? couple : this.#world.people[role];
    return Object.fromEntries(
      Object.entries(example).map(([name, value]) => {
        if (name === 'slug') return [name, vendor.slug];
        if (typeof value !== 'number') return [name, value];
        return [name, /vendors?\/|offers/.test(path) ? vendor.vendorId : self.accountId];
      }),
    );
  }

  async #tryOut(endpoint: Endpoint, role: Role, variantsMax: number, isFirst: boolean): Promise<Wish> {
    const name = nameOf(endpoint);
    const isChange = endpoint.method !== 'GET';
    let target = await this.#prepare(endpoint, role);
    if (isChange && variantsMax > 0) await this.#breakAnswer(endpoint, role, target);
    const all = shuffled(variantsOf(endpoint, target.wish), this.#effort.seed + name.length);
    const vital = isFirst ? all.filter(({ isVital }) => isVital) : [];
    const variants = this.#chosen(all, vital, variantsMax);
    let isUsed = false;
    let grants = 0;
    for (const [turn, { at, of }] of [{ at: 'nothing odd', of: (wish: Wish) => wish }, ...vital, ...variants].entries()) {
      if (turn > vital.length && grants >= this.#effort.grantsPerCall) break;
      if (isUsed) target = await this.#prepare(endpoint, role);
      const wish = of(target.wish);
      const answer = await this.#ask(endpoint, addressOf(endpoint.path, wish), role, target.as, wish.body, at);
      const isGranted = answer.status < 400;
      isUsed = isChange && isGranted;
      if (isUsed) grants++;
      if (isGranted) this.#findings.granted.add(name);
      else if (turn === 0) this.#findings.problems.add(`${name} as ${role}: the good request is refused: ${answer.text.slice(0, 300)}`);
      if (isUsed) await this.#readBack(endpoint, role, target.as, [...Object.values(wish.params), ...idsIn(answer.text)], at);
    }
    return target.wish;
  }

  /** What a shape refuses never reaches what is behind it: one of it is enough, and the others are worth sending. */
  #chosen(all: readonly Variant[], vital: readonly Variant[], max: number): Variant[] {
    if (max === 0) return [];
    const letIn = all.filter((one) => one.isLetIn());
    const refused = all.filter((one) => !letIn.includes(one));
    this.#findings.letIn += letIn.length;
    this.#findings.refusedByShape += refused.length;
    return [...refused.slice(0, 1), ...letIn.filter((one) => !vital.includes(one)).slice(0, max - 1)];
  }

  /** What was changed is read by all its ids, and a few other things of the same owner. */
  async #readBack(changed: Endpoint, role: Role, as: BuiltAccount | undefined, ids: readonly unknown[], at: string): Promise<void> {
    const what = `${nameOf(changed)} with ${at}`;
    const room = changed.path.split('/', changed.path.startsWith('/v2/') ? 3 : 6).join('/');
    const known = [...new Set(ids.map(String))].slice(0, 4);
    for (const one of this.#readsOf(role).filter(({ path }) => path.startsWith(room) && /^[^:]+:\w+[^:]*$/.test(path)))
      for (const id of known) await this.#ask(one, one.path.replace(/:\w+/, encodeURIComponent(id)), role, as, undefined, what);
    const lists = (role === 'nobody' ? null : this.#readable.get(role)) ?? [];
    const others = shuffled(lists, this.#effort.seed + this.#findings.asked).slice(0, this.#effort.readsPerChange);
    for (const path of new Set([...lists.filter((path) => path.startsWith(room)), ...others])) await this.#mustRead(path, as, role, what);
  }

  async #mustRead(path: string, as: BuiltAccount | undefined, role: Role, after: string): Promise<void> {
    const endpoint = this.#endpoints.find((one) => nameOf(one) === `GET ${path}`);
    if (!endpoint) return;
    const { status } = await this.#ask(endpoint, path, role, as, undefined, `a read after ${after}`);
    // A vendor on a smaller plan, made for one call, may not read everything.
    const isStatus = Object.values(this.#world.people).some(({ accountId }) => accountId === as?.accountId);
    if (status !== 200 && (isStatus || status !== 403) && !(await hasLeft(this.#app, as)))
      this.#findings.problems.add(`GET ${path} as ${role}: ${status} after ${after}`);
  }

  /** What would stop everything after it: limits that are used up, and vendors who are no longer what their role says. */
  async #restore(): Promise<void> {
    const { vendor, suspended, unpublished } = this.#world;
    await sql`delete from throttle`.execute(this.#app.owner);
    for (const [id, status] of [
      [vendor.vendorId, 1],
      [suspended.vendorId, 2],
      [unpublished.vendorId, 0],
    ] as const)
      await this.#app.owner.updateTable('vendor').set({ status }).where('id', '=', id).where('status', '!=', status).execute();
  }

  /** Everyone else asks once, about things that are not theirs. */
  async #askAsOthers(endpoint: Endpoint, wish: Wish): Promise<void> {
    // What anyone who signed in may do to their own account they may do.
    const others: readonly Role[] = kindOf(endpoint) === 'session' ? ['nobody'] : ['nobody', ...keysOf(this.#world.people)];
    for (const role of others)
      if (!rolesOf(endpoint.access).includes(role)) {
        const as = role === 'nobody' ? undefined : this.#world.people[role];
        await this.#ask(endpoint, addressOf(endpoint.path, wish), role, as, wish.body, 'somebody else’s');
      }
  }

  /** A good request whose answer cannot be made: it must leave nothing behind. */
  async #breakAnswer(endpoint: Endpoint, role: Role, { as, wish }: Target): Promise<void> {
    if (!endpoint.answer || endpoint.access === 'anyone' || tellsOthers(nameOf(endpoint))) return;
    // What clicks cost is posted by itself some seconds later; here it is posted before anybody looks.
    await sql`select ad_settle(array(select vendor_id from vendor_ad where unsettled_idr > 0))`.execute(this.#app.owner);
    const before = await this.#everything();
    const broken = vi.spyOn(endpoint.answer, 'parse').mockImplementation(() => {
      throw new Error('cannot be shown');
    });
    const answer = await this.#send(endpoint, addressOf(endpoint.path, wish), as, wish.body);
    broken.mockRestore();
    if (answer.status < 500) return;
    const after = await this.#everything();
    for (const [table, state] of after)
      if (before.get(table) !== state) this.#findings.problems.add(`${nameOf(endpoint)} as ${role}: a fault left something in ${table}`);
  }

  /** What every table holds that only requests write, as far as one can tell: how many rows, and the newest transaction that wrote one. */
  async #everything(): Promise<ReadonlyMap<string, string>> {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition
      and relname not in ('throttle', 'session', 'idempotency_key') and relname !~ '^ad_(stat|market|traffic)_'`.execute(this.#app.owner);
    const parts = tables.map(
      ({ name }) => `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from "${name}"`,
    );
    const { rows } = await sql.raw<{ name: string; state: string }>(parts.join(' union all ')).execute(this.#app.owner);
    return new Map(rows.map(({ name, state }) => [name, state]));
  }
}
