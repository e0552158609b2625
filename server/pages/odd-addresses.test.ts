// Every page for each kind of visitor, with odd parts and queries in its address: answered as a page or led on, and nothing of it is believed. (S27, S67)
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketplacePages, pages } from '../../core/identity/pages.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { ids, numbersAsText, texts, times } from '../testing/fuzz/edges.ts';
import { sized, testSeed } from '../testing/full-size.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let visitors: Readonly<Record<string, BuiltAccount | null>>;
beforeAll(async () => {
  app = await openTestApp();
  const { build } = app;
  visitors = {
    nobody: null,
    couple: await build.couple(),
    vendor: await build.vendor({ plan: 'Gold' }),
    unpublished: await build.vendor({ status: 0 }),
    operator: await build.operator('finance', 'support', 'verification'),
  };
});
afterAll(() => app.close());

const everyPage = [...new Set([...Object.values(pages), ...marketplacePages])];
const queryNames = [
  'q',
  'page',
  'city',
  'category',
  'min_price',
  'sort',
  'date',
  'start_date',
  'status',
  'tab',
  'redirect',
  'token',
  'email',
  'id',
];
/** A part of an address holds no more than the router reads. */
const odd = fc.constantFrom(
  ...[...texts, ...ids, ...numbersAsText, ...times].map((text) => encodeURIComponent(text.slice(0, 120).toWellFormed())),
);
const address = fc
  .record({
    page: fc.constantFrom(...everyPage),
    language: fc.constantFrom('', '/id'),
    part: odd,
    query: fc.array(fc.tuple(fc.constantFrom(...queryNames), odd), { maxLength: 3 }),
  })
  .map(({ page, language, part, query }) => {
    const path = `${language}${page.replace(/:\w+/g, part || '%20')}`;
    return query.length === 0 ? path : `${path}?${query.map(([name, value]) => `${name}=${value}`).join('&')}`;
  });

test.each(['nobody', 'couple', 'vendor', 'unpublished', 'operator'])('%s', { timeout: 600_000 }, async (who) => {
  const run = async (url: string): Promise<void> => {
    const headers = { accept: 'text/html', ...(visitors[who] && { cookie: `BSID=${visitors[who]?.cookie}` }) };
    const answer = await app.call('GET', url, { headers });
    // A page of another kind of account ends the session: anyone who was signed in is so again.
    const person = visitors[who];
    if (person && answer.headers['set-cookie'] !== undefined) Object.assign(person, await app.build.signedInAgain(person));
    expect(answer.status).toBeOneOf([200, 301, 302, 308, 400, 403, 404]);
    const isLedOn = [301, 302, 308].includes(answer.status);
    expect(String(answer.headers[isLedOn ? 'location' : 'content-type'])).toMatch(isLedOn ? /^\/(?![/\\])/ : /^text\/html/);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.text).not.toMatch(/<script>alert|<img src=x|javascript:alert/);
  };
  await fc.assert(fc.asyncProperty(address, run), { seed: testSeed, numRuns: sized(250, 5_000) });
});
