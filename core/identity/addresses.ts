import { type Area, areaOf, matchedPath } from './areas.ts';
import { type Language, splitLanguage, withLanguage } from './language.ts';

/** Scheme and host under which each area answers. All three alike: one origin, where the path decides the area. */
export type Origins = Readonly<Record<Area, string>>;

/** Hosts of their own for the three areas, seen from a page: `here` is the area whose host one is on. Null: one origin for all. */
export type Hosts = { readonly here: Area; readonly origins: Origins } | null;

/** The area a path belongs to, with or without language prefix, query and fragment. */
export const areaOfPage = (path: string): Area => areaOf(matchedPath(splitLanguage(path).path));

/** The whole address of a page in a language, for readers elsewhere: emails, search engines, payment pages, calendars. (product 1) */
export const pageAddress = (origins: Origins, path: string, language: Language): string =>
  `${origins[areaOfPage(path)]}${withLanguage(path, language)}`;

/** What a link on a page of ours says: a path while it stays on the host, the whole address of a page on another host. */
export function pageHref(hosts: Hosts, path: string, language: Language): string {
  return hosts === null || areaOfPage(path) === hosts.here ? withLanguage(path, language) : pageAddress(hosts.origins, path, language);
}
