// Uses every field, choice, explanation and expandable part of a page, and checks the result of each.
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { expectRoom, isOfBrowser } from './world.ts';

/** A choice may just lead to another page: what is asked then is asked of that one. */
async function ofPage<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (fault) {
    if (!String(fault).includes('Execution context was destroyed')) throw fault;
    return ofPage(ask);
  }
}

/** One after the other, as long as they are there: what is chosen may take others away. */
async function each(all: Locator, act: (one: Locator) => Promise<void>): Promise<void> {
  for (let at = 0; at < (await all.count()); at += 1) {
    const one = all.nth(at);
    const isThere = await ofPage(() =>
      one.evaluate((node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches(':disabled,[readonly],[inert] *')),
    );
    if (isThere) await act(one);
  }
}

/** What fits a field by how it is typed. */
const wordFor = (field: Locator): Promise<string> =>
  ofPage(() =>
    field.evaluate((node) => {
      if (!(node instanceof HTMLInputElement)) return 'kata';
      if (node.type === 'email') return 'seseorang@contoh.id';
      if (/^(dd|tgl)\//.test(node.placeholder)) return '01/12/2026';
      return node.type === 'number' || node.type === 'tel' || /numeric|decimal|tel/.test(node.inputMode) ? '12' : 'kata';
    }),
  );

async function explain(page: Page, help: Locator): Promise<void> {
  const note = page.locator(`[id="${await help.getAttribute('popovertarget')}"]`);
  await help.click();
  await expect(note).toBeVisible();
  await expect(note).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
}

async function fold(summary: Locator): Promise<void> {
  const isOpen = () => summary.evaluate((node) => node.closest('details')?.open);
  const before = await isOpen();
  await summary.click();
  expect(await isOpen()).toBe(before !== true);
  if (before === true) await summary.click();
}

async function write(field: Locator): Promise<void> {
  const word = await wordFor(field);
  const before = await field.inputValue();
  await field.fill(word);
  expect(await field.inputValue(), 'what was typed stands there').not.toBe('');
  if (before !== '') await field.fill(before);
}

/** What was typed is shown, and hidden again. */
export async function reveal(eye: Locator): Promise<void> {
  const isShown = await eye.getAttribute('aria-pressed');
  for (const is of [isShown === 'true' ? 'false' : 'true', isShown ?? 'false']) {
    await eye.click();
    await expect(eye).toHaveAttribute('aria-pressed', is);
    const field = eye.locator('xpath=ancestor::*[descendant::input][1]//input');
    await expect(field).toHaveAttribute('type', is === 'true' ? 'text' : 'password');
  }
}

/** As a press on its label does: many boxes have no size of their own. */
const press = (box: Locator): Promise<void> =>
  box.evaluate((node) => {
    if (node instanceof HTMLInputElement) node.click();
  });

/** A box that acts at once, where nothing can be saved: the page undoes it. */
export async function tickInVain(box: Locator): Promise<void> {
  await press(box);
  await press(box);
}

async function tick(box: Locator): Promise<void> {
  const before = await box.isChecked();
  await press(box);
  await expect(box).toBeChecked({ checked: !before });
  await press(box);
  await expect(box).toBeChecked({ checked: before });
}

/** The last of a group; the one that was chosen is chosen again. What a choice takes away, with the group itself, is gone. */
async function choose(within: Locator, group: string): Promise<void> {
  const all = within.locator(`input[type="radio"][name="${group}"]:not(:disabled)`);
  if ((await all.count()) < 2) return;
  const before = within.locator(`input[type="radio"][name="${group}"]:checked`);
  const earlier = (await before.count()) === 1 ? await before.elementHandle() : null;
  for (const radio of [await all.last().elementHandle(), earlier]) {
    const isGone = await radio?.evaluate((node) => {
      if (node instanceof HTMLInputElement) node.click();
      return !node.isConnected;
    });
    if (radio === null || isGone === true) return;
    await expect.poll(() => radio.evaluate((node) => !node.isConnected || (node instanceof HTMLInputElement && node.checked))).toBe(true);
  }
}

async function select(field: Locator): Promise<void> {
  const before = await field.inputValue();
  const values = await field
    .locator('option:not(:disabled)')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? option.textContent ?? ''));
  const other = values.find((value) => value !== before && value !== '');
  if (other === undefined) return;
  await field.selectOption(other);
  await expect(field).toHaveValue(other);
  // A choice that leads on may have closed what it was in.
  if (values.includes(before) && (await field.isVisible())) await field.selectOption(before);
}

/**
 * Everything on a page, or in what lies over it, that changes nothing by itself. What was there is put back, so that a choice that hides others hides them for
 * no longer than it is made.
 */
export async function tryAll(page: Page, within: Locator = page.locator('main'), box = tick): Promise<void> {
  const faults: string[] = [];
  const note = (fault: Error) => {
    if (!isOfBrowser(fault)) faults.push(String(fault));
  };
  page.on('pageerror', note);
  await each(within.locator('button[popovertarget][aria-label]'), async (help) => {
    if ((await help.textContent()) === '?') await explain(page, help);
  });
  await each(within.locator('summary'), fold);
  const text = 'input:is(:not([type]),[type=text],[type=search],[type=email],[type=tel],[type=number],[type=url],[type=password])';
  await each(within.locator(`${text}, textarea`), write);
  await each(within.locator('input[type=checkbox]:not([role=switch])'), box);
  await each(within.locator('button[class*="visibilityToggle"]'), reveal);
  const groups = await within
    .locator('input[type=radio]')
    .evaluateAll((radios) => [...new Set(radios.map((radio) => radio.getAttribute('name') ?? ''))]);
  for (const group of groups) await choose(within, group);
  await each(within.locator('select'), select);
  page.off('pageerror', note);
  expect(faults).toEqual([]);
  await expect(page.locator('h1').first()).toBeAttached();
  await expectRoom(page);
}

/** What a press may change: the address, what is said, what is chosen or typed. */
const state = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll('[aria-pressed],[aria-expanded],[aria-current],input')].map((node) => [
      node.getAttribute('aria-pressed'),
      node.getAttribute('aria-expanded'),
      node.getAttribute('aria-current'),
      node.getAttribute('type'),
      node instanceof HTMLInputElement && node.checked,
    ]);
    const shown = [...document.querySelectorAll('[role=dialog],dialog[open],:popover-open')].length;
    return JSON.stringify([location.href, document.body.innerText, marks, shown]);
  });

/** Presses a control and sees that something came of it. */
export async function pressed(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const before = await state(page);
  await control.click();
  await expect.poll(async () => (await state(page)) !== before, `${String(control)} does something`).toBe(true);
}
