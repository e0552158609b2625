import { dayStatusOf } from '../../../../contract/calendar.ts';
import { vendorBySlug } from '../../../../contract/catalogue.ts';
import { savedVendors, vendorCards } from '../../../../contract/clients.ts';
import { getWedding } from '../../../../contract/weddings.ts';
import { savedEn } from '../../../../texts/marketplace/saved.en.ts';
import { savedId } from '../../../../texts/marketplace/saved.id.ts';
import type { Language } from '../../../../texts/typed.ts';
import { orAbsent } from '../absent.ts';
import type { Address } from '../addresses.ts';
import { dayAhead } from '../dates/our-date.ts';
import { definePage, type Making } from '../page.ts';
import { CompareScreen } from './compare-screen.tsx';
import type { Compared, CompareProps, OurPlan } from './comparison.ts';
import { SavedScreen, type SavedProps } from './saved-screen.tsx';
import { wordsOf } from './saved-texts.ts';

/** The sentences travel with each page, in one language: no other page needs them. */
const textsIn = (language: Language) => (language === 'id' ? savedId : savedEn);

export const savedPage = definePage<Extract<Address, { page: 'saved' }>, SavedProps>({
  Screen: SavedScreen,
  module: 'features/marketplace/saved/saved-screen.tsx',
  // Of someone who is not signed in the browser alone knows.
  load: async ({ call, visitor, language }) => ({
    saved: visitor === null ? null : await call(savedVendors, {}),
    texts: textsIn(language),
  }),
  head: ({ texts }, { t }) => ({ title: texts.title, description: t('site.tagline'), canonical: null }),
});

export const comparePage = definePage<Extract<Address, { page: 'compare' }>, CompareProps>({
  Screen: CompareScreen,
  module: 'features/marketplace/saved/compare-screen.tsx',
  async load(making, { ids, tooMany }) {
    const { data: cards } = ids.length === 0 ? { data: [] } : await making.call(vendorCards, { query: { vendors: ids.join(',') } });
    const found = await Promise.all(cards.map(({ slug }) => comparedAt(making, slug)));
    const vendors = found.filter((one) => one !== null);
    const ours = await planOf(
      making,
      vendors.map(({ vendor }) => vendor.id),
    );
    return { vendors, gone: ids.length - vendors.length, tooMany, ours, texts: textsIn(making.language) };
  },
  head({ vendors, texts }, { t }) {
    const words = wordsOf(texts);
    const names = vendors.map(({ vendor }) => vendor.name).join(', ');
    return {
      title: names === '' ? words('compareTitle') : words('compareOf', { names }),
      description: t('site.tagline'),
      canonical: null,
      image: vendors[0]?.vendor.picture?.src,
    };
  },
});

/** One vendor of a comparison; null when it left meanwhile. */
async function comparedAt({ call }: Making, slug: string): Promise<Compared | null> {
  const found = await orAbsent(call(vendorBySlug, { params: { slug } }));
  return found && { vendor: found.data.vendor, questions: found.data.questions };
}

/** What a couple told of its wedding, and who is free then: of anyone else the browser alone knows. */
async function planOf({ call, visitor }: Making, vendorIds: readonly number[]): Promise<OurPlan | null> {
  if (visitor === null || vendorIds.length === 0) return null;
  const { data: wedding } = await call(getWedding, {});
  const day = dayAhead(wedding?.wedding_date ?? '', Date.now());
  const statuses = day === null ? [] : (await call(dayStatusOf, { query: { day, vendors: vendorIds.join(',') } })).data;
  return { guests: wedding?.guests ?? null, day, statuses };
}
