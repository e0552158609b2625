// Files that a press brings.
import { readFileSync } from 'node:fs';
import type { Download, Locator } from '@playwright/test';
import { expect } from './journey.ts';

/** The file that a press on `control` brings. Documents are drawn below the priority of everything else: a busy machine takes its time. */
export async function fileFrom(control: Locator): Promise<Download> {
  const [file] = await Promise.all([control.page().waitForEvent('download', { timeout: 90_000 }), control.click()]);
  return file;
}

export async function expectPdf(file: Download): Promise<void> {
  const start = readFileSync(await file.path()).subarray(0, 5);
  expect(start.toString()).toBe('%PDF-');
}
