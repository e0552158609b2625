import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileSteps } from './profile.ts';
import { type ProfileFacts, strengthGoals, strengthOf, strengthWeights } from './strength.ts';

const whole: ProfileFacts = {
  missing: [],
  aboutLength: strengthGoals.aboutLength,
  photos: strengthGoals.photos,
  hasPicture: true,
  prices: strengthGoals.prices,
  answered: 8,
  asked: 8,
  hasWhatsapp: true,
  links: 1,
};
const nothing: ProfileFacts = {
  missing: [...profileSteps],
  aboutLength: 0,
  photos: 0,
  hasPicture: false,
  prices: 0,
  answered: 0,
  asked: 0,
  hasWhatsapp: false,
  links: 0,
};

describe('the strength of a profile', () => {
  it('has weights that make a hundred', () => {
    expect(Object.values(strengthWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(strengthOf(whole)).toMatchObject({ percent: 100, next: null });
    expect(strengthOf(nothing)).toMatchObject({ percent: 0 });
  });
  it.each<[string, ProfileFacts, string]>([
    ['the photos, where most is to be gained', { ...whole, photos: 0, hasPicture: false }, 'portfolio'],
    ['the picture, when nearly all photos are there', { ...whole, photos: 7, hasPicture: false }, 'picture'],
    ['what publishing waits for, before everything else', { ...whole, photos: 0, missing: ['phone'] }, 'phone'],
    ['the larger of two that publishing waits for', { ...whole, missing: ['address', 'about'] }, 'about'],
    ['the text, when nearly all photos are there', { ...whole, aboutLength: 0, photos: 7 }, 'about'],
    ['the answers, when a few are left', { ...whole, answered: 7 }, 'answers'],
  ])('has as its next step %s', (_, facts, next) => expect(strengthOf(facts).next).toBe(next));
  it('never falls by adding something, and is whole only when nothing is left to do', () => {
    const facts = fc.record({
      missing: fc.subarray([...profileSteps]),
      aboutLength: fc.integer({ min: 1, max: 500 }),
      photos: fc.integer({ min: 0, max: 20 }),
      hasPicture: fc.boolean(),
      prices: fc.integer({ min: 0, max: 30 }),
      answered: fc.integer({ min: 0, max: 8 }),
      asked: fc.constant(8),
      hasWhatsapp: fc.boolean(),
      links: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(facts, (before) => {
        const { percent, next } = strengthOf(before);
        expect(percent === 100).toBe(next === null);
        for (const more of [
          { photos: before.photos + 1 },
          { prices: before.prices + 1 },
          { hasPicture: true },
          { missing: before.missing.slice(1) },
        ])
          expect(strengthOf({ ...before, ...more }).percent).toBeGreaterThanOrEqual(percent);
      }),
    );
  });
});
