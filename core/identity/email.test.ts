import { describe, expect, test } from 'vitest';
import { checkEmail } from './email.ts';

describe('an e-mail address is stored trimmed, in lower case and NFC', () => {
  test.each([
    ['gold@demo.test', 'gold@demo.test'],
    [' Gold@Demo.TEST ', 'gold@demo.test'],
    ["o'brien+ads@mail.example.co.id", "o'brien+ads@mail.example.co.id"],
    ['cafe\u0301@demo.test', 'caf\u00E9@demo.test'],
    [`${'a'.repeat(64)}@demo.test`, `${'a'.repeat(64)}@demo.test`],
    [`a@${'b'.repeat(247)}.test`, `a@${'b'.repeat(247)}.test`],
  ])('%j becomes %j', (text, email) => expect(checkEmail(text)).toEqual({ ok: true, value: email }));
});

describe('what cannot be an address is refused', () => {
  test.each([
    '',
    'gold',
    '@demo.test',
    'gold@',
    'gold@demo',
    'a@b@demo.test',
    'a b@demo.test',
    '.a@demo.test',
    'a.@demo.test',
    'a..b@demo.test',
    'a@demo..test',
    'a@-demo.test',
    'a@demo.test\nBcc: b@demo.test',
    'a\u0000@demo.test',
    'a\u202Eb@demo.test',
    'a\u200Bb@demo.test',
    'a\u00ADb@demo.test',
    'a@demo.te\u2060st',
    '<a@demo.test>',
    `${'a'.repeat(65)}@demo.test`,
    `a@${'b'.repeat(248)}.test`,
  ])('%j', (text) => expect(checkEmail(text)).toMatchObject({ ok: false, refusals: [{ code: 'identity.email_invalid', field: 'email' }] }));

  test('a long hostile text is refused in linear time', () => {
    const before = process.cpuUsage();
    checkEmail(`a@${'b-'.repeat(120)}`);
    checkEmail('a.'.repeat(120));
    // Time of the processor, in microseconds: others may be using it too.
    expect(process.cpuUsage(before).user).toBeLessThan(100_000);
  });
});
