// Controls and words that lie over one another.
import type { Page } from '@playwright/test';

/**
 * Pairs of controls and words that overlap without one lying wholly within the other, as a sign lies in its field. What is fixed or sticks
 * lies over what scrolls below it, and is compared with its own alone. What the browser has not laid out yet is left out.
 */
export const coveredOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly node: Element;
      readonly name: string;
      readonly layer: Element | null;
      readonly rect: DOMRect;
    }
    /** Less is a margin that letters and targets have around them. */
    const mostPx = 5;
    /** An element and all it is in. */
    const upFrom = (node: Element | null): Element[] =>
      node === null || node === document.body ? [] : [node, ...upFrom(node.parentElement)];
    const isSeen = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
      upFrom(node).every((at) => getComputedStyle(at).clipPath !== 'inset(50%)');
    const layerOf = (node: Element) =>
      upFrom(node).find((at) => at.matches('dialog, [popover]') || /fixed|sticky/.test(getComputedStyle(at).position)) ?? null;
    /** What is not cut off by what it scrolls in. */
    const cutTo = (around: Element | null, { left, top, right, bottom }: DOMRect): DOMRect => {
      for (const at of upFrom(around)) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const own = at.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, own.left), Math.min(right, own.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, own.top), Math.min(bottom, own.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const boxesOf = (node: Element, what: string, rects: DOMRectList, around: Element | null): Box[] => {
      const name = `${what} “${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40)}”`;
      const layer = layerOf(node);
      return [...rects]
        .map((rect) => ({ node, name, layer, rect: cutTo(around, rect) }))
        .filter(({ rect }) => rect.width > 2 && rect.height > 2);
    };
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(isSeen)
      .flatMap((node) => boxesOf(node, node.localName, node.getClientRects(), node.parentElement));
    const words: Box[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const node = text.parentElement;
      if (node === null || !/[\p{L}\p{N}]/u.test(text.textContent ?? '') || !isSeen(node)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      words.push(...boxesOf(node, 'words', range.getClientRects(), node));
    }
    const isWithin = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 2 && inner.right <= outer.right + 2 && inner.top >= outer.top - 2 && inner.bottom <= outer.bottom + 2;
    const isOne = ({ node, layer }: Box, other: Box): boolean =>
      layer !== other.layer ||
      node.contains(other.node) ||
      other.node.contains(node) ||
      node.closest('label')?.contains(other.node) === true;
    /** `most` of what may be over the other: lines of words that follow each other are over one another by a part of their height. */
    const areOver = (one: Box, other: Box, most: number): boolean => {
      const [a, b] = [one.rect, other.rect];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > mostPx && height > most && !isWithin(a, b) && !isWithin(b, a) && !isOne(one, other);
    };
    /** Words that can be pressed have more room around them than is seen. */
    const isFramed = ({ node }: Box): boolean => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(node);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
    };
    const pairs = [
      ...controls.flatMap((one, at) => controls.slice(at + 1).map((other) => [one, other, mostPx] as const)),
      ...controls.filter(isFramed).flatMap((one) => words.map((other) => [one, other, mostPx] as const)),
      ...words.flatMap((one, at) =>
        words.slice(at + 1).map((other) => [one, other, Math.max(mostPx, Math.min(one.rect.height, other.rect.height) / 2)] as const),
      ),
    ];
    const found = pairs.filter(([one, other, most]) => areOver(one, other, most)).map(([one, other]) => `${one.name} and ${other.name}`);
    return [...new Set(found)];
  });
