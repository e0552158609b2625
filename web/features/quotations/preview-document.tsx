import { mutableCopy } from '../../../core/mutable.ts';
import type { Quotation } from '../../../contract/quotations.ts';
import type { QuotationContent } from '../../../core/quotations/content.ts';
import { instalmentAmounts } from '../../../core/quotations/schedule.ts';
import { totalsOf } from '../../../core/quotations/totals.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { type QuotationDocumentContent, QuotationDocument } from '../../parts/quotations/quotation-document.tsx';
import { taxOfQuotation } from './editor/use-editor.ts';
import { quotationDocumentTexts } from './texts.ts';

/** The draft as the couple will read it. */
export function PreviewDocument({ quotation, content }: { readonly quotation: Quotation; readonly content: QuotationContent }) {
  return <Sheet paper={draftDocument(quotation, content)} />;
}

/** A quotation as it was sent. */
export function SentDocument({ quotation }: { readonly quotation: Quotation }) {
  return <Sheet paper={{ ...quotation, dated: quotation.sent_at ?? quotation.saved_at }} />;
}

function Sheet({ paper }: { readonly paper: QuotationDocumentContent }) {
  const words = useTexts(quotationDocumentTexts);
  const language = useLanguage();
  return <QuotationDocument paper={paper} words={words} language={language} />;
}

function draftDocument(quotation: Quotation, content: QuotationContent): QuotationDocumentContent {
  const totals = totalsOf(content, taxOfQuotation(quotation));
  const amounts = instalmentAmounts(content.schedule, totals.totalIdr);
  return {
    ...quotation,
    dated: quotation.saved_at,
    content: mutableCopy(content),
    totals: {
      ...quotation.totals,
      items: [...totals.itemsIdr],
      subtotal: totals.subtotalIdr,
      discount: totals.discountIdr,
      tax: totals.taxIdr,
      total: totals.totalIdr,
    },
    instalments: content.schedule.map(({ label, due_date: due }, index) => ({
      id: null,
      label,
      amount: amounts[index] ?? 0,
      due_date: due ?? '',
      status: 'upcoming',
      paid_at: null,
      refunded_at: null,
    })),
  };
}
