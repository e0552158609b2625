import { describe, expect, test } from 'vitest';
import { leadClickOf } from './lead.ts';
import { defaultAdRules as rules } from './rules.ts';

const dayMs = 86_400_000;
const contactedAt = 1_800_000_000_000;
const click = (id: string, daysBefore: number, hasLead = false) => ({ id, clickedAt: contactedAt - daysBefore * dayMs, hasLead });

describe('a contact is a lead of a charged click', () => {
  test.each([
    ['within seven days', [click('a', 3)], 'a'],
    ['seven days before to the millisecond', [click('a', 7)], 'a'],
    ['at the very moment of the click', [click('a', 0)], 'a'],
    ['of two clicks of one moment the first', [click('a', 1), click('b', 1)], 'a'],
    ['and the last click wins', [click('a', 5), click('c', 1), click('b', 2)], 'c'],
  ])('%s', (_, clicks, id) => expect(leadClickOf(contactedAt, clicks, () => rules.leadWindowMs)).toBe(id));
});

describe('a contact is no lead', () => {
  test.each([
    ['without a charged click', []],
    ['when the click is older than seven days', [{ ...click('a', 7), clickedAt: contactedAt - 7 * dayMs - 1 }]],
    ['when the click came after it', [click('a', -1)]],
    ['when the couple is the lead of that click already', [click('a', 1, true)]],
    ['when the last click has its lead, even if an earlier one has none', [click('a', 3), click('b', 1, true)]],
  ])('%s', (_, clicks) => expect(leadClickOf(contactedAt, clicks, () => rules.leadWindowMs)).toBeNull());
});
