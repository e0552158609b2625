// Elements without a role must not have an accessible name: ARIA forbids names on generic containers and text.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const room = path.join(import.meta.dirname, '../web');
const nameless = /<(div|span|p|b|i|em|strong|small|mark|code|time|dt|dd|sub|sup|del|ins|caption|figcaption)(?=\s)/g;

/** The attributes of a tag whose name ends at `from`: up to the `>` that is outside of every brace. */
function attributesAt(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const character = source[at];
    if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === '>' && depth === 0) return source.slice(from, at);
  }
  return '';
}
const isNamed = (attributes: string): boolean => /\baria-label(?:ledby)?=/.test(attributes);
/** A spread may bring the role; those that carry one are known by their name. */
const hasRole = (attributes: string): boolean => /\brole=|\{\.\.\.\w+\.popoverProps\}/.test(attributes);

test('each name of the screens is on an element that can carry one', () => {
  const wrong = globSync('**/*.tsx', { cwd: room }).flatMap((file) => {
    const source = readFileSync(path.join(room, file), 'utf8');
    return [...source.matchAll(nameless)].flatMap((found) => {
      const attributes = attributesAt(source, found.index + found[0].length);
      return isNamed(attributes) && !hasRole(attributes) ? [`${file}: ${found[0]}${attributes.replace(/\s+/g, ' ')}>`] : [];
    });
  });
  expect(wrong).toEqual([]);
});
