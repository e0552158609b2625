// The rules of `core` put together without the server, as the other side of what the model says.
import { type ArrivedClick, decideClicks } from '../../../core/ads/charge.ts';
import { checkDispute } from '../../../core/ads/dispute.ts';
import { type AdRules, defaultAdRules } from '../../../core/ads/rules.ts';
import { type AdSettings, checkSettings } from '../../../core/ads/settings.ts';
import { type AdFacts, statusOf } from '../../../core/ads/status.ts';
import { afterEvent, isLatePayment, type OrderState } from '../../../core/payments/order.ts';
import { checkCredits, defaultCreditRules, orderTotals } from '../../../core/credit/packages.ts';
import { clickRefundTransfer, clickTransfer, latePaymentTransfer, topUpTransfers } from '../../../core/credit/transfers.ts';
import { effectOn, type Transfer } from '../../../core/ledger/transfer.ts';
import { vendorPublished } from '../../../core/identity/vendor-status.ts';
import { sum } from '../../../core/money.ts';
import { mismatchOf, type PaymentStatus } from '../../../core/payments/notice.ts';
import { addDays, businessDayOf, endOfBusinessDay, type BusinessDay } from '../../../core/time.ts';
import { arrivedAs, type Card } from './arrived-click.ts';
import { type Answer, type Command, pick, type Sight, type Step } from './commands.ts';

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;
type Order = {
  readonly id: string;
  readonly vendor: number;
  readonly creditsIdr: number;
  readonly taxIdr: number;
  readonly expiresAt: number;
  readonly paidAt: number;
  state: OrderState;
};
type Charged = { readonly id: string; readonly vendor: number; readonly amountIdr: number; readonly at: number; isRefunded: boolean };

/**
 * The rules of `core` put together as the server puts them together, without the server: a ledger of transfers, balances and a day's
 * spend that are carried along, clicks decided in batches. `take` is one step; consecutive clicks of it are one batch.
 */
export class WorldByRules {
  #now: number;
  readonly #vendors: number;
  readonly #rules: AdRules;
  readonly #settings: (AdSettings | null)[];
  readonly #spend: { on: BusinessDay; idr: number }[];
  readonly #balances: number[];
  readonly #figures: { impressions: number; clicks: number; spendingIdr: number }[];
  readonly #journal: Transfer[] = [];
  readonly #orders: Order[] = [];
  readonly #cards: Card[] = [];
  readonly #charged: Charged[] = [];
  readonly #countedAt = new Map<string, number>();

  constructor(startAt: number, vendors: number, rules: AdRules = defaultAdRules) {
    this.#now = startAt;
    this.#vendors = vendors;
    this.#rules = rules;
    this.#settings = Array.from({ length: vendors }, () => null);
    this.#spend = Array.from({ length: vendors }, () => ({ on: businessDayOf(startAt), idr: 0 }));
    this.#balances = Array.from({ length: vendors }, () => 0);
    this.#figures = Array.from({ length: vendors }, () => ({ impressions: 0, clicks: 0, spendingIdr: 0 }));
  }

  #post(transfers: readonly Transfer[]): void {
    for (const transfer of transfers) {
      this.#journal.push(transfer);
      for (let vendor = 0; vendor < this.#vendors; vendor++)
        this.#balances[vendor] = (this.#balances[vendor] ?? 0) + effectOn(transfer, 'vendor_credit', vendor);
    }
  }

  #factsOf(vendor: number): AdFacts {
    const today = businessDayOf(this.#now);
    const kept = this.#spend[vendor];
    return {
      settings: this.#settings[vendor] ?? null,
      minimumCpcIdr: this.#rules.minimumCpcIdr,
      balanceIdr: this.#balances[vendor] ?? 0,
      spentTodayIdr: kept !== undefined && kept.on >= today ? kept.idr : 0,
      vendorStatus: vendorPublished,
    };
  }

  #isDisplaying(vendor: number): boolean {
    return statusOf({ ...this.#factsOf(vendor), now: this.#now }).kind === 'displaying';
  }

  #display(card: Card): void {
    card.displayedAt = this.#now;
    const figure = this.#figures[card.vendor];
    if (figure) figure.impressions++;
  }

  #checkout({ vendor, creditsIdr, paidAfterMs }: Of<'checkout'>): Answer {
    const checked = checkCredits(creditsIdr, defaultCreditRules);
    if (!checked.ok) return 'refused';
    const { taxIdr } = orderTotals(checked.value, defaultCreditRules.taxRateBasisPoints);
    const expiresAt = this.#now + defaultCreditRules.orderLifeMs;
    this.#orders.push({
      id: `order ${this.#orders.length}`,
      vendor,
      creditsIdr,
      taxIdr,
      expiresAt,
      paidAt: this.#now + paidAfterMs,
      state: 'unpaid',
    });
    return 'ordered';
  }

  #notice({ order: n, says, flaw }: Of<'notice'>): Answer {
    const order = pick(this.#orders, n);
    if (order === undefined) return 'nothing';
    if (flaw === 'signature') return 'refused';
    const opened = { merchant: 'pelaminan', amountIdr: order.creditsIdr + order.taxIdr, currency: 'IDR' };
    const told = {
      merchant: flaw === 'merchant' ? 'another' : opened.merchant,
      amountIdr: opened.amountIdr + (flaw === 'amount' ? 1 : 0),
      currency: flaw === 'currency' ? 'USD' : opened.currency,
    };
    if (mismatchOf(told, opened) === null)
      this.#settle(order, this.#now < order.paidAt && (says === 'paid' || says === 'refunded') ? 'pending' : says);
    return 'received';
  }

  #settle(order: Order, says: PaymentStatus): void {
    const money = { kind: 'paid', isLate: isLatePayment(order.paidAt, order, order.expiresAt) } as const;
    const events = {
      pending: [],
      failed: [{ kind: 'failed' }],
      expired: [{ kind: 'expired' }],
      paid: [money],
      refunded: [money, { kind: 'refunded' }],
    } as const;
    for (const event of events[says]) {
      const next = afterEvent(order.state, event);
      if (next.effect === 'deliver')
        this.#post(topUpTransfers({ orderId: order.id, vendorId: order.vendor, subtotalIdr: order.creditsIdr, taxIdr: order.taxIdr }));
      // The task that is opened is one for each payment, and so is its transfer.
      if (next.effect === 'open_refund_task' && order.state !== 'refund_due')
        this.#post([latePaymentTransfer({ paymentId: order.id, totalIdr: order.creditsIdr + order.taxIdr })]);
      order.state = next.state;
    }
  }

  #save(wish: Of<'save'>): Answer {
    const today = businessDayOf(this.#now);
    const checked = checkSettings(
      {
        cpc: wish.cpcIdr,
        dailyBudget: wish.budgetIdr,
        startsOn: wish.startsInDays === null ? null : addDays(today, wish.startsInDays),
        endsOn: wish.endsInDays === null ? null : addDays(today, wish.endsInDays),
        isEnabled: wish.isEnabled,
      },
      { today, minimumCpcIdr: this.#rules.minimumCpcIdr, rules: this.#rules, previous: this.#settings[wish.vendor] ?? null },
    );
    if (!checked.ok) return 'refused';
    this.#settings[wish.vendor] = checked.value;
    return 'saved';
  }

  #show({ vendor, viewer }: Of<'show'>): Answer {
    if (!this.#isDisplaying(vendor)) return 'not shown';
    const cpcIdr = this.#settings[vendor]?.cpcIdr ?? 0;
    this.#cards.push({ id: `card ${this.#cards.length}`, vendor, viewer, cpcIdr, issuedAt: this.#now, displayedAt: null, isUsed: false });
    return 'shown';
  }

  #isFresh({ issuedAt }: Card): boolean {
    return this.#now - issuedAt < this.#rules.tokenLifeMs;
  }

  #see({ card: n }: Of<'see'>): Answer {
    const card = pick(this.#cards, n);
    if (card === undefined) return 'nothing';
    if (card.displayedAt !== null || !this.#isFresh(card)) return 'counted 0';
    this.#display(card);
    return 'counted 1';
  }

  #tellsOfDisplay({ isSeen, how }: Of<'click'>, card: Card): boolean {
    return isSeen && how === 'person' && this.#isFresh(card);
  }

  #arrived(command: Of<'click'>, card: Card, isTold: boolean): ArrivedClick {
    const viewer = command.viewer ?? card.viewer;
    const lastCountedAt = this.#countedAt.get(`${card.vendor} ${viewer}`) ?? null;
    return arrivedAs(command, card, { now: this.#now, displayedAt: card.displayedAt ?? (isTold ? this.#now : null), lastCountedAt });
  }

  #clickBatch(commands: readonly Of<'click'>[]): Answer[] {
    const clicked = commands.map((command) => ({ command, card: pick(this.#cards, command.card) }));
    const told = new Set<Card>();
    const known = clicked.flatMap(({ command, card }) => {
      if (card === undefined) return [];
      const one = { command, card, arrived: this.#arrived(command, card, told.has(card)) };
      if (this.#tellsOfDisplay(command, card)) told.add(card);
      return one;
    });
    const ads = new Map(Array.from({ length: this.#vendors }, (_, vendor): [number, AdFacts] => [vendor, this.#factsOf(vendor)]));
    const batch = decideClicks(
      known.map((one) => one.arrived),
      ads,
      { now: this.#now, rules: this.#rules },
    );
    const answers = new Map<Of<'click'>, Answer>();
    for (const [i, { command, card }] of known.entries()) {
      const outcome = batch.outcomes[i];
      if (outcome === undefined) throw new RangeError('one outcome for each click');
      if (this.#tellsOfDisplay(command, card) && card.displayedAt === null) this.#display(card);
      answers.set(command, outcome.outcome === 'charged' ? `charged ${outcome.amountIdr}` : `${outcome.outcome} ${outcome.reason}`);
      if (outcome.outcome === 'invalid') continue;
      card.isUsed = true;
      this.#countedAt.set(`${card.vendor} ${command.viewer ?? card.viewer}`, this.#now);
      const figure = this.#figures[card.vendor];
      if (figure) {
        figure.clicks++;
        figure.spendingIdr += outcome.amountIdr;
      }
      if (outcome.outcome !== 'charged') continue;
      this.#charged.push({ id: card.id, vendor: card.vendor, amountIdr: outcome.amountIdr, at: this.#now, isRefunded: false });
      this.#post([clickTransfer({ clickId: card.id, vendorId: card.vendor, amountIdr: outcome.amountIdr })]);
    }
    for (const [vendor, facts] of batch.ads)
      if (facts !== ads.get(vendor)) {
        this.#spend[vendor] = { on: businessDayOf(this.#now), idr: facts.spentTodayIdr };
        if (facts.balanceIdr !== this.#balances[vendor]) throw new RangeError('the batch and the ledger tell of different balances');
      }
    return commands.map((command) => answers.get(command) ?? 'nothing');
  }

  #refund({ click: n }: Of<'refund'>): Answer {
    const click = pick(this.#charged, n);
    if (click === undefined) return 'nothing';
    const checked = checkDispute({ outcome: 'charged', clickedAt: click.at, isDisputed: click.isRefunded }, this.#now, this.#rules);
    if (!checked.ok) return 'refused';
    click.isRefunded = true;
    this.#post([clickRefundTransfer({ clickId: click.id, vendorId: click.vendor, amountIdr: click.amountIdr })]);
    const figure = this.#figures[click.vendor];
    if (figure) {
      figure.clicks--;
      figure.spendingIdr -= click.amountIdr;
    }
    return 'refunded';
  }

  #take(command: Command): Answer {
    switch (command.kind) {
      case 'wait':
        this.#now += command.ms;
        return 'done';
      case 'wait_for_midnight':
        this.#now = Math.max(this.#now, endOfBusinessDay(businessDayOf(this.#now)) + command.offsetMs);
        return 'done';
      case 'checkout':
        return this.#checkout(command);
      case 'notice':
        return this.#notice(command);
      case 'save':
        return this.#save(command);
      case 'show':
        return this.#show(command);
      case 'see':
        return this.#see(command);
      case 'click':
        return this.#clickBatch([command])[0] ?? 'nothing';
      case 'refund':
        return this.#refund(command);
    }
  }

  take(step: Step): Answer[] {
    if (step.every((command) => command.kind === 'click')) return this.#clickBatch(step);
    return step.map((command) => this.#take(command));
  }

  sight(vendor: number): Sight {
    const figure = this.#figures[vendor] ?? { impressions: 0, clicks: 0, spendingIdr: 0 };
    return {
      ...figure,
      balanceIdr: this.#balances[vendor] ?? 0,
      spentTodayIdr: sum(
        this.#charged.map((click) =>
          click.vendor === vendor && !click.isRefunded && businessDayOf(click.at) === businessDayOf(this.#now) ? click.amountIdr : 0,
        ),
      ),
      isDisplaying: this.#isDisplaying(vendor),
      orders: this.#orders.filter((order) => order.vendor === vendor).map(({ state }) => state),
    };
  }

  /** Every movement of money so far. */
  journal(): readonly Transfer[] {
    return this.#journal;
  }
}
