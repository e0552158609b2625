// Every email in both languages: what is in its text is in its HTML, and what people typed stays text.
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { type EmailContent, plainEmail } from '../../texts/email-body.ts';
import { codesOfKind, notificationKinds } from '../../core/feed/kinds.ts';
import { htmlOf } from './html.ts';
import { emailSamples } from './samples.ts';

const samples = emailSamples();
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': '’' };
/** What a person reads of it, in one line. */
const readOf = (html: string): string =>
  oneLine(
    html
      .replace(/<(style|title)>.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity),
  );
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const addressesIn = (text: string): string[] =>
  [...new Set(text.match(/https?:\/\/[^\s"<>]+/g))].filter((one) => !one.includes('w3.org')).toSorted();

/** Each line of the text that is no address. */
const sentencesOf = (content: EmailContent): string[] =>
  plainEmail(content)
    .split('\n')
    .map((line) => oneLine(line.replace(/^(> ?|- )/, '').replace(/: https?:.*$|:$/, '')))
    .filter((line) => line !== '' && line !== '--' && !line.startsWith('http'));

const instalmentOf = { en: 'Deposit', id: 'Uang muka' } as const;
/** Kept by notifications; no email has them as its subject any more. */
const codesOfEarlierVersions = [
  ...['paid', 'received', 'late', 'twice', 'refunding', 'refunded'].map((step) => `quotations.${step}_subject`),
  ...['day', 'hour'].map((lead) => `meetings.${lead}_subject`),
];

test('there is an email for every kind that can be notified of, and each has its kind', () => {
  expect(samples.length).toBeGreaterThan(150);
  const codes = [...new Set(samples.map(({ code }) => code))].toSorted();
  expect(notificationKinds.flatMap(codesOfKind).toSorted()).toEqual(
    [
      ...codes,
      ...codesOfEarlierVersions,
      'conversations.subject_news',
      'membership.renewed_subject',
      'results.week_quiet_subject',
    ].toSorted(),
  );
});

test('an email about an instalment says in its subject which, in the language of its reader', () => {
  const about = samples.filter(({ language, content }) => plainEmail(content).includes(instalmentOf[language]));
  expect(about.length).toBeGreaterThanOrEqual(20);
  expect(about.filter(({ language, content }) => !content.heading.includes(instalmentOf[language])).map(({ key }) => key)).toEqual([]);
});

describe.each(samples.map((sample) => [`${sample.key} ${sample.language}`, sample] as const))('%s', (_, { content }) => {
  const html = htmlOf(content);
  test('says in HTML what it says as text', () => {
    const read = readOf(html);
    // A fact is a row: its label and its value are read one after the other.
    expect(sentencesOf(content).filter((sentence) => !read.includes(sentence) && !read.includes(sentence.replace(': ', ' ')))).toEqual([]);
    expect(addressesIn(html)).toEqual(addressesIn(plainEmail(content)));
    expect([html.includes(`lang="${content.language}"`), /\{\w+\}/.test(read)]).toEqual([true, false]);
  });
  test('has one button, says why it came, and fetches nothing', () => {
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(plainEmail(content)).toMatch(/\n-- \n(You get this email because|Anda menerima email ini karena) /);
    expect(html).not.toMatch(/<(img|link|script|iframe|form|video|object|svg)\b|url\(|@import|background=|srcset|@font-face/i);
  });
});

const naughty = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '</style><style>*{display:none}',
  '&lt;b&gt; &amp; <b>bold</b>',
  '\u202Egnp.exe \u2066x\u2069',
  'ا'.repeat(40),
  'W'.repeat(400),
  '[Click](https://evil.example)\n\n| a: b\n\n> c',
  '💍'.repeat(100),
];
test.each(naughty)('what a stranger typed stays text: %j', (typed) => {
  const shapeOf = (html: string): string =>
    (html.match(/<[a-z/][^>]*>/gi) ?? []).filter((tag) => tag !== '<br/>' && !/^<\/?div>$/.test(tag)).join('');
  const plainOnes = emailSamples('Rumah Laras');
  for (const [i, { content }] of emailSamples(typed).entries()) {
    const html = htmlOf(content);
    // The same elements with the same attributes; only lists have an item for each line, and short previews are padded.
    expect(typed.includes('\n') || shapeOf(html) === shapeOf(htmlOf(plainOnes[i]?.content ?? content))).toBe(true);
    expect(html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(addressesIn(html).filter((address) => address.startsWith('https://evil') && html.includes(`href="${address}`))).toEqual([]);
  }
});

test('an email program reads it as a page of its own language with a preview of its first sentence', async () => {
  const { content } = samples.find(({ key, language }) => key === 'credit.paid_text' && language === 'id') ?? { content: null };
  const html = htmlOf(content as EmailContent);
  const mail = await PostalMime.parse(`Content-Type: text/html; charset=utf-8\n\n${html}`);
  expect(mail.html).toContain('Saldo Anda');
  expect(readOf(html)).toMatch(/^Pembayaran Anda sebesar/);
});
