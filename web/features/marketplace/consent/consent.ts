// Consent of this browser to visit statistics. Nothing is loaded without it, and a refusal is as easy and lasts as long as consent.

export type Choice = 'granted' | 'denied';

const name = 'consent';
/** Half a year; then it is polite to ask again. */
const lifeSeconds = 180 * 86_400;

export function choiceMade(): Choice | null {
  const value = /(?:^|;\s*)consent=(granted|denied)(?:;|$)/.exec(document.cookie)?.[1];
  return value === 'granted' || value === 'denied' ? value : null;
}

export function keepChoice(choice: Choice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${choice}; Max-Age=${lifeSeconds}; Path=/; SameSite=Lax${secure}`;
}

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
