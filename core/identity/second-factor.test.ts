import { expect, test } from 'vitest';
import { isFresh, readCode, recoveryAlphabet, recoveryCodeOf } from './second-factor.ts';

test('a code is read as people type it, and nothing else is one', () => {
  expect(readCode(' 123 456 ')).toEqual({ kind: 'app', code: '123456' });
  expect(readCode('ABCD-efgh-jkmn-2345')).toEqual({ kind: 'recovery', code: 'abcdefghjkmn2345' });
  for (const typed of ['', '12345', '1234567', '١٢٣٤٥٦', 'abcd-efgh-jkmn-234', 'abcd-efgh-jkmn-2340', "' or 1=1 --      "])
    expect(readCode(typed), typed).toBeNull();
});

test('a recovery code has four groups of four characters that cannot be mistaken, and is read again', () => {
  expect(new Set(recoveryAlphabet).size).toBe(32);
  const code = recoveryCodeOf(Uint8Array.from({ length: 16 }, (_, i) => i * 17));
  expect(code).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
  expect(recoveryCodeOf(Uint8Array.from({ length: 20 }, (_, i) => i))).toBe('abcd-efgh-ijkm-npqr');
  expect(readCode(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') });
});

test('a factor is good for a while', () => {
  expect([isFresh(null, 0, 600), isFresh(1_000, 1_599, 600), isFresh(1_000, 1_600, 600)]).toEqual([false, true, false]);
});
