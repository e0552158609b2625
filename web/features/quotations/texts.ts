import type { quotationsEn } from '../../../texts/dashboard/quotations.en.ts';
import type { quotationDocumentEn } from '../../../texts/messages/quotation-document.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const quotationsTexts = featureTexts<typeof quotationsEn>({
  en: () => import('../../../texts/dashboard/quotations.en.ts').then((m) => m.quotationsEn),
  id: () => import('../../../texts/dashboard/quotations.id.ts').then((m) => m.quotationsId),
});
export const quotationDocumentTexts = featureTexts<typeof quotationDocumentEn>({
  en: () => import('../../../texts/messages/quotation-document.en.ts').then((m) => m.quotationDocumentEn),
  id: () => import('../../../texts/messages/quotation-document.id.ts').then((m) => m.quotationDocumentId),
});
