// The store for other capabilities.
export { hasAnyProduct, productsCalled, shownAddresses } from './product-store.ts';
export { askedProduct } from './show.ts';
