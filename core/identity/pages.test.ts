import { expect, test } from 'vitest';
import { isPage, pages } from './pages.ts';

test.each(Object.values(pages))('%s is a page', (page) => expect(isPage(page.replace(':orderId', '019a'))).toBe(true));
test.each(['/dashboard/nothing', '/login/', '/dashboard/pay-per-click/topup/orders/', '/dashboard/edit/more', ''])('%s is not', (path) =>
  expect(isPage(path)).toBe(false),
);
