import { areaOfPage, pageHref } from '../../core/identity/addresses.ts';
import { splitLanguage } from '../../core/identity/language.ts';
import type { PageSettings } from '../../core/identity/page-settings.ts';
import type { Language } from '../../texts/typed.ts';

let kept: PageSettings | null = null;

/** What the server said with this page. */
export const pageSettings = (): PageSettings => (kept ??= read());

function read(): PageSettings {
  const said = document.querySelector('meta[name="settings"]')?.getAttribute('content');
  // Written by our own server, in the shape of the type. A page without it is one of a server that is just being replaced.
  if (said) return JSON.parse(said) as PageSettings;
  return { area: areaOfPage(splitLanguage(location.pathname).path), hosts: null, cookieDomain: null, httpsOrigin: null, apiUrl: null };
}

/**
 * The same page by HTTPS, where it was opened without: the browser then keeps no session, since its cookie is for HTTPS alone. Null: all is well.
 */
export function addressByHttps(): string | null {
  const { httpsOrigin } = pageSettings();
  if (httpsOrigin === null || location.protocol === 'https:' || location.hostname === 'localhost') return null;
  return httpsOrigin + location.pathname + location.search + location.hash;
}

/** What a link to any page of ours says here, in a language: on another host the whole address. */
export const hrefTo = (path: string, language: Language): string => pageHref(pageSettings().hosts, path, language);
