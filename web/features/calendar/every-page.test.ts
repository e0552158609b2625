import { expect, test } from 'vitest';
import { everyPage } from './every-page.ts';

const listOf = (total: number) => {
  const asked: number[] = [];
  const read = async ({ page, limit }: { readonly page: number; readonly limit: number }) => {
    asked.push(page);
    const data = Array.from({ length: total }, (_, n) => ({ id: String(n) })).slice((page - 1) * limit, page * limit);
    return { data, meta: { total } };
  };
  return { asked, whole: everyPage(read) };
};

test.each([
  [0, [1], 0, 0],
  [100, [1], 100, 0],
  [101, [1, 2], 101, 0],
  [300, [1, 2, 3], 300, 0],
  [301, [1, 2, 3], 300, 1],
])('of %i rows pages %o are read: %i rows, and %i beyond', async (total, pages, shown, beyond) => {
  const { asked, whole } = listOf(total);
  const found = await whole;
  expect([asked, found.all.length, found.beyond]).toEqual([pages, shown, beyond]);
});
