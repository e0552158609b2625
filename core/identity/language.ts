export type Language = 'en' | 'id';

/** Pages are English under the bare path. (spec 2 and 9) */
const defaultLanguage: Language = 'en';

/** '/id' as a whole first segment; '/ideas' is not one. */
const indonesianPrefix = /^\/id(?=$|[/?#])/;

/** The language of a path and the bare path: '/id/dashboard' is Indonesian for '/dashboard'. A query stays on the path. */
export function splitLanguage(path: string): { readonly language: Language; readonly path: string } {
  if (!indonesianPrefix.test(path)) return { language: defaultLanguage, path };
  const rest = path.replace(indonesianPrefix, '');
  return { language: 'id', path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The same page in a language; a path that already has a prefix gets the one asked for. */
export function withLanguage(path: string, language: Language): string {
  const bare = splitLanguage(path).path;
  if (language === 'en') return bare;
  return /^\/(?=$|[?#])/.test(bare) ? `/id${bare.slice(1)}` : `/id${bare}`;
}
