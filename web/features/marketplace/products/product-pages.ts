import { vendorBySlug } from '../../../../contract/catalogue.ts';
import { productBySlug, vendorProducts } from '../../../../contract/store.ts';
import { count, money } from '../../../../texts/format.ts';
import { productsEn } from '../../../../texts/marketplace/products.en.ts';
import { productsId } from '../../../../texts/marketplace/products.id.ts';
import type { Language } from '../../../../texts/typed.ts';
import { isAbsent, orAbsent } from '../absent.ts';
import { type Address, productHref, productsHref, profileHref } from '../addresses.ts';
import { sharedRating } from '../head/share.ts';
import { breadcrumbs, offerData } from '../head/structured.ts';
import { definePage, type Making } from '../page.ts';
import { firstOf } from '../profile/gallery.tsx';
import { ProductScreen, type ProductProps } from './product-screen.tsx';
import { type ProductTexts, wordsOf } from './product-texts.ts';
import { ProductsScreen, type ProductsProps } from './products-screen.tsx';

/** The sentences travel with each page, in one language: no other page needs them. */
const textsIn = (language: Language): ProductTexts => (language === 'id' ? productsId : productsEn);
const pageSize = 24;
/** What is shown in place of a product that is not there. */
const othersShown = 8;

const codeOf = (failure: unknown): unknown => (typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : null);

async function listOf({ call }: Making, slug: string, page: number, limit: number) {
  const [{ data: profile }, { data: products, meta }] = await Promise.all([
    call(vendorBySlug, { params: { slug } }),
    call(vendorProducts, { params: { slug }, query: { page, limit } }),
  ]);
  return { vendor: profile.vendor, products, meta };
}

export const productsPage = definePage<Extract<Address, { page: 'products' }>, ProductsProps, null>({
  Screen: ProductsScreen,
  module: 'features/marketplace/products/products-screen.tsx',
  async load(making, { slug, at }) {
    const list = await orAbsent(listOf(making, slug, at, pageSize));
    return list && { ...list, texts: textsIn(making.language) };
  },
  head({ vendor, meta, texts }, { language, address, t }) {
    const words = wordsOf(texts);
    return {
      title: words('listTitle', { name: vendor.name }),
      description: words('listDescription', {
        name: vendor.name,
        city: vendor.city.name,
        count: meta.total,
        n: count(meta.total, language),
      }),
      // An empty list is nothing to be found by.
      canonical: meta.total === 0 ? null : productsHref(vendor.slug, meta.page),
      card: {
        kicker: `${vendor.category.name[language]} · ${vendor.city.name}`,
        rating: sharedRating(vendor, language),
        photo: vendor.picture?.src,
        category: vendor.category.slug,
      },
      structured: [
        breadcrumbs([
          [t('site.home'), address('/')],
          [vendor.name, address(profileHref(vendor.slug))],
          [t('profile.products'), address(productsHref(vendor.slug))],
        ]),
      ],
    };
  },
});

export const productPage = definePage<Extract<Address, { page: 'product' }>, ProductProps, null>({
  Screen: ProductScreen,
  module: 'features/marketplace/products/product-screen.tsx',
  async load(making, { slug, product }) {
    const texts = textsIn(making.language);
    try {
      return { kind: 'there', ...(await making.call(productBySlug, { params: { slug, product } })).data, texts };
    } catch (failure) {
      const code = codeOf(failure);
      // A published vendor had this product: it is said, and what there is instead is shown.
      if (code === 'store.not_offered' || code === 'store.gone') {
        const { vendor, products } = await listOf(making, slug, 1, othersShown);
        return { kind: 'away', isForEver: code === 'store.gone', vendor, products, texts };
      }
      if (isAbsent(failure)) return null;
      throw failure;
    }
  },
  status: (props) => (props.kind === 'there' ? 200 : props.isForEver ? 410 : 404),
  head(props, { language, address, origin, imageUrl, t }) {
    const words = wordsOf(props.texts);
    const { vendor } = props;
    if (props.kind === 'away') {
      const about = { name: vendor.name };
      return {
        title: words(props.isForEver ? 'goneTitle' : 'awayTitle'),
        description: words(props.isForEver ? 'goneText' : 'awayText', about),
        canonical: null,
      };
    }
    const { product } = props;
    const names = { title: product.title, name: vendor.name };
    return {
      title: words('title', names),
      description: words('description', { ...names, city: vendor.city.name, price: money(product.price, language) }),
      canonical: productHref(vendor.slug, product.slug),
      card: {
        kicker: vendor.name,
        heading: product.title,
        price: money(product.price, language),
        rating: sharedRating(vendor, language),
        photo: (product.picture ?? vendor.picture)?.src,
        category: vendor.category.slug,
      },
      firstPicture: firstOf(product.pictures),
      structured: [
        offerData(product, vendor, address, imageUrl ?? origin),
        breadcrumbs([
          [t('site.home'), address('/')],
          [vendor.name, address(profileHref(vendor.slug))],
          [product.title, address(productHref(vendor.slug, product.slug))],
        ]),
      ],
    };
  },
});
