// Gives the commands of a sequence to a pair of servers over HTTP, and tells what they answered.
import { randomUUID } from 'node:crypto';
import { placementAds, countImpressions } from '../../contract/ads.ts';
import type { AdCard } from '../../contract/catalogue.ts';
import { type Order, checkout } from '../../contract/credit.ts';
import { type Answer, type ClickManner, type Command, pick, type Sight, type Step } from './model/commands.ts';
import { after, chargedIn, sayable, type World } from './model/world.ts';
import { addDays, businessDayOf } from '../../core/time.ts';
import type { Sent } from '../replay/http.ts';
import type { Cast } from './cast.ts';
import type { Pair } from './engines.ts';
import type { Seen } from './legal-order.ts';
import { messageOf } from './gateway-message.ts';
import { recordOf, sightBy, tokenIdOf } from './observe.ts';
import { faultCode } from '../../server/kit/fault.ts';
import { answerOf } from '../../server/testing/answer-of.ts';

const api = '/ms/bs-vendors/api/v1';
/** Within this time an ad stops or starts showing everywhere. */
const shownWithinMs = 5_000;
const sessionMs = 11 * 3_600_000;
/** A click that waits so long is led on without being recorded: its answer says nothing. */
const clickPatienceMs = 1_900;

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;
type Got = { status: number; body: unknown };

/** The servers say that they cannot serve now: no answer to compare. */
export class Unavailable extends Error {}

interface PlacedOrder {
  readonly order: Order;
  readonly payment: { readonly id: string };
}

const manners: Readonly<Record<ClickManner, Readonly<Record<string, string>>>> = {
  person: {},
  head: {},
  bot: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  program: { 'user-agent': '' },
  prefetch: { 'sec-purpose': 'prefetch' },
};

/** Gives commands to a pair of servers and tells what they answered; each play has a stage of its own. */
export class Stage {
  readonly #pair: Pair;
  readonly #vendors: Cast['vendors'];
  readonly #viewers: Cast['viewers'];
  readonly #number: number;
  readonly #cards: AdCard[] = [];
  readonly #orders: PlacedOrder[] = [];
  readonly #knownClicks = new Set<string>();
  #sessions: readonly string[] = [];
  #sessionsUntil = Number.NEGATIVE_INFINITY;
  #turn: number;
  #startedAt = Number.POSITIVE_INFINITY;
  #isTooSlow = false;

  constructor(pair: Pair, { vendors, viewers }: Cast, number: number) {
    this.#pair = pair;
    this.#vendors = vendors;
    this.#viewers = viewers;
    this.#number = number;
    this.#turn = number;
  }

  async #send(request: Sent, server = this.#turn++): Promise<Got> {
    const got = await this.#pair.callers[server % 2 === 0 ? 0 : 1].send(request).catch((fault: unknown) => {
      // A server that got no time to read what had come closes the connection; one that is gone refuses the next.
      if (faultCode(fault) === 'ECONNRESET') throw new Unavailable(`${request.path} was cut off`);
      throw fault;
    });
    if (got.status === 503) throw new Unavailable(`${request.path} got 503`);
    return got;
  }

  #as(vendor: number): Readonly<Record<string, string>> {
    return { 'session-id': this.#sessions[vendor] ?? '' };
  }

  #vendorAt(vendor: number): Cast['vendors'][number] {
    return this.#vendors[vendor] ?? fail('there is no such vendor');
  }

  async #signIn(now: number): Promise<void> {
    this.#startedAt = Math.min(this.#startedAt, now);
    if (now < this.#sessionsUntil) return;
    this.#sessions = await this.#pair.sessionsOf([...this.#vendors.map(({ accountId }) => accountId), this.#pair.operatorId], now);
    this.#sessionsUntil = now + sessionMs;
  }

  async #checkout(at: number, { vendor, creditsIdr }: Of<'checkout'>): Promise<Answer> {
    const headers = { ...this.#as(vendor), 'idempotency-key': randomUUID() };
    const request: Sent = { method: 'POST', path: `${api}/ads_credits/checkout`, at, headers, body: { credits: creditsIdr } };
    const [one, other] = await Promise.all([this.#send(request, 0), this.#send(request, 1)]);
    if (one.status === 422 && other.status === 422) return 'refused';
    const placed = [one, other].filter(({ status }) => status === 200).map(({ body }) => answerOf(checkout, body).data);
    const [first] = placed;
    if (first === undefined || placed.some(({ order }) => order.id !== first.order.id)) return `got ${one.status} and ${other.status}`;
    this.#orders.push(first);
    return 'ordered';
  }

  async #notice(world: World, command: Of<'notice'>): Promise<Answer> {
    const about = sayable(world, command);
    const placed = about === null ? undefined : this.#orders[about.order];
    const placedAt = about === null ? undefined : world.orders[about.order];
    if (about === null || placed === undefined || placedAt === undefined) return 'nothing';
    const { order, payment } = placed;
    const { body, headers } = messageOf({
      id: `event ${this.#number} ${about.order} ${command.event}`,
      payment: { id: payment.id, totalIdr: order.total, payableUntil: order.expires_at, paidAt: placedAt.placedAt + placedAt.paidAfterMs },
      says: about.says,
      flaw: command.flaw,
      sentAt: world.now,
    });
    const { status } = await this.#send({
      method: 'POST',
      path: '/webhooks/payments/sandbox',
      at: world.now,
      headers,
      body: JSON.parse(body),
    });
    return status === 401 ? 'refused' : status < 300 ? 'received' : `got ${status}`;
  }

  async #save(at: number, wish: Of<'save'>): Promise<Answer> {
    const day = (days: number | null) => (days === null ? null : addDays(businessDayOf(at), days));
    const body = {
      cpc: wish.cpcIdr,
      daily_budget: wish.budgetIdr,
      // The model knows no chance: an ad that may be shown is shown.
      pacing: 'fast',
      start_date: day(wish.startsInDays),
      end_date: day(wish.endsInDays),
      is_enabled: wish.isEnabled,
    };
    const { status } = await this.#send({ method: 'PUT', path: `${api}/vendor_ads`, at, headers: this.#as(wish.vendor), body });
    return status === 200 ? 'saved' : status === 422 ? 'refused' : `got ${status}`;
  }

  /** Asks until the answer is the one expected; what is wrong for longer than allowed is wrong. */
  async #show(world: World, command: Of<'show'>): Promise<Answer> {
    const expected = after(world, command).answer;
    const { categoryId, cityId, vendorId } = this.#vendorAt(command.vendor);
    const headers = this.#viewers[command.viewer] ?? {};
    const path = `${api}/vendor_ads/placements/category?category_id=${categoryId}&city_id=${cityId}&limit=12`;
    for (const until = performance.now() + shownWithinMs, server = this.#turn++; ; ) {
      // A look from a second ago and one from now: decks are mixed anew for both.
      await this.#send({ path, at: world.now - 1_000, headers }, server);
      const { body } = await this.#send({ path, at: world.now, headers }, server);
      const card = answerOf(placementAds, body).data.find(({ vendor }) => vendor.id === vendorId);
      const answer = card === undefined ? 'not shown' : 'shown';
      if (answer !== expected && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      if (card !== undefined) this.#cards.push(card);
      return answer;
    }
  }

  async #see(at: number, { card: n, times }: Of<'see'>): Promise<Answer> {
    const card = pick(this.#cards, n);
    if (card === undefined) return 'nothing';
    const beacon = (): Promise<Got> =>
      this.#send({
        method: 'POST',
        path: `${api}/vendor_ads/impressions`,
        at,
        headers: this.#viewers[0] ?? {},
        body: { batch_id: randomUUID(), tokens: [card.impression_token] },
      });
    const answers = await Promise.all(Array.from({ length: times }, beacon));
    return `counted ${answers.reduce((sum, { body }) => sum + answerOf(countImpressions, body).data.counted, 0)}`;
  }

  async #click(world: World, command: Of<'click'>): Promise<void> {
    const card = pick(this.#cards, command.card);
    const of = pick(world.cards, command.card);
    if (card === undefined || of === undefined) return;
    const headers = { ...this.#viewers[command.viewer ?? of.viewer], ...manners[command.how] };
    const started = performance.now();
    const { status } = await this.#send({
      method: command.how === 'head' ? 'HEAD' : 'GET',
      path: `${card.click_url}${command.isSeen ? '?seen=1' : ''}`,
      at: world.now,
      headers,
    });
    this.#isTooSlow ||= performance.now() - started > clickPatienceMs;
    if (status !== 302) fail(`a click got ${status}`);
  }

  async #refund(world: World, { click: n }: Of<'refund'>): Promise<Answer> {
    const chosen = pick(chargedIn(world), n);
    const card = chosen === undefined ? undefined : this.#cards[chosen.card];
    if (chosen === undefined || card === undefined) return 'nothing';
    const id = tokenIdOf(card);
    const disputed = await this.#send({
      method: 'POST',
      path: `${api}/vendor_ads/clicks/${id}/dispute`,
      at: world.now,
      headers: this.#as(chosen.vendor),
      body: { reason: 'nobody called' },
    });
    if (disputed.status !== 201) return disputed.status < 500 ? 'refused' : `got ${disputed.status}`;
    const decided = await this.#send({
      method: 'POST',
      path: decisionPath.replace(':id', id),
      at: world.now,
      headers: { ...this.#as(this.#vendors.length), 'idempotency-key': randomUUID() },
      body: { verdict: 'refunded', reason: 'indeed nobody called' },
    });
    return decided.status === 200 ? 'refunded' : `got ${decided.status} ${JSON.stringify(decided.body)}`;
  }

  /** What the record says of clicks that it did not say before, by card. */
  async #newOutcomes(): Promise<Map<number, Answer[]>> {
    const found = new Map<number, Answer[]>();
    if (this.#cards.length === 0) return found;
    const ids = this.#cards.map(tokenIdOf);
    for (const { id, tokenId, outcome } of await recordOf(this.#pair.pool, ids)) {
      if (this.#knownClicks.has(id)) continue;
      this.#knownClicks.add(id);
      const card = ids.indexOf(tokenId);
      found.set(card, [...(found.get(card) ?? []), outcome]);
    }
    return found;
  }

  async #give(world: World, command: Command): Promise<Answer | null> {
    switch (command.kind) {
      case 'wait':
      case 'wait_for_midnight':
        return 'done';
      case 'checkout':
        return this.#checkout(world.now, command);
      case 'notice':
        return this.#notice(world, command);
      case 'save':
        return this.#save(world.now, command);
      case 'show':
        return this.#show(world, command);
      case 'see':
        return this.#see(world.now, command);
      case 'click':
        await this.#click(world, command);
        return this.#cards.length === 0 ? 'nothing' : null;
      case 'refund':
        return this.#refund(world, command);
    }
  }

  wasTooSlow(): boolean {
    return this.#isTooSlow;
  }

  /** Gives the commands of a step at once, in turn to the two servers. */
  async play(world: World, step: Step): Promise<Seen> {
    await this.#signIn(world.now);
    const given = await Promise.all(step.map((command) => this.#give(world, command)));
    const answers = new Map<number, Answer>();
    for (const [place, answer] of given.entries()) if (answer !== null) answers.set(place, answer);
    return { answers, outcomes: step.some(({ kind }) => kind === 'click') ? await this.#newOutcomes() : new Map() };
  }

  /** What each vendor sees now, by calls to one of the servers. */
  async look(now: number, server: number): Promise<Sight[]> {
    await this.#signIn(now);
    const days = { start: businessDayOf(this.#startedAt), end: businessDayOf(now) };
    return Promise.all(
      this.#vendors.map(async (_, vendor): Promise<Sight> => {
        const read = async <T>(path: string): Promise<T> => {
          const { status, body } = await this.#send({ path: api + path, at: now, headers: this.#as(vendor) }, server + vendor);
          if (status !== 200) fail(`${path} got ${status}: ${JSON.stringify(body)}`);
          return (body as { data: T }).data;
        };
        return sightBy(read, days);
      }),
    );
  }
}

const decisionPath = '/v2/operations/disputes/:id/decision';

function fail(message: string): never {
  throw new Error(message);
}
