// Runs in pages beside axe: texts that look like one that has passed are not judged again, for colours are most of what axe does. Each function is sent to the
// page as source code, so it can only refer to its arguments.

/** What to ask a page. */
export interface Question {
  /** Looks of texts that have passed. */
  readonly known: readonly string[];
  /** The rules; none are all. */
  readonly only: readonly string[];
  /** Whether targets are asked for as well; axe leaves them out by itself. */
  readonly withTargets: boolean;
}
export interface Answer {
  readonly found: readonly string[];
  /** Looks of texts that have passed now for the first time. */
  readonly passed: readonly string[];
  /** Rules that nothing on the page is subject to. */
  readonly idle: readonly string[];
}
type LookOf = (node: Element) => string;

/** The part of axe that is used here. */
interface Axe {
  run(
    where: Document,
    options: object,
  ): Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
    readonly inapplicable: readonly { readonly id: string }[];
  }>;
  readonly _audit: {
    readonly rules: readonly { readonly id: string; matches: (node: Element, ...more: unknown[]) => boolean }[];
    readonly checks: Readonly<Record<string, { evaluate: (node: Element, ...more: unknown[]) => unknown }>>;
  };
}

/** A text looks as its element and all around it do: their names, classes and styles, their grounds and opacity; its colour, size and weight. */
function looks(): LookOf {
  const numbers = new Map<string, number>();
  const numberOf = (words: string): number => {
    let number = numbers.get(words);
    if (number !== undefined) return number;
    number = words.length;
    for (let at = 0; at < words.length; at += 1) number = Math.imul(number, 31) ^ (words.codePointAt(at) ?? 0);
    numbers.set(words, number);
    return number;
  };
  const places = new WeakMap<Element, readonly [number, number]>();
  const placeOf = (node: Element | null): readonly [number, number] => {
    if (node === null) return [0, 0];
    const before = places.get(node);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, position, zIndex, filter, mixBlendMode } = getComputedStyle(node);
    const ground = [backgroundColor, backgroundImage, opacity, position, zIndex, filter, mixBlendMode];
    const own = numberOf([node.tagName, node.getAttribute('class'), node.getAttribute('style'), ...ground].join());
    const [low, high] = placeOf(node.parentElement);
    const place = [Math.imul(low ^ own, 16_777_619) + own, Math.imul(high, 31) ^ own] as const;
    places.set(node, place);
    return place;
  };
  return (node) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node);
    return [...placeOf(node), color, fontSize, fontWeight, textShadow].join();
  };
}

/** Has axe pass over texts whose look has passed; answers those that pass now. What it cannot tell, as of a text over a picture, is asked again. */
function passOver(axe: Axe, lookOf: LookOf, known: readonly string[]): { readonly passed: readonly string[]; readonly end: () => void } {
  const alike = new Set(known);
  const passed: string[] = [];
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  const check = axe._audit.checks['color-contrast'];
  if (rule === undefined || check === undefined) throw new Error('axe asks for contrast in another way now');
  const { matches } = rule;
  const { evaluate } = check;
  const hasText = (node: Element): boolean =>
    node.matches('input,select,textarea,button') ||
    [...node.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '');
  rule.matches = (node, ...more) => hasText(node) && !alike.has(lookOf(node)) && matches.call(rule, node, ...more);
  check.evaluate = function (node, ...more) {
    const look = lookOf(node);
    if (alike.has(look)) return true;
    const isGood = evaluate.call(this, node, ...more);
    if (isGood !== true) return isGood;
    alike.add(look);
    passed.push(look);
    return true;
  };
  return { passed, end: () => Object.assign(rule, { matches }) && Object.assign(check, { evaluate }) };
}

async function ask(axe: Axe, lookOf: LookOf, over: typeof passOver, { known, only, withTargets }: Question): Promise<Answer> {
  const { passed, end } = over(axe, lookOf, known);
  const { violations, inapplicable } = await axe.run(document, {
    resultTypes: ['violations'],
    selectors: false,
    // No rule that is asked reads style sheets as text: only what plays has to be there.
    preload: document.querySelector('audio,video') !== null && { assets: ['media'] },
    ...(only.length > 0 ? { runOnly: only } : { rules: { 'target-size': { enabled: withTargets } } }),
  });
  end();
  return {
    found: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    passed,
    idle: inapplicable.map(({ id }) => id),
  };
}

/** The name by which a page is asked. */
export const asked = '__axe';

/** The script that follows axe's own. */
export const besideAxe = (): string =>
  `;window.${asked} = (question) => (${String(ask)})(axe, (${String(looks)})(), ${String(passOver)}, question);`;
