import { pages } from '../../../core/identity/pages.ts';

/** The page on which one product is written. */
export const productAddress = (id: string): string => pages.product.replace(':productId', id);
