import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Call } from '../../contract/call.ts';
import { cities, vendorCategories } from '../../contract/catalogue.ts';
import type { Marketplace, RenderRequest } from '../../contract/render.ts';
import { withLanguage } from '../../core/identity/language.ts';
import { accountEn } from '../../texts/marketplace/account.en.ts';
import { accountId } from '../../texts/marketplace/account.id.ts';
import { pagesEn } from '../../texts/marketplace/pages.en.ts';
import { pagesId } from '../../texts/marketplace/pages.id.ts';
import { type Language, translator } from '../../texts/typed.ts';
import { addressAt, isForEveryone, keptPath, movedTo } from '../features/marketplace/addresses.ts';
import { cardOf, preloadTag, renderHead, safeJson } from '../features/marketplace/head/head.ts';
import { MarketplaceRoot, type Texts } from '../features/marketplace/marketplace-root.tsx';
import { openDocument } from '../features/marketplace/open-places.ts';
import type { Making } from '../features/marketplace/page.ts';
import type { PageData } from '../features/marketplace/page-data.ts';
import { makeCard, makeNotFound, makePage } from '../features/marketplace/pages.ts';
import { PlacedCard } from '../features/marketplace/vendor-grid.tsx';
import type { Site } from '../features/marketplace/visit.ts';

const texts: Readonly<Record<Language, Texts>> = {
  en: { pages: pagesEn, account: accountEn },
  id: { pages: pagesId, account: accountId },
};

/** Renders a page of the marketplace to the HTML that the browser then hydrates. */
const render: Marketplace['render'] = async (request) => {
  const { language, origin, imageUrl, hosts, visitor, business, path, tagManagerId } = request;
  const { site, making } = await makingFor(request);
  const at = addressAt(path);
  const found = at && (await makePage(making, at));
  const made = found ?? (await makeNotFound(making));
  const data: PageData = {
    page: found ? at.page : 'not-found',
    visit: { language, origin, imageUrl, hosts, visitor, business, path, tagManagerId },
    site,
    props: made.props,
  };
  const inRoot = (content: ReactElement): string =>
    renderToString(
      <MarketplaceRoot data={data} texts={texts[language]}>
        {content}
      </MarketplaceRoot>,
    );
  const place = { language, origin, siteName: making.t('site.name') };
  return {
    status: found ? made.status : 404,
    preload: preloadTag(made.head, imageUrl),
    // Who is signed in has news that come by themselves, and who is to be asked for consent is asked.
    rests: found !== null && visitor === null && business === null && tagManagerId === null && isForEveryone(path),
    head: renderHead(made.head, place),
    card: cardOf(made.head),
    body: inRoot(made.screen),
    data: safeJson(data),
    modules: [made.module, `../texts/marketplace/pages.${language}.ts`],
    open:
      made.open &&
      openDocument(made.open, `${language} ${imageUrl}`, (placed, isUrgent) => inRoot(<PlacedCard placed={placed} isUrgent={isUrgent} />)),
  };
};

const shareCard: Marketplace['shareCard'] = async (request) => {
  const at = addressAt(request.path);
  if (at === null) return null;
  const { making } = await makingFor(request);
  return makeCard(making, at);
};

export const marketplace: Marketplace = { render, shareCard, keptPath, isForEveryone, movedTo };

async function makingFor({
  call,
  isKept,
  supportEmail,
  ...visit
}: RenderRequest): Promise<{ readonly site: Site; readonly making: Making }> {
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
    isKept,
    supportEmail,
    t: translator<typeof pagesEn>(pages),
    words: translator<typeof accountEn>(account ?? accountEn),
    address: (bare) => origin + withLanguage(bare, language),
  };
  return { site, making };
}

async function siteFor(call: Call, language: Language): Promise<Site> {
  const [{ vendorCategories: categories }, { data }] = await Promise.all([call(vendorCategories), call(cities)]);
  return {
    categories: categories.map(({ id, slug, name }) => ({
      id,
      slug,
      name: name[language],
      otherName: name[language === 'en' ? 'id' : 'en'],
    })),
    cities: data.map(({ id, slug, name }) => ({ id, slug, name })),
  };
}
