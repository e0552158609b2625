// What is chosen is as wide as what is not: thicker letters or other edges would push aside what stands beside it, under the finger that comes next.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.join(import.meta.dirname, '..', 'web');
/** Their choices are cells of a grid, as wide as its columns. */
const ofGrids = new Set(['ui/calendar.module.css', 'parts/meetings/slot-picker.module.css']);
/** The current one of steps is chosen too; the current one of links is the page that is open. */
const isOfChosen = /:checked|\[aria-(?:pressed|selected)="true"\]|\.step\[aria-current\]/;
const widens =
  /(?:^|[\s;])(?:font-weight|font-size|font|letter-spacing|padding(?:-(?:inline|left|right)[\w-]*)?|border(?:-(?:left|right|inline))?-width|content):/;

test('no style makes what is chosen wider or narrower', () => {
  const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.module.css') && !ofGrids.has(name),
  );
  const rules = sheets.flatMap((name) =>
    [...readFileSync(path.join(web, name), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', styles = '']) => ({
      name,
      selector: selector.trim(),
      styles,
    })),
  );
  const ofChosen = rules.filter(({ selector }) => isOfChosen.test(selector));
  expect(ofChosen.length).toBeGreaterThan(10);
  expect(ofChosen.filter(({ styles }) => widens.test(styles)).map(({ name, selector }) => `${name} ${selector}`)).toEqual([]);
});
