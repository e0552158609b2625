// A page that shows one of many says which one, in its bar and in the window's title: tabs and the history of a browser are told apart by it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../core/identity/pages.ts';

const folder = path.resolve(import.meta.dirname, '..', 'web', 'app');
const route = /path: pages\.(\w+),(?:(?!path: ).)*?load: \(\) => import\('([^']+)'\)/gs;
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const isOfOne = (page: string): boolean => Object.entries(pages).some(([name, address]) => name === page && address.includes('/:'));

/** The pages of one of many, and the file that shows each. */
const screens = globSync('routes-*.ts', { cwd: folder })
  .flatMap((file) => [...read(file).matchAll(route)].map(([, page = '', screen = '']) => ({ page, screen })))
  .filter(({ page }) => isOfOne(page));

/** Whether a screen, or a part of its own folder that it shows, says what is open. */
function saysWhatIsOpen(screen: string): boolean {
  const source = read(screen);
  if (source.includes('useOpenedName(')) return true;
  const parts = [...source.matchAll(/from '(\.\/[^']+\.tsx)'/g)].map(([, part = '']) => path.join(path.dirname(screen), part));
  return parts.some((part) => read(part).includes('useOpenedName('));
}

test('every page of one of many has its screen in the routes', () => {
  const expected = Object.keys(pages).filter(isOfOne);
  expect(screens.map(({ page }) => page).toSorted()).toEqual(expected.toSorted());
});

test('and says which one is open', () => {
  expect(screens.filter(({ screen }) => !saysWhatIsOpen(screen)).map(({ page }) => page)).toEqual([]);
});
