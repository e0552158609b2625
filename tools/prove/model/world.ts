import { type Answer, type Command, knownViewerCount, pick, type Sight, type Step } from './commands.ts';

/**
 * The product as its specification reads, and nothing else: what happened is kept as it happened, and every figure is added up anew
 * from that whenever it is asked for. Slow, and plainly right. It shares no rule with the rest of `core`: numbers and days are
 * written out here a second time, so that an error in one place is a difference between two.
 */
export type World = {
  readonly now: number;
  readonly ads: readonly (Ad | null)[];
  readonly orders: readonly Order[];
  readonly cards: readonly Card[];
  readonly clicks: readonly Click[];
};

type Ad = {
  readonly cpcIdr: number;
  readonly budgetIdr: number | null;
  readonly startsOn: number | null;
  readonly endsOn: number | null;
  readonly isEnabled: boolean;
};
type Order = {
  readonly vendor: number;
  readonly creditsIdr: number;
  readonly placedAt: number;
  readonly paidAfterMs: number;
  /** What the gateway rightly said so far. */
  readonly heard: readonly string[];
};
type Card = {
  readonly vendor: number;
  readonly viewer: number;
  readonly cpcIdr: number;
  readonly shownAt: number;
  readonly seenAt: number | null;
};
type Click = {
  readonly card: number;
  readonly vendor: number;
  readonly viewer: number;
  readonly at: number;
  readonly outcome: Answer;
  readonly costIdr: number;
  readonly isRefunded: boolean;
};

const hour = 3_600_000;
const day = 24 * hour;
/** Days are counted from the first of January 1970 in Jakarta, which is seven hours ahead. */
const dayAt = (at: number): number => Math.floor((at + 7 * hour) / day);
const midnightAfter = (at: number): number => (dayAt(at) + 1) * day - 7 * hour;

/** `now` is in milliseconds; vendors are numbered from 0. */
export const emptyWorld = (now: number, vendors: number): World => ({
  now,
  ads: Array.from({ length: vendors }, () => null),
  orders: [],
  cards: [],
  clicks: [],
});

/** The clicks that can be disputed, oldest first: a refund names one by its place among them. */
export const chargedIn = ({ clicks }: World): readonly Click[] => clicks.filter(({ costIdr }) => costIdr > 0);

/** One command, taken alone. A command that speaks of something that is not there answers 'nothing'. */
export function after(world: World, command: Command): { readonly world: World; readonly answer: Answer } {
  switch (command.kind) {
    case 'wait':
      return { world: { ...world, now: world.now + command.ms }, answer: 'done' };
    case 'wait_for_midnight':
      return { world: { ...world, now: Math.max(world.now, midnightAfter(world.now) + command.offsetMs) }, answer: 'done' };
    case 'checkout':
      return checkout(world, command);
    case 'notice':
      return notice(world, command);
    case 'save':
      return save(world, command);
    case 'show':
      return show(world, command);
    case 'see':
      return see(world, command);
    case 'click':
      return click(world, command);
    case 'refund':
      return refund(world, command);
  }
}

/** A step in the order in which it is written. */
export function afterStep(world: World, step: Step): { readonly world: World; readonly answers: readonly Answer[] } {
  const answers: Answer[] = [];
  let current = world;
  for (const command of step) {
    const next = after(current, command);
    current = next.world;
    answers.push(next.answer);
  }
  return { world: current, answers };
}

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;
type Next = { readonly world: World; readonly answer: Answer };

function checkout(world: World, { vendor, creditsIdr, paidAfterMs }: Of<'checkout'>): Next {
  const isOffered = creditsIdr >= 100_000 && creditsIdr <= 50_000_000 && creditsIdr % 50_000 === 0;
  if (!isOffered) return { world, answer: 'refused' };
  const order: Order = { vendor, creditsIdr, placedAt: world.now, paidAfterMs, heard: [] };
  return { world: { ...world, orders: [...world.orders, order] }, answer: 'ordered' };
}

/** What the gateway can truly say now: before the payer paid it can only say that it waits. */
export function sayable(world: World, { order: n, says }: Of<'notice'>): { readonly order: number; readonly says: string } | null {
  const order = pick(world.orders, n);
  if (order === undefined) return null;
  const isPaid = world.now >= order.placedAt + order.paidAfterMs;
  return { order: world.orders.indexOf(order), says: isPaid || (says !== 'paid' && says !== 'refunded') ? says : 'pending' };
}

function notice(world: World, command: Of<'notice'>): Next {
  const about = sayable(world, command);
  if (about === null) return { world, answer: 'nothing' };
  if (command.flaw === 'signature') return { world, answer: 'refused' };
  if (command.flaw !== 'none') return { world, answer: 'received' };
  const orders = world.orders.map((order, i) => (i === about.order ? { ...order, heard: [...order.heard, about.says] } : order));
  return { world: { ...world, orders }, answer: 'received' };
}

/** Credit is given for money that came within a day, whatever else was said before or after. */
const stateOf = ({ heard, paidAfterMs }: Order): string => {
  if (heard.includes('paid') || heard.includes('refunded')) return paidAfterMs < day ? 'paid' : 'refund_due';
  return heard.includes('expired') ? 'expired' : 'unpaid';
};

function save(world: World, wish: Of<'save'>): Next {
  const today = dayAt(world.now);
  const before = world.ads[wish.vendor] ?? null;
  const isAlways = wish.startsInDays === null && wish.endsInDays === null;
  const startsOn = isAlways ? null : today + (wish.startsInDays ?? 0);
  const endsOn = wish.endsInDays === null ? null : today + wish.endsInDays;
  const { cpcIdr, budgetIdr, isEnabled } = wish;
  const ad: Ad = { cpcIdr, budgetIdr, startsOn, endsOn, isEnabled };
  const isSwitchedOff =
    before !== null &&
    !isEnabled &&
    before.cpcIdr === cpcIdr &&
    before.budgetIdr === budgetIdr &&
    before.startsOn === (wish.startsInDays === null ? null : startsOn) &&
    before.endsOn === endsOn;
  const isPriceRight = cpcIdr >= 500 && cpcIdr <= 50_000 && cpcIdr % 50 === 0;
  const isBudgetRight = budgetIdr === null || (budgetIdr >= cpcIdr && budgetIdr <= 10_000_000 && budgetIdr % 1_000 === 0);
  const isStartRight = startsOn === null || startsOn >= today || startsOn === before?.startsOn;
  const isEndRight = endsOn === null || (endsOn >= today && endsOn >= (startsOn ?? today));
  if (!isSwitchedOff && !(isPriceRight && isBudgetRight && isStartRight && isEndRight)) return { world, answer: 'refused' };
  return { world: { ...world, ads: world.ads.map((other, i) => (i === wish.vendor ? ad : other)) }, answer: 'saved' };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const clicksOn = ({ clicks }: World, vendor: number): Click[] => clicks.filter((one) => one.vendor === vendor);

const balanceOf = (world: World, vendor: number): number =>
  sum(world.orders.map((order) => (order.vendor === vendor && stateOf(order) === 'paid' ? order.creditsIdr : 0))) -
  sum(clicksOn(world, vendor).map(({ costIdr, isRefunded }) => (isRefunded ? 0 : costIdr)));

/** What a day was charged; returned later, it still counts against that day's budget. */
const spentOn = (world: World, vendor: number, on: number): number =>
  sum(clicksOn(world, vendor).map(({ costIdr, at }) => (dayAt(at) === on ? costIdr : 0)));

function isRunning(ad: Ad, today: number): boolean {
  return ad.isEnabled && (ad.startsOn === null || ad.startsOn <= today) && (ad.endsOn === null || today <= ad.endsOn);
}

function isDisplaying(world: World, vendor: number): boolean {
  const ad = world.ads[vendor] ?? null;
  if (ad === null) return false;
  const today = dayAt(world.now);
  const isPayable = balanceOf(world, vendor) >= ad.cpcIdr;
  return isRunning(ad, today) && isPayable && (ad.budgetIdr === null || spentOn(world, vendor, today) + ad.cpcIdr <= ad.budgetIdr);
}

function show(world: World, { vendor, viewer }: Of<'show'>): Next {
  if (!isDisplaying(world, vendor)) return { world, answer: 'not shown' };
  const card: Card = { vendor, viewer, cpcIdr: world.ads[vendor]?.cpcIdr ?? 0, shownAt: world.now, seenAt: null };
  return { world: { ...world, cards: [...world.cards, card] }, answer: 'shown' };
}

const isFresh = (world: World, card: Card): boolean => world.now - card.shownAt < 30 * 60_000;
const withSeen = (world: World, n: number): World => ({
  ...world,
  cards: world.cards.map((card, i) => (i === n ? { ...card, seenAt: card.seenAt ?? world.now } : card)),
});

function see(world: World, { card: n }: Of<'see'>): Next {
  const card = pick(world.cards, n);
  if (card === undefined) return { world, answer: 'nothing' };
  if (card.seenAt !== null || !isFresh(world, card)) return { world, answer: 'counted 0' };
  return { world: withSeen(world, world.cards.indexOf(card)), answer: 'counted 1' };
}

function click(world: World, command: Of<'click'>): Next {
  const card = pick(world.cards, command.card);
  if (card === undefined) return { world, answer: 'nothing' };
  const number = world.cards.indexOf(card);
  const viewer = command.viewer ?? card.viewer;
  const { outcome, costIdr } = judged(world, { ...command, card, number, viewer });
  const isDisplay = command.isSeen && isFresh(world, card) && command.how === 'person';
  const record: Click = { card: number, vendor: card.vendor, viewer, at: world.now, outcome, costIdr, isRefunded: false };
  const next = isDisplay ? withSeen(world, number) : world;
  return { world: { ...next, clicks: [...next.clicks, record] }, answer: outcome };
}

const isCounted = ({ outcome }: Click): boolean => !outcome.startsWith('invalid');

function judged(
  world: World,
  { card, number, viewer, how, isSeen }: { card: Card; number: number; viewer: number; how: Of<'click'>['how']; isSeen: boolean },
): { outcome: Answer; costIdr: number } {
  const no = (reason: string) => ({ outcome: `invalid ${reason}`, costIdr: 0 });
  const free = (reason: string) => ({ outcome: `free ${reason}`, costIdr: 0 });
  if (!isFresh(world, card)) return no('token_expired');
  if (how === 'head') return no('head_request');
  if (how === 'prefetch') return no('prefetch');
  if (how === 'bot') return no('bot');
  if (how === 'program') return no('not_a_browser');
  if (card.viewer < knownViewerCount && viewer !== card.viewer) return no('viewer_mismatch');
  if (world.clicks.some((other) => other.card === number && isCounted(other))) return no('token_used');
  const displayedAt = isSeen ? card.shownAt : card.seenAt;
  if (displayedAt === null) return no('no_impression');
  if (world.now - displayedAt < 300) return no('too_fast');
  const counted = clicksOn(world, card.vendor).filter(isCounted);
  if (counted.some((other) => other.viewer === viewer && world.now - other.at < day)) return no('repeat_viewer');

  const ad = world.ads[card.vendor] ?? null;
  const today = dayAt(world.now);
  if (ad === null || !isRunning(ad, today)) return free('ad_not_displaying');
  const priceIdr = Math.min(card.cpcIdr, ad.cpcIdr);
  if (priceIdr > balanceOf(world, card.vendor)) return free('out_of_credit');
  if (ad.budgetIdr !== null && spentOn(world, card.vendor, today) + priceIdr > ad.budgetIdr) return free('budget_reached');
  return { outcome: `charged ${priceIdr}`, costIdr: priceIdr };
}

function refund(world: World, { click: n }: Of<'refund'>): Next {
  const charged = chargedIn(world);
  const chosen = pick(charged, n);
  if (chosen === undefined) return { world, answer: 'nothing' };
  if (chosen.isRefunded || world.now - chosen.at > 30 * day) return { world, answer: 'refused' };
  return {
    world: { ...world, clicks: world.clicks.map((one) => (one === chosen ? { ...one, isRefunded: true } : one)) },
    answer: 'refunded',
  };
}

/** What a vendor sees of itself. */
export function sightOf(world: World, vendor: number): Sight {
  const clicks = clicksOn(world, vendor);
  return {
    balanceIdr: balanceOf(world, vendor),
    spentTodayIdr: sum(clicks.map(({ costIdr, at, isRefunded }) => (isRefunded || dayAt(at) !== dayAt(world.now) ? 0 : costIdr))),
    isDisplaying: isDisplaying(world, vendor),
    impressions: world.cards.filter((card) => card.vendor === vendor && card.seenAt !== null).length,
    clicks: clicks.filter(isCounted).length - clicks.filter(({ isRefunded }) => isRefunded).length,
    spendingIdr: sum(clicks.map(({ costIdr, isRefunded }) => (isRefunded ? 0 : costIdr))),
    orders: world.orders.filter((order) => order.vendor === vendor).map(stateOf),
  };
}
