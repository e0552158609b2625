// What a page of the marketplace does without its components: it counts ads and views that are seen, remembers where the visit came from, and wakes the
// components when someone is there who may want something of them. Without this the page can be read, and its links and forms lead on.
import { splitLanguage } from '../../core/identity/language.ts';
import { changeInSession } from '../base/calls/browser-call.ts';
import { loadChunk } from '../base/chunk.ts';
import { rememberTouch } from '../base/calls/utm.ts';
import { ensureSession } from '../base/session.ts';
import type {} from '../early/main.ts';
import { countAds } from '../features/marketplace/ads/count-ads.ts';
import { pageData } from '../features/marketplace/page-data.ts';
import { watchViews } from '../features/marketplace/profile/watch-views.ts';
import { renewOnReturn } from '../features/marketplace/site/renew-on-return.ts';
import { letPicturesTravel } from '../features/marketplace/site/travelling-picture.ts';
import { reportErrors } from './report-errors.ts';

/** Settles when the page has loaded. */
const loaded = (): Promise<unknown> =>
  document.readyState === 'complete' ? Promise.resolve() : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

/** Whether the components show more than the page does: a list narrowed to a day or for guests, what this browser keeps of dates, saved vendors or a letter. */
function componentsShowMore(): boolean {
  if (/[?&](free_on|guests)=/.test(location.search)) return true;
  try {
    return /(^|; )wedding_/.test(document.cookie) || localStorage.length + sessionStorage.length > 0;
  } catch {
    // Without storage nothing is kept.
    return false;
  }
}

/** The styles that are in the page itself are not fetched again with the components, which name them by their files. */
function nameStyles(): void {
  const files = document.querySelector<HTMLStyleElement>('style[data-files]')?.dataset['files']?.split(' ') ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    link.setAttribute('disabled', '');
    link.rel = 'stylesheet';
    link.href = file;
    document.head.append(link);
  }
}

async function wake(): Promise<void> {
  const isAwake = document.querySelector('meta[name="scripts"]') === null;
  if (!isAwake) await Promise.race([window.early.touched, ...(componentsShowMore() ? [loaded()] : [])]);
  const root = document.getElementById('root');
  if (root === null) return;
  nameStyles();
  try {
    const { open } = await loadChunk('marketplace', () => import('./marketplace.tsx'));
    await open(root, splitLanguage(location.pathname).language);
  } catch (failure) {
    // A page that could not be taken over leads on as without scripts.
    window.early.doEarlyActs();
    throw failure;
  }
}

if (pageData().visit.visitor !== null) changeInSession(ensureSession);
reportErrors();
rememberTouch();
countAds();
watchViews();
letPicturesTravel();
renewOnReturn();
void wake();
