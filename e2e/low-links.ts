// Links that have a line to themselves, and are lower than a finger can be expected to hit.
import type { Page } from '@playwright/test';

/**
 * The links with no other words on their line that are less than 24 px high, which WCAG 2.2 (2.5.8) asks of all but those within a sentence: axe lets them
 * pass where nothing else is near. One that covers the whole of what it is in is as high as that.
 */
export const lowLinksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (node: Element) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isStretched = (link: Element) => [':before', ':after'].some((part) => getComputedStyle(link, part).position === 'absolute');
    /** Where the words of a block stand that are not those of the link. */
    const wordsBeside = (block: Element, link: Element): DOMRect[] => {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const found: DOMRect[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (link.contains(node) || !/[\p{L}\p{N}]/u.test(node.textContent ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push(...range.getClientRects());
      }
      return found;
    };
    const isLow = (link: Element): boolean => {
      const lines = [...link.getClientRects()];
      const { width, height } = link.getBoundingClientRect();
      if (lines.length === 0 || height >= 24 || width < 2 || !isSeen(link) || isStretched(link)) return false;
      let block = link.parentElement ?? document.body;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement !== null) block = block.parentElement;
      const isBeside = (words: DOMRect) =>
        lines.some(({ top, bottom }) => Math.min(bottom, words.bottom) - Math.max(top, words.top) > (bottom - top) / 2);
      return !wordsBeside(block, link).some(isBeside);
    };
    return [...document.querySelectorAll('a[href]')]
      .filter(isLow)
      .map((link) => `${link.parentElement?.className} > ${Math.round(link.getBoundingClientRect().height)} px: ${link.textContent}`);
  });
