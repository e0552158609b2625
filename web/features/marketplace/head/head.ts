import type { Picture } from '../../../../contract/pictures.ts';
import type { ShareCard } from '../../../../contract/render.ts';
import { type Language, withLanguage } from '../../../../core/identity/language.ts';
import { drawingOf } from '../../../parts/cards/ornaments/drawings.ts';
import { imagesOn } from '../../../ui/image-host.ts';

/** How a page is announced: to the tab, to search engines, to those it is shared with. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Bare path of the one address of this content; null for pages that no search engine should keep. */
  readonly canonical: string | null;
  /** What its picture shows in chats and networks; what is left out comes from title and description. */
  readonly card?: CardParts;
  /** The picture one sees first, where it is the same for everyone, and how wide it is drawn. */
  readonly firstPicture?: { readonly picture: Picture; readonly sizes: string } | undefined;
  /** Things of schema.org, without their context. */
  readonly structured?: readonly object[];
}
interface Place {
  readonly language: Language;
  readonly origin: string;
  readonly siteName: string;
}
/** What a page says of its picture. */
export interface CardParts {
  readonly kicker?: string;
  readonly heading?: string;
  readonly price?: string | null;
  readonly rating?: ShareCard['rating'];
  /** A bare path. */
  readonly photo?: string | undefined;
  /** Slug of the category whose drawing stands in place of a photo. */
  readonly category?: string | null;
}

/** What the picture of a page shows; null for pages that no search engine should keep. */
export function cardOf({ title, canonical, card = {} }: Head): ShareCard | null {
  if (canonical === null) return null;
  const { kicker = '', heading = title, price = null, rating = null, photo = null, category = null } = card;
  return { kicker, heading, price, rating, photo, drawing: drawingOf(category) };
}

/** Those that networks know: there is no English of Indonesia among them. */
const locales: Readonly<Record<Language, string>> = { en: 'en_GB', id: 'id_ID' };

/** The tags of a head as HTML. */
export function renderHead(head: Head, { language, origin, siteName }: Place): string {
  const { title, description, canonical, structured = [] } = head;
  const at = (path: string, inLanguage: Language) => origin + withLanguage(path, inLanguage);
  const tags = [
    `<title>${escape(title)}${title.includes(siteName) ? '' : ` · ${escape(siteName)}`}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:locale:alternate', locales[language === 'id' ? 'en' : 'id']),
  ];
  if (canonical === null) tags.push(meta('name', 'robots', 'noindex, follow'));
  else {
    tags.push(
      link('canonical', at(canonical, language)),
      meta('property', 'og:url', at(canonical, language)),
      link('alternate', at(canonical, 'en'), 'en'),
      link('alternate', at(canonical, 'id'), 'id'),
      link('alternate', at(canonical, 'en'), 'x-default'),
    );
  }
  for (const thing of structured) {
    tags.push(`<script type="application/ld+json">${safeJson({ '@context': 'https://schema.org', ...thing })}</script>`);
  }
  return tags.join('\n');
}

/** Has the picture one sees first fetched before the page that shows it is read; a browser that cannot read its best kind waits for the page. */
export function preloadTag({ firstPicture }: Head, imageUrl: string | null): string {
  if (!firstPicture) return '';
  const images = imagesOn(imageUrl);
  const { src, sources } = firstPicture.picture;
  const [best] = sources;
  // A drawing is one file for every screen.
  if (!best) return `<link rel="preload" as="image" href="${escape(images.at(src))}" fetchpriority="high">`;
  const srcset = images.allAt(best.srcset);
  return `<link rel="preload" as="image" type="${best.type}" imagesrcset="${escape(srcset)}" imagesizes="${escape(firstPicture.sizes)}" fetchpriority="high">`;
}

/** JSON that can stand inside a script element: nothing in it can end the element or start a comment. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const meta = (kind: 'name' | 'property', name: string, content: string) => `<meta ${kind}="${name}" content="${escape(content)}">`;
const link = (rel: string, href: string, hreflang?: string) =>
  `<link rel="${rel}"${hreflang === undefined ? '' : ` hreflang="${hreflang}"`} href="${escape(href)}">`;
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
