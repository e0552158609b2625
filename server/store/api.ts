// What other capabilities may ask of the store.
export { hasAnyProduct, shownAddresses } from './product-store.ts';
export { registerStore } from './routes.ts';
export { askedProduct } from './show.ts';
