import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitLanguage, withLanguage } from './language.ts';

describe('every route exists both bare and with an /id prefix', () => {
  test.each([
    ['/dashboard', 'en', '/dashboard'],
    ['/id/dashboard', 'id', '/dashboard'],
    ['/id', 'id', '/'],
    ['/id/', 'id', '/'],
    ['/id?a=1', 'id', '/?a=1'],
    ['/', 'en', '/'],
    ['/ideas', 'en', '/ideas'],
    ['/id/id', 'id', '/id'],
  ] as const)('%s is %s for %s', (path, language, bare) => expect(splitLanguage(path)).toEqual({ language, path: bare }));

  test.each([
    ['/dashboard', 'id', '/id/dashboard'],
    ['/id/dashboard', 'en', '/dashboard'],
    ['/id/dashboard', 'id', '/id/dashboard'],
    ['/', 'id', '/id'],
    ['/?q=a', 'id', '/id?q=a'],
    ['/id', 'en', '/'],
  ] as const)('%s in %s is %s', (path, language, expected) => expect(withLanguage(path, language)).toBe(expected));

  test('splitting what was prefixed gives the bare path back', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('en' as const, 'id' as const), (webPath, language) => {
        const bare = splitLanguage(webPath === '' ? '/' : webPath).path;
        fc.pre(splitLanguage(bare).language === 'en');
        expect(splitLanguage(withLanguage(bare, language))).toEqual({ language, path: bare });
      }),
    );
  });
});
