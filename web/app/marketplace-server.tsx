import { renderToString } from 'react-dom/server';
import { cities, vendorCategories } from '../../contract/catalogue.ts';
import type { Hosts } from '../../core/identity/addresses.ts';
import { withLanguage } from '../../core/identity/language.ts';
import { accountEn } from '../../texts/marketplace/account.en.ts';
import { accountId } from '../../texts/marketplace/account.id.ts';
import { pagesEn } from '../../texts/marketplace/pages.en.ts';
import { pagesId } from '../../texts/marketplace/pages.id.ts';
import { type Language, translator } from '../../texts/typed.ts';
import type { Call } from '../base/calls/call.ts';
import { addressAt } from '../features/marketplace/addresses.ts';
import { renderHead, safeJson } from '../features/marketplace/head/head.ts';
import { MarketplaceRoot, type PageData, type Texts } from '../features/marketplace/marketplace-root.tsx';
import type { Making, PageStatus } from '../features/marketplace/page.ts';
import { makeNotFound, makePage } from '../features/marketplace/pages.ts';
import type { Site, Visit } from '../features/marketplace/visit.ts';

interface RenderRequest {
  /** Bare path with search, without the language prefix. */
  readonly path: string;
  readonly language: Language;
  /** Scheme and host under which others reach us. */
  readonly origin: string;
  readonly hosts: Hosts;
  /** Origin of pictures; null: that of the page. */
  readonly imageUrl: string | null;
  readonly visitor: Visit['visitor'];
  readonly business: { readonly name: string } | null;
  /** Of the container that counts visits; null: none. */
  readonly tagManagerId: string | null;
  /** Where people write to us; null: nowhere. */
  readonly supportEmail: string | null;
  /** Calls of the contract, made as the visitor without leaving the process. */
  readonly call: Call;
}
interface RenderedPage {
  readonly status: PageStatus;
  /** Tags for the document's head. */
  readonly head: string;
  readonly body: string;
  /** JSON that can stand in a script element as it is. */
  readonly data: string;
  /** Sources of the screen and its sentences, by which the build lists their chunks and styles. */
  readonly modules: readonly string[];
}

const texts: Readonly<Record<Language, Texts>> = {
  en: { pages: pagesEn, account: accountEn },
  id: { pages: pagesId, account: accountId },
};

export { sharedPath } from '../features/marketplace/addresses.ts';

/** Renders a page of the marketplace to the HTML that the browser then takes over. */
export async function render({ call, supportEmail, ...visit }: RenderRequest): Promise<RenderedPage> {
  const { language, origin, imageUrl, hosts, visitor, business, path, tagManagerId } = visit;
  const { pages, account } = texts[language];
  const site = await siteFor(call, language);
  const making: Making = {
    ...site,
    language,
    origin,
    imageUrl,
    hosts,
    visitor,
    business,
    tagManagerId,
    path,
    call,
    supportEmail,
    t: translator<typeof pagesEn>(pages),
    words: translator<typeof accountEn>(account ?? accountEn),
    address: (bare) => origin + withLanguage(bare, language),
  };
  const at = addressAt(path);
  const found = at && (await makePage(making, at));
  const made = found ?? (await makeNotFound(making));
  const data: PageData = {
    page: found ? at.page : 'not-found',
    visit: { language, origin, imageUrl, hosts, visitor, business, path, tagManagerId },
    site,
    props: made.props,
  };
  return {
    status: found ? made.status : 404,
    head: renderHead(made.head, { language, origin, images: imageUrl ?? origin, siteName: making.t('site.name') }),
    body: renderToString(
      <MarketplaceRoot data={data} texts={texts[language]}>
        {made.screen}
      </MarketplaceRoot>,
    ),
    data: safeJson(data),
    modules: [made.module, `../texts/marketplace/pages.${language}.ts`],
  };
}

async function siteFor(call: Call, language: Language): Promise<Site> {
  const [{ vendorCategories: categories }, { data }] = await Promise.all([call(vendorCategories), call(cities)]);
  return {
    categories: categories.map(({ id, slug, name }) => ({ id, slug, name: name[language] })),
    cities: data.map(({ id, slug, name }) => ({ id, slug, name })),
  };
}
