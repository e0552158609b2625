import { type ArrivedClick, decideClicks } from '../../../core/ads/charge.ts';
import { checkDispute } from '../../../core/ads/dispute.ts';
import { type AdRules, defaultAdRules } from '../../../core/ads/rules.ts';
import { type AdSettings, checkSettings } from '../../../core/ads/settings.ts';
import { type AdFacts, standingOf } from '../../../core/ads/standing.ts';
import { afterEvent, isLatePayment, type OrderState } from '../../../core/payments/order.ts';
import { checkCredits, defaultCreditRules, orderTotals } from '../../../core/credit/packages.ts';
import { clickRefundTransfer, clickTransfer, latePaymentTransfer, topUpTransfers } from '../../../core/credit/transfers.ts';
import { effectOn, type Transfer } from '../../../core/ledger/transfer.ts';
import { vendorPublished } from '../../../core/identity/vendor-status.ts';
import { sum } from '../../../core/money.ts';
import { mismatchOf, type PaymentStatus } from '../../../core/payments/notice.ts';
import { addDays, businessDayOf, endOfBusinessDay } from '../../../core/time.ts';
import { type Answer, type Command, knownViewerCount, pick, type Sight, type Step } from './commands.ts';

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
type Card = {
  readonly id: string;
  readonly vendor: number;
  readonly viewer: number;
  readonly cpcIdr: number;
  readonly issuedAt: number;
  displayedAt: number | null;
  isUsed: boolean;
};
type Charged = { readonly id: string; readonly vendor: number; readonly amountIdr: number; readonly at: number; isRefunded: boolean };

/**
 * The rules of `core` put together as the server puts them together, without the server: a ledger of transfers, balances and a day's
 * spend that are carried along, clicks decided in batches. `take` is one step; consecutive clicks of it are one batch.
 */
export function worldByRules(startAt: number, vendors: number, rules: AdRules = defaultAdRules) {
  let now = startAt;
  const settings: (AdSettings | null)[] = Array.from({ length: vendors }, () => null);
  const spend = Array.from({ length: vendors }, () => ({ on: businessDayOf(startAt), idr: 0 }));
  const balances: number[] = Array.from({ length: vendors }, () => 0);
  const figures = Array.from({ length: vendors }, () => ({ impressions: 0, clicks: 0, spendingIdr: 0 }));
  const journal: Transfer[] = [];
  const orders: Order[] = [];
  const cards: Card[] = [];
  const charged: Charged[] = [];
  const countedAt = new Map<string, number>();

  const post = (transfers: readonly Transfer[]): void => {
    for (const transfer of transfers) {
      journal.push(transfer);
      for (let vendor = 0; vendor < vendors; vendor++)
        balances[vendor] = (balances[vendor] ?? 0) + effectOn(transfer, 'vendor_credit', vendor);
    }
  };
  const factsOf = (vendor: number): AdFacts => {
    const today = businessDayOf(now);
    const kept = spend[vendor];
    return {
      settings: settings[vendor] ?? null,
      minimumCpcIdr: rules.minimumCpcIdr,
      balanceIdr: balances[vendor] ?? 0,
      spentTodayIdr: kept !== undefined && kept.on >= today ? kept.idr : 0,
      vendorStatus: vendorPublished,
    };
  };
  const isDisplaying = (vendor: number): boolean => standingOf({ ...factsOf(vendor), now }).kind === 'displaying';
  const display = (card: Card): void => {
    card.displayedAt = now;
    const figure = figures[card.vendor];
    if (figure) figure.impressions++;
  };

  const checkout = ({ vendor, creditsIdr, paidAfterMs }: Of<'checkout'>): Answer => {
    const checked = checkCredits(creditsIdr, defaultCreditRules);
    if (!checked.ok) return 'refused';
    const { taxIdr } = orderTotals(checked.value, defaultCreditRules.taxRateBasisPoints);
    const expiresAt = now + defaultCreditRules.orderLifeMs;
    orders.push({ id: `order ${orders.length}`, vendor, creditsIdr, taxIdr, expiresAt, paidAt: now + paidAfterMs, state: 'unpaid' });
    return 'ordered';
  };
  const notice = ({ order: n, says, flaw }: Of<'notice'>): Answer => {
    const order = pick(orders, n);
    if (order === undefined) return 'nothing';
    if (flaw === 'signature') return 'refused';
    const opened = { merchant: 'pelaminan', amountIdr: order.creditsIdr + order.taxIdr, currency: 'IDR' };
    const told = {
      merchant: flaw === 'merchant' ? 'another' : opened.merchant,
      amountIdr: opened.amountIdr + (flaw === 'amount' ? 1 : 0),
      currency: flaw === 'currency' ? 'USD' : opened.currency,
    };
    if (mismatchOf(told, opened) === null) settle(order, now < order.paidAt && (says === 'paid' || says === 'refunded') ? 'pending' : says);
    return 'received';
  };
  const settle = (order: Order, says: PaymentStatus): void => {
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
        post(topUpTransfers({ orderId: order.id, vendorId: order.vendor, subtotalIdr: order.creditsIdr, taxIdr: order.taxIdr }));
      // The task that is opened is one for each payment, and so is its transfer.
      if (next.effect === 'open_refund_task' && order.state !== 'refund_due')
        post([latePaymentTransfer({ paymentId: order.id, totalIdr: order.creditsIdr + order.taxIdr })]);
      order.state = next.state;
    }
  };
  const save = (wish: Of<'save'>): Answer => {
    const today = businessDayOf(now);
    const checked = checkSettings(
      {
        cpc: wish.cpcIdr,
        dailyBudget: wish.budgetIdr,
        startsOn: wish.startsInDays === null ? null : addDays(today, wish.startsInDays),
        endsOn: wish.endsInDays === null ? null : addDays(today, wish.endsInDays),
        isEnabled: wish.isEnabled,
      },
      { today, minimumCpcIdr: rules.minimumCpcIdr, rules, previous: settings[wish.vendor] ?? null },
    );
    if (!checked.ok) return 'refused';
    settings[wish.vendor] = checked.value;
    return 'saved';
  };
  const show = ({ vendor, viewer }: Of<'show'>): Answer => {
    if (!isDisplaying(vendor)) return 'not shown';
    const cpcIdr = settings[vendor]?.cpcIdr ?? 0;
    cards.push({ id: `card ${cards.length}`, vendor, viewer, cpcIdr, issuedAt: now, displayedAt: null, isUsed: false });
    return 'shown';
  };
  const isFresh = ({ issuedAt }: Card): boolean => now - issuedAt < rules.tokenLifeMs;
  const see = ({ card: n }: Of<'see'>): Answer => {
    const card = pick(cards, n);
    if (card === undefined) return 'nothing';
    if (card.displayedAt !== null || !isFresh(card)) return 'counted 0';
    display(card);
    return 'counted 1';
  };
  const tellsOfDisplay = ({ isSeen, how }: Of<'click'>, card: Card): boolean => isSeen && how === 'person' && isFresh(card);
  const arrived = (command: Of<'click'>, card: Card, displayedAt: number | null): ArrivedClick => {
    const viewer = command.viewer ?? card.viewer;
    const { how, isSeen } = command;
    return {
      vendorId: card.vendor,
      tokenId: card.id,
      viewerKeys: [`viewer ${viewer}`],
      networkKey: `${viewer}`,
      shownCpcIdr: card.cpcIdr,
      facts: {
        clickedAt: now,
        token: 'genuine',
        tokenIssuedAt: card.issuedAt,
        isTokenUsed: card.isUsed,
        isHeadRequest: how === 'head',
        isPrefetch: how === 'prefetch',
        isBot: how === 'bot',
        isNotABrowser: how === 'program',
        isOwnSession: false,
        isVendorSession: false,
        isStaffSession: false,
        isOtherViewer: card.viewer < knownViewerCount && viewer !== card.viewer,
        displayedAt: isSeen ? card.issuedAt : displayedAt,
        lastCountedAt: countedAt.get(`${card.vendor} ${viewer}`) ?? null,
        clicksInNetworkHour: 0,
      },
    };
  };
  const clickBatch = (commands: readonly Of<'click'>[]): Answer[] => {
    const clicked = commands.map((command) => ({ command, card: pick(cards, command.card) }));
    const told = new Set<Card>();
    const known = clicked.flatMap(({ command, card }) => {
      if (card === undefined) return [];
      const one = { command, card, arrived: arrived(command, card, card.displayedAt ?? (told.has(card) ? now : null)) };
      if (tellsOfDisplay(command, card)) told.add(card);
      return one;
    });
    const ads = new Map(Array.from({ length: vendors }, (_, vendor): [number, AdFacts] => [vendor, factsOf(vendor)]));
    const batch = decideClicks(
      known.map((one) => one.arrived),
      ads,
      { now, rules },
    );
    const answers = new Map<Of<'click'>, Answer>();
    for (const [i, { command, card }] of known.entries()) {
      const outcome = batch.outcomes[i];
      if (outcome === undefined) throw new RangeError('one outcome for each click');
      if (tellsOfDisplay(command, card) && card.displayedAt === null) display(card);
      answers.set(command, outcome.outcome === 'charged' ? `charged ${outcome.amountIdr}` : `${outcome.outcome} ${outcome.reason}`);
      if (outcome.outcome === 'invalid') continue;
      card.isUsed = true;
      countedAt.set(`${card.vendor} ${command.viewer ?? card.viewer}`, now);
      const figure = figures[card.vendor];
      if (figure) {
        figure.clicks++;
        figure.spendingIdr += outcome.amountIdr;
      }
      if (outcome.outcome !== 'charged') continue;
      charged.push({ id: card.id, vendor: card.vendor, amountIdr: outcome.amountIdr, at: now, isRefunded: false });
      post([clickTransfer({ clickId: card.id, vendorId: card.vendor, amountIdr: outcome.amountIdr })]);
    }
    for (const [vendor, facts] of batch.ads)
      if (facts !== ads.get(vendor)) {
        spend[vendor] = { on: businessDayOf(now), idr: facts.spentTodayIdr };
        if (facts.balanceIdr !== balances[vendor]) throw new RangeError('the batch and the ledger tell of different balances');
      }
    return commands.map((command) => answers.get(command) ?? 'nothing');
  };
  const refund = ({ click: n }: Of<'refund'>): Answer => {
    const click = pick(charged, n);
    if (click === undefined) return 'nothing';
    const checked = checkDispute({ outcome: 'charged', clickedAt: click.at, isDisputed: click.isRefunded }, now, rules);
    if (!checked.ok) return 'refused';
    click.isRefunded = true;
    post([clickRefundTransfer({ clickId: click.id, vendorId: click.vendor, amountIdr: click.amountIdr })]);
    const figure = figures[click.vendor];
    if (figure) {
      figure.clicks--;
      figure.spendingIdr -= click.amountIdr;
    }
    return 'refunded';
  };
  const take = (command: Command): Answer => {
    switch (command.kind) {
      case 'wait':
        now += command.ms;
        return 'done';
      case 'wait_for_midnight':
        now = Math.max(now, endOfBusinessDay(businessDayOf(now)) + command.offsetMs);
        return 'done';
      case 'checkout':
        return checkout(command);
      case 'notice':
        return notice(command);
      case 'save':
        return save(command);
      case 'show':
        return show(command);
      case 'see':
        return see(command);
      case 'click':
        return clickBatch([command])[0] ?? 'nothing';
      case 'refund':
        return refund(command);
    }
  };
  return {
    take(step: Step): Answer[] {
      if (step.every((command) => command.kind === 'click')) return clickBatch(step);
      return step.map(take);
    },
    sight(vendor: number): Sight {
      const figure = figures[vendor] ?? { impressions: 0, clicks: 0, spendingIdr: 0 };
      return {
        ...figure,
        balanceIdr: balances[vendor] ?? 0,
        spentTodayIdr: sum(
          charged.map((click) =>
            click.vendor === vendor && !click.isRefunded && businessDayOf(click.at) === businessDayOf(now) ? click.amountIdr : 0,
          ),
        ),
        isDisplaying: isDisplaying(vendor),
        orders: orders.filter((order) => order.vendor === vendor).map(({ state }) => state),
      };
    },
    /** Every movement of money so far. */
    journal: (): readonly Transfer[] => journal,
  };
}
