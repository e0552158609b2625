import type { Page } from '@playwright/test';

/** The sum of all shifts since the page started, and what moved how far in each. */
export const shiftOf = (page: Page): Promise<{ readonly sum: number; readonly moves: readonly string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const moves: string[] = [];
        const named = (node: Node | null) => `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
              sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
            };
            if (shift.hadRecentInput) continue;
            sum += shift.value;
            moves.push(...shift.sources.map(({ node, previousRect: from, currentRect: to }) => `${named(node)} ${from.y} to ${to.y}`));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve({ sum, moves }), 50));
      }),
  );
