import { expect, test } from 'vitest';
import { dayMs } from '../time.ts';
import { type Doubt, doubts, doubtsOf, type GenuineFacts, genuineRules, isToBeChecked } from './genuine.ts';

const honest: GenuineFacts = {
  sharesEmail: false,
  sharesBankAccount: false,
  sharesDevice: false,
  sharesNetwork: false,
  accountAgeMs: 200 * dayMs,
  isBooked: false,
  isWeddingAhead: false,
  othersFromDevice: 0,
  othersFromNetwork: 0,
};

test.each([
  [{}, []],
  [{ sharesEmail: true }, ['own_email']],
  [{ sharesBankAccount: true }, ['own_bank_account']],
  [{ sharesDevice: true, sharesNetwork: true }, ['own_device', 'own_network']],
  [{ othersFromDevice: 1 }, ['same_device']],
  [{ isWeddingAhead: true }, ['wedding_ahead']],
  [{ isWeddingAhead: true, isBooked: true }, []],
  [{ othersFromNetwork: 2 }, []],
  [{ othersFromNetwork: 3 }, ['same_network']],
  [{ accountAgeMs: genuineRules.newAccountMs - 1 }, ['new_account']],
  [{ accountAgeMs: genuineRules.newAccountMs }, []],
  [{ accountAgeMs: 0, isBooked: true }, []],
] satisfies [Partial<GenuineFacts>, Doubt[]][])('%o raises %o', (change, expected) =>
  expect(doubtsOf({ ...honest, ...change })).toEqual(expected),
);

test('one strong doubt is enough, of the weak ones it takes two: nobody is held for the wifi of the venue', () => {
  const alone = doubts.filter((doubt) => !isToBeChecked([doubt]));
  expect(alone).toEqual(['own_network', 'new_account']);
  expect([isToBeChecked([]), isToBeChecked(alone)]).toEqual([false, true]);
});
