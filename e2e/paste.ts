// What is pasted from the clipboard.
import type { Page } from '@playwright/test';

/** Pastes a picture into a page, as after copying it somewhere else. */
export async function pastePicture(page: Page, name: string, jpeg: Buffer): Promise<void> {
  await page.evaluate(
    ([called, bytes]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], called, { type: 'image/jpeg' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [name, jpeg.toString('base64')] as const,
  );
}
