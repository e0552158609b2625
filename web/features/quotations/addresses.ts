import { pages } from '../../../core/identity/pages.ts';

/** The page of one quotation: its editor while it is a draft, else how it stands. */
export const quotationAddress = (id: string): string => pages.quotation.replace(':quotationId', id);
