import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMakePrimary, checkRemoval, heirOf, isPrimaryFromStart, type AccountFacts } from './primary.ts';

const account = (id: string, part: Partial<AccountFacts> = {}): AccountFacts => ({
  id,
  isPrimary: false,
  isVerified: false,
  addedAt: 0,
  ...part,
});

test('the first account is the primary one', () => {
  expect(isPrimaryFromStart([])).toBe(true);
  expect(isPrimaryFromStart([account('a')])).toBe(false);
});

test('only a verified account becomes primary', () => {
  expect(checkMakePrimary(account('a', { isVerified: true }))).toMatchObject({ ok: true });
  expect(checkMakePrimary(account('a'))).toMatchObject({ ok: false, refusals: [{ code: 'bank_accounts.not_verified' }] });
});

test('the only verified account stays while a payout is under way', () => {
  const only = account('a', { isVerified: true });
  expect(checkRemoval(only, [only, account('b')], true)).toMatchObject({
    ok: false,
    refusals: [{ code: 'bank_accounts.payout_under_way' }],
  });
  expect(checkRemoval(only, [only, account('b')], false).ok).toBe(true);
  expect(checkRemoval(only, [only, account('b', { isVerified: true })], true).ok).toBe(true);
  expect(checkRemoval(account('b'), [only, account('b')], true).ok).toBe(true);
});

test('the oldest verified account inherits, else the oldest', () => {
  expect(heirOf([])).toBeNull();
  expect(heirOf([account('a', { addedAt: 1 }), account('b', { addedAt: 2, isVerified: true })])).toBe('b');
  expect(heirOf([account('a', { addedAt: 2 }), account('b', { addedAt: 1 })])).toBe('b');
  expect(heirOf([account('b'), account('a')])).toBe('a');
  expect(heirOf([account('a'), account('b')])).toBe('a');
});

test('whatever is added, verified and removed, exactly one account is primary as long as there is any', () => {
  const step = fc.record({ kind: fc.constantFrom('add', 'verify', 'primary', 'remove'), at: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let all: AccountFacts[] = [];
      for (const [time, { kind, at }] of steps.entries()) {
        const one = all[at % Math.max(1, all.length)];
        if (kind === 'add') all = [...all, account(`a${time}`, { addedAt: time, isPrimary: isPrimaryFromStart(all) })];
        else if (one === undefined) continue;
        else if (kind === 'verify') all = all.map((a) => (a.id === one.id ? { ...a, isVerified: true } : a));
        else if (kind === 'primary' && checkMakePrimary(one).ok) all = all.map((a) => ({ ...a, isPrimary: a.id === one.id }));
        else if (kind === 'remove') {
          const left = all.filter(({ id }) => id !== one.id);
          const heir = one.isPrimary ? heirOf(left) : null;
          all = left.map((a) => (a.id === heir ? { ...a, isPrimary: true } : a));
        }
        expect(all.filter(({ isPrimary }) => isPrimary)).toHaveLength(Math.min(1, all.length));
      }
    }),
  );
});
