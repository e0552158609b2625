import { describe, expect, test } from 'vitest';
import { checkPassword } from './password.ts';

const given = { isCommon: false, email: 'ayu.lestari@melati.test' };

describe('a password has 12 to 128 characters', () => {
  test.each([
    ['12 letters', 'a'.repeat(12)],
    ['128 letters', 'a'.repeat(128)],
    ['12 emoji, each one character', '💍'.repeat(12)],
    ['128 emoji', '💍'.repeat(128)],
    ['leading and closing spaces', '  sepuluh!  '],
  ])('%s are accepted as typed', (_, text) => expect(checkPassword(text, given)).toEqual({ ok: true, value: text }));

  test.each([
    ['empty', '', 'identity.password_too_short'],
    ['11 letters', 'a'.repeat(11), 'identity.password_too_short'],
    ['6 emoji, 12 units but 6 characters', '💍'.repeat(6), 'identity.password_too_short'],
    ['129 letters', 'a'.repeat(129), 'identity.password_too_long'],
  ])('%s is refused', (_, text, code) => expect(checkPassword(text, given)).toMatchObject({ refusals: [{ code, field: 'password' }] }));
});

test('a common password is refused', () => {
  expect(checkPassword('password1234', { ...given, isCommon: true })).toMatchObject({
    refusals: [{ code: 'identity.password_too_common' }],
  });
});

test.each(['ayu.lestari@melati.test', 'Ayu.Lestari@Melati.TEST', ' ayu.lestari@melati.test '])(
  '“%s”, the address it signs in with, is refused',
  (text) => expect(checkPassword(text, given)).toMatchObject({ refusals: [{ code: 'identity.password_is_email', field: 'password' }] }),
);

test('an address among other words is accepted', () => {
  expect(checkPassword('ayu.lestari@melati.test di Bandung', given).ok).toBe(true);
});
