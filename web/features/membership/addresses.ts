import { pages } from '../../../core/identity/pages.ts';

/** The page of one order. */
export const membershipOrderAddress = (orderId: string): string => pages.membershipOrder.replace(':orderId', orderId);
