/** How far a vendor may go: 0 unpublished (profile incomplete), 1 published, 2 suspended (reads everything, buys and shows nothing). (product 2) */
export type VendorStatus = 0 | 1 | 2;

export const vendorUnpublished = 0;
export const vendorPublished = 1;
export const vendorSuspended = 2;
