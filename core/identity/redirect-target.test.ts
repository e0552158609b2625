import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirectTarget, withFragment } from './redirect-target.ts';

const fallback = '/fallback';

describe('a redirect target stays on the same origin', () => {
  test.each([
    '/',
    '/dashboard',
    '/id/dashboard/pay-per-click/settings',
    '/dashboard?start_date=2026-11-01&x=a%20b#top',
    '/account?next=https://example.test/',
    '/vendor/kebun-melati%2Dbali',
    '/encoded%252520three-times',
    `/${'a'.repeat(2_047)}`,
  ])('%s is accepted as it is', (raw) => expect(safeRedirectTarget(raw, fallback)).toBe(raw));

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['an absolute address', 'https://evil.test/'],
    ['a scheme', 'javascript:alert(1)'],
    ['a relative path', 'dashboard'],
    ['leading space', ' /dashboard'],
    ['two slashes', '//evil.test'],
    ['three slashes', '///evil.test'],
    ['two slashes further in', '/.//evil.test'],
    ['a backslash', '/\\evil.test'],
    ['a backslash further in', '/a\\b'],
    ['a tab between slashes', '/\t/evil.test'],
    ['a line break', '/a\r\nSet-Cookie: x'],
    ['NUL', '/a\u0000'],
    ['encoded slashes', '/%2f%2fevil.test'],
    ['one encoded slash', '/%2Fevil.test'],
    ['an encoded backslash', '/%5cevil.test'],
    ['twice encoded slashes', '/%252f%252fevil.test'],
    ['a twice encoded backslash', '/%255Cevil.test'],
    ['an encoded tab', '/%09/evil.test'],
    ['an encoded line break', '/a%0d%0aSet-Cookie:%20x'],
    ['a broken escape', '/%zz'],
    ['a space encoded four times', '/a%25252520b'],
    ['encoding without end', `/%${'25'.repeat(20)}2f`],
    ['an overlong address', `/${'a'.repeat(2_048)}`],
    ['a lone surrogate', '/\uD800'],
  ])('%s is replaced by the fallback', (_, raw) => expect(safeRedirectTarget(raw, fallback)).toBe(fallback));

  test('whatever is asked for, a browser resolves the answer on our origin', () => {
    const piece = fc.constantFrom('/', '\\', '%2f', '%5c', '%09', '\t', '\n', '.', '..', '@', ':', 'evil.test', '?', '#', '%', '%25', 'a');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = safeRedirectTarget(pieces.join(''), fallback);
        expect(new URL(target, 'https://ours.test').origin).toBe('https://ours.test');
        expect(new URL(decodeURIComponent(target), 'https://ours.test').origin).toBe('https://ours.test');
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  ['/a?b=1', '#c', '/a?b=1#c'],
  ['/a', 'c', '/a#c'],
  ['/a#own', '#c', '/a#own'],
  ['/a', '', '/a'],
  ['/a', '#', '/a'],
])('%s with %s is %s', (target, fragment, whole) => expect(withFragment(target, fragment)).toBe(whole));
