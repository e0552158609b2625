import { pages } from '../../../core/identity/pages.ts';

/** The page of one vendor. */
export const vendorAddress = (vendorId: number): string => pages.operationsVendor.replace(':vendorId', String(vendorId));
/** The page of one agreement to review. */
export const caseAddress = (caseId: string): string => pages.operationsCase.replace(':caseId', caseId);
/** Where one application of a business is shown and decided. */
export const applicationLink = (id: string) => ({ to: pages.operationsAcquisitions, search: { application: id } });
/** The page of one couple. */
export const coupleAddress = (coupleId: number): string => pages.operationsCouple.replace(':coupleId', String(coupleId));
/** The page of one payment and its order. */
export const paymentAddress = (paymentId: string): string => pages.operationsOrder.replace(':paymentId', paymentId);
/** The page of one payout. */
export const payoutAddress = (payoutId: string): string => pages.operationsPayout.replace(':payoutId', payoutId);
