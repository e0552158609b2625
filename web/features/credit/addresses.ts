import { pages } from '../../../core/identity/pages.ts';

/** The page of one order. */
export const orderAddress = (orderId: string): string => pages.topUpOrder.replace(':orderId', orderId);
