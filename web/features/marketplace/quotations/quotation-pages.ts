import { vendorBySlug } from '../../../../contract/catalogue.ts';
import { getQuotation, myQuotations } from '../../../../contract/quotations.ts';
import type { InquiryRefusal } from '../../../../core/quotations/inquiry.ts';
import { coupleQuotationsEn } from '../../../../texts/marketplace/quotations.en.ts';
import { coupleQuotationsId } from '../../../../texts/marketplace/quotations.id.ts';
import { quotationDocumentEn } from '../../../../texts/messages/quotation-document.en.ts';
import { quotationDocumentId } from '../../../../texts/messages/quotation-document.id.ts';
import { fill, type Language } from '../../../../texts/typed.ts';
import { orAbsent } from '../absent.ts';
import type { Address } from '../addresses.ts';
import { refusalSentences } from '../refusal-sentences.ts';
import { definePage } from '../page.ts';
import { AskScreen, type AskProps } from './ask-screen.tsx';
import { QuotationScreen, type QuotationProps } from './quotation-screen.tsx';
import { QuotationsScreen, type QuotationsProps } from './quotations-screen.tsx';

/** The sentences travel with each page, in one language: no other page needs them. */
const textsIn = (language: Language) => (language === 'id' ? coupleQuotationsId : coupleQuotationsEn);
const documentTextsIn = (language: Language) => (language === 'id' ? quotationDocumentId : quotationDocumentEn);

const checkedOnPage: readonly InquiryRefusal[] = [
  'quotations.required',
  'quotations.text_invalid',
  'quotations.text_too_long',
  'quotations.guests_invalid',
  'quotations.budget_invalid',
  'quotations.day_in_the_past',
];

export const askPage = definePage<Extract<Address, { page: 'ask' }>, AskProps, null>({
  Screen: AskScreen,
  module: 'features/marketplace/quotations/ask-screen.tsx',
  async load({ call, language }, { slug }) {
    const found = await orAbsent(call(vendorBySlug, { params: { slug } }));
    return found && { vendor: found.data.vendor, texts: textsIn(language), refusals: refusalSentences(checkedOnPage, language) };
  },
  head: ({ vendor, texts }, { t }) => ({
    title: fill(texts['ask.title'], { name: vendor.name }),
    description: t('site.tagline'),
    canonical: null,
  }),
});

export const quotationPage = definePage<Extract<Address, { page: 'quotation' }>, QuotationProps, null>({
  Screen: QuotationScreen,
  module: 'features/marketplace/quotations/quotation-screen.tsx',
  async load({ call, language }, { id }) {
    const found = await orAbsent(call(getQuotation, { params: { id } }));
    return found && { quotation: found.quotation, texts: textsIn(language), paper: documentTextsIn(language) };
  },
  head: ({ quotation, texts }, { t }) => ({
    title: fill(texts['page.title'], { number: quotation.number }),
    description: t('site.tagline'),
    canonical: null,
  }),
});

export const quotationsPage = definePage<Extract<Address, { page: 'quotations' }>, QuotationsProps>({
  Screen: QuotationsScreen,
  module: 'features/marketplace/quotations/quotations-screen.tsx',
  async load({ call, language }, { at }) {
    const { data, meta } = await call(myQuotations, { query: { page: at, limit: 20 } });
    return { quotations: data, meta, texts: textsIn(language) };
  },
  head: ({ texts }, { t }) => ({ title: texts['list.title'], description: t('site.tagline'), canonical: null }),
});
