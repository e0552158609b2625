import { pages } from '../../../core/identity/pages.ts';

/** The page of one vendor. */
export const vendorAddress = (vendorId: number): string => pages.operationsVendor.replace(':vendorId', String(vendorId));
/** The page of one agreement to review. */
export const caseAddress = (caseId: string): string => pages.operationsCase.replace(':caseId', caseId);
