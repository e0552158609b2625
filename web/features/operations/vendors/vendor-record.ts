import type { showVendor } from '../../../../contract/operations.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';

/** One vendor as its page shows it. */
export type VendorRecord = AnswerOf<typeof showVendor>['data'];
export type Person = VendorRecord['team'][number];
