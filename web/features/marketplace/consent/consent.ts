// Consent of this browser to visit statistics. Nothing is loaded without it, and a refusal is as easy and lasts as long as consent.
import { browserCookie } from '../../../base/browser-cookie.ts';

export type Choice = 'granted' | 'denied';

/** For half a year; then it is polite to ask again. */
const cookie = browserCookie('consent', 'granted|denied', 180 * 86_400);

export function choiceMade(): Choice | null {
  const value = cookie.in(document.cookie);
  return value === 'granted' || value === 'denied' ? value : null;
}

export const keepChoice = (choice: Choice): void => cookie.keep(choice);

interface WithDataLayer {
  dataLayer?: object[];
}

/** Loads the container, once a page. It is told that someone agreed to be counted, and to nothing else. */
export function loadTagManager(containerId: string): void {
  const page = window as WithDataLayer;
  if (page.dataLayer !== undefined) return;
  page.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
}
