import { expect, test } from 'vitest';
import { pageOfEmail } from './email-page.ts';

const origins = ['https://pelaminan.example', 'https://business.pelaminan.example'];

test.each([
  ['Hello,\n\nlook:\n\nhttps://pelaminan.example/id/dashboard/inbox/7\n\nPelaminan', '/dashboard/inbox/7'],
  ['https://pelaminan.example/quotations/1?version=2#pay', '/quotations/1?version=2'],
  ['https://business.pelaminan.example/dashboard', '/dashboard'],
  ['first https://elsewhere.example/x then https://pelaminan.example', '/'],
  ['https://pelaminan.example.evil.test/dashboard', ''],
  ['https://pelaminan.example/login/reset-password#token=abc', ''],
  ['https://pelaminan.example//evil.test', ''],
  ['https://pelaminan.example?a=1', ''],
  ['https://pelaminan.example/a?x=1&token=abc', ''],
  [`https://pelaminan.example/${'a'.repeat(299)}`, `/${'a'.repeat(299)}`],
  [`https://pelaminan.example/${'a'.repeat(300)}`, ''],
  ['no address at all', ''],
])('%o leads to %o', (text, page) => expect(pageOfEmail(text, origins)).toBe(page));
