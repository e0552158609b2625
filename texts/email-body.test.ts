import { expect, test } from 'vitest';
import { addressesOf, bodyOf, plainEmail, previewOf, textOfBody } from './email-body.ts';

const source = [
  'Hello {name},',
  '{other} reviewed you with {count} stars.',
  '| Amount: {amount}\n| Wedding: {wedding}',
  '> Our reason:\n> {reason}',
  '> {text}',
  '- {items}',
  '{instead}',
  '[Reply to {other}]({link})',
  '[All reviews]({page})',
].join('\n\n');
const values = {
  name: 'Rumah Laras',
  other: 'Ayu & Budi',
  count: 4,
  amount: 'Rp 500,000',
  wedding: '12 Jun 2027',
  reason: 'Clear',
  text: 'Lovely\nday',
  items: 'one\ntwo',
  instead: 'And so on.',
  link: 'https://pelaminan.test/a',
  page: 'https://pelaminan.test/b',
};

test('an email is made of parts', () => {
  expect(bodyOf(source, values)).toEqual([
    { kind: 'paragraph', text: 'Hello Rumah Laras,' },
    { kind: 'paragraph', text: 'Ayu & Budi reviewed you with 4 stars.' },
    {
      kind: 'facts',
      facts: [
        { label: 'Amount', value: 'Rp 500,000' },
        { label: 'Wedding', value: '12 Jun 2027' },
      ],
    },
    { kind: 'quote', label: 'Our reason:', text: 'Clear' },
    { kind: 'quote', label: null, text: 'Lovely\nday' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: 'And so on.' },
    { kind: 'button', label: 'Reply to Ayu & Budi', address: 'https://pelaminan.test/a' },
    { kind: 'link', label: 'All reviews', address: 'https://pelaminan.test/b' },
  ]);
});

test('what has no value is left out, with its label', () => {
  const empty = { ...values, wedding: '', reason: '', text: ' ', items: '', instead: '' };
  expect(textOfBody(bodyOf(source, empty))).toBe(
    'Hello Rumah Laras,\n\nAyu & Budi reviewed you with 4 stars.\n\nAmount: Rp 500,000\n\nReply to Ayu & Budi:\nhttps://pelaminan.test/a\n\nAll reviews:\nhttps://pelaminan.test/b',
  );
});

test('as text, what a person wrote is marked on each line', () => {
  expect(textOfBody(bodyOf('> Our reason:\n> {reason}', { reason: 'No.\n\nPelaminan\nhttps://evil.example' }))).toBe(
    'Our reason:\n> No.\n> \n> Pelaminan\n> https://evil.example',
  );
});

test.each([
  ['a part', '| Balance: Rp 0', 'Hello | Balance: Rp 0,'],
  ['a button', '[Click](https://evil.example)', 'Hello [Click](https://evil.example),'],
  ['a second paragraph of ours', 'x\n\n> y', 'Hello x\n\n> y,'],
  ['a variable', '{link}', 'Hello {link},'],
  ['nothing that is seen', 'g\u200Bp\u00ADj\uFEFF\u{E0041}', 'Hello gpj,'],
  ['another end of a line', 'a\u2028b', 'Hello a b,'],
  ['a turned direction', 'a\u202Egpj.exe\u2066', 'Hello agpj.exe,'],
  ['a control character', 'a\u0000\u001Bb', 'Hello ab,'],
  ['half a character', 'a\uD83D', 'Hello a\uFFFD,'],
])('a name cannot become %s', (_, name, said) => {
  expect(bodyOf('Hello {name},', { name, link: 'x' })).toEqual([{ kind: 'paragraph', text: said }]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a b', 'https://a"onclick="'])(
  'an address that is none of the web is no button: %s',
  (link) => {
    expect(bodyOf('[Open]({link})', { link })).toEqual([{ kind: 'paragraph', text: `Open: ${link}` }]);
  },
);

test('it leads where its button leads, and not where a person’s words do', () => {
  expect(
    addressesOf(bodyOf('Hello {name},\n\n> {name}\n\n[Open]({link})', { name: 'https://evil.example', link: 'https://a.test/x' })),
  ).toEqual(['https://a.test/x']);
});

test('beside the subject, mailboxes show what it says after the salutation', () => {
  expect(previewOf(bodyOf(source, values))).toBe('Ayu & Budi reviewed you with 4 stars.');
  expect(previewOf([])).toBe('');
  const long = previewOf(bodyOf('Hello,\n\n{text}', { text: '💍'.repeat(300) }));
  expect([Array.from(long).length, long.isWellFormed(), long.at(-1)]).toEqual([140, true, '…']);
});

test('below the text it says why it came, after the line that email programs know', () => {
  const footer = { why: 'Because.', links: [{ label: 'Settings', address: 'https://a.test/s' }] };
  const body = bodyOf('Hello,', {});
  expect(plainEmail({ language: 'en', heading: 'H', body, footer })).toBe(
    'Hello,\n\nPelaminan\n\n-- \nBecause.\nSettings: https://a.test/s',
  );
});
