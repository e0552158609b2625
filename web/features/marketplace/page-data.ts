import type { PageName } from './addresses.ts';
import type { Visit } from '../../../contract/render.ts';
import type { Site } from './visit.ts';

/** What the server leaves in the page for the browser to continue with. */
export interface PageData {
  readonly page: PageName;
  readonly visit: Visit;
  readonly site: Site;
  readonly props: object;
}
let read: PageData | null = null;
/** What the server left in this page. */
export const pageData = (): PageData => (read ??= JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData);
