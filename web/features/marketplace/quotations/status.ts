import type { Quotation } from '../../../../contract/quotations.ts';
import type { QuotationWords } from './quotation-texts.ts';

/** How it is in a word; a draft is never shown to a couple. */
export const statusIn = (words: QuotationWords, status: Quotation['status']): string =>
  status === 'draft' ? '' : words(`status.${status}`);
