import { keysOf } from '../keys.ts';
/** The parts that make a profile strong, each with its share of a hundred. What couples look at first weighs most. (decision 0035) */
export const strengthWeights = {
  business_name: 5,
  about: 10,
  service: 10,
  address: 5,
  city: 5,
  phone: 10,
  portfolio: 20,
  picture: 10,
  prices: 10,
  answers: 5,
  whatsapp: 5,
  links: 5,
} as const;
export type StrengthPart = keyof typeof strengthWeights;
export const strengthParts = keysOf(strengthWeights);

/** What a strong profile has of those that can be had in part. */
export const strengthGoals = { photos: 8, prices: 3, aboutLength: 150 } as const;

/** What a profile holds, counted. */
export type ProfileFacts = {
  readonly missing: readonly string[];
  readonly aboutLength: number;
  readonly photos: number;
  readonly hasPicture: boolean;
  readonly prices: number;
  /** Of the questions of its categories. */
  readonly answered: number;
  readonly asked: number;
  readonly hasWhatsapp: boolean;
  /** Website and networks that are named. */
  readonly links: number;
};

export type Strength = {
  /** 0 to 100; 100 is whole. */
  readonly percent: number;
  readonly parts: readonly { readonly part: StrengthPart; readonly earned: number; readonly weight: number }[];
  /** The best next step; null when nothing is left. */
  readonly next: StrengthPart | null;
};

/**
 * How strong a profile is and what to do next. A part earns its share of the goal, rounded down, so that 100 is only said when everything is there. The next
 * step is the part with most to gain, the earlier one on a tie; while something is missing that publishing waits for, one of those. (product 3)
 */
export function strengthOf(facts: ProfileFacts): Strength {
  const share: Readonly<Record<StrengthPart, number>> = {
    business_name: has(!facts.missing.includes('business_name')),
    about: facts.missing.includes('about') ? 0 : 0.5 + upTo(facts.aboutLength, strengthGoals.aboutLength) / 2,
    service: has(!facts.missing.includes('service')),
    address: has(!facts.missing.includes('address')),
    city: has(!facts.missing.includes('city')),
    phone: has(!facts.missing.includes('phone')),
    portfolio: upTo(facts.photos, strengthGoals.photos),
    picture: has(facts.hasPicture),
    prices: upTo(facts.prices, strengthGoals.prices),
    answers: facts.asked === 0 ? 0 : upTo(facts.answered, facts.asked),
    whatsapp: has(facts.hasWhatsapp),
    links: has(facts.links > 0),
  };
  const parts = strengthParts.map((part) => ({
    part,
    weight: strengthWeights[part],
    earned: Math.floor(strengthWeights[part] * share[part]),
  }));
  const lacking = parts.filter(({ earned, weight }) => earned < weight);
  const urgent = lacking.filter(({ part }) => facts.missing.includes(part));
  const best = (urgent.length > 0 ? urgent : lacking).toSorted((one, other) => other.weight - other.earned - (one.weight - one.earned))[0];
  return { percent: parts.reduce((sum, { earned }) => sum + earned, 0), parts, next: best?.part ?? null };
}

const has = (is: boolean): number => (is ? 1 : 0);
const upTo = (count: number, goal: number): number => Math.min(1, count / goal);
