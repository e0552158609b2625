// How controls look on every screen: where the keyboard is, and one arrow for all selects.
import type { Page } from '@playwright/test';

/** The controls of a page on which the focus shows no ring of two pixels, with forced colours: shadows and backgrounds of ours do not show there. */
export async function unseenFocusOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // What a script focuses after a key is focused as by the keyboard.
  await page.keyboard.press('Shift');
  const unseen = await page.evaluate(() => {
    const ringOf = (element: Element, part?: '::before' | '::after'): string => {
      const { clipPath, outlineStyle, outlineWidth } = getComputedStyle(element, part);
      const isShown = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && clipPath !== 'inset(50%)';
      return isShown ? `${outlineStyle} ${outlineWidth}` : '';
    };
    /** What may carry the ring: the control, what is drawn over it, what stands for it, and what it is in. */
    const ringsAround = (control: HTMLElement): string => {
      const bearers: Element[] = [];
      for (let at: Element | null = control; at !== null && at !== document.body; at = at.parentElement) bearers.push(at);
      if (control.nextElementSibling !== null) bearers.push(control.nextElementSibling);
      return bearers.map((bearer) => [ringOf(bearer), ringOf(bearer, '::before'), ringOf(bearer, '::after')].join()).join(';');
    };
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]');
    const found: string[] = [];
    for (const control of controls) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const before = ringsAround(control);
      control.focus({ preventScroll: true });
      if (document.activeElement === control && ringsAround(control) === before) found.push(control.outerHTML.slice(0, 160));
    }
    return found;
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return unseen;
}

/** The selects of a page that have another arrow than the one of base.css, or none. */
export const selectsWithoutArrow = (page: Page): Promise<string[]> =>
  page.locator('select:not([multiple], [size])').evaluateAll((selects) =>
    selects.flatMap((select) => {
      const { appearance, backgroundImage } = getComputedStyle(select);
      const isOurs = appearance === 'none' && ['(45deg', '(-45deg'].every((half) => backgroundImage.includes(`linear-gradient${half}`));
      return isOurs ? [] : [select.outerHTML.slice(0, 160)];
    }),
  );
