/** As operators have them. */
type Permission = 'verification' | 'finance' | 'support';

export const searchKinds = ['vendor', 'application', 'couple', 'order', 'payment', 'quotation', 'payout'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The kinds of search results by permission: vendors for every operator, applications for support, people and their documents for support and finance, payouts for finance. */
const seenBy: Readonly<Record<SearchKind, readonly Permission[] | 'everybody'>> = {
  vendor: 'everybody',
  application: ['support'],
  couple: ['support', 'finance'],
  order: ['support', 'finance'],
  payment: ['support', 'finance'],
  quotation: ['support', 'finance'],
  payout: ['finance'],
};

/** Whether an operator with these permissions may see a kind. */
export function maySee(kind: SearchKind, permissions: readonly Permission[]): boolean {
  const needed = seenBy[kind];
  return needed === 'everybody' || needed.some((one) => permissions.includes(one));
}

/** Our numbers as they are read out: with spaces for dashes, or with nothing. */
const saidNumber = /^(PLM|MBR|Q|PYO)[\s-]*(\d{8})[\s-]*(\d{1,6})$/i;
/** What was typed to be found, without the space around it; a number of ours as it is written. */
export const wordsToFind = (typed: string): string => typed.trim().replace(saidNumber, '$1-$2-$3');

const numbered: readonly (readonly [RegExp, SearchKind])[] = [
  [/^(PLM|MBR)-[\d-]*$/i, 'order'],
  [/^Q-[\d-]*$/i, 'quotation'],
  [/^PYO-[\d-]*$/i, 'payout'],
  [/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'payment'],
];

/** Gateways number their payments as they like; what all of their numbers share is that they are one word with a digit. */
const gatewayNumber = /^(?=.*\d)[\w.:-]{6,100}$/;
/** What was typed as the number of a payment: the digits of a virtual account are read out in groups. */
export const paymentNumberOf = (words: string): string => (/^[\d\s-]+$/.test(words) ? words.replaceAll(/[\s-]/g, '') : words);
const people: readonly SearchKind[] = ['vendor', 'application', 'couple'];

/**
 * The kinds that can be meant by what was typed: a number of ours is that of one kind, everything else a name, an email address or a phone of
 * someone, or the number a gateway gave a payment or its virtual account.
 */
export function kindsMeant(words: string): readonly SearchKind[] {
  const found = numbered.find(([shape]) => shape.test(words));
  if (found !== undefined) return [found[1]];
  return gatewayNumber.test(paymentNumberOf(words)) ? [...people, 'payment'] : people;
}

const phoneDigitsMin = 6;
/** The digits of a phone number as it is kept, without a leading 0 or 62; null when it is none. */
export function phoneDigitsOf(words: string): string | null {
  if (!/^[+\d][\d\s().-]*$/.test(words)) return null;
  const digits = words.replace(/\D/g, '').replace(/^(0|62)/, '');
  return digits.length >= phoneDigitsMin ? digits : null;
}

/** How many orders, refunds and payouts the page of a vendor lists. */
export const vendorMoneyMax = 50;
