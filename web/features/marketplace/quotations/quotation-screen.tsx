import { useState } from 'react';
import type { Instalment, Quotation } from '../../../../contract/quotations.ts';
import { isUnpaid } from '../../../../core/quotations/instalment.ts';
import { money, withWholeAmounts } from '../../../../texts/format.ts';
import type { quotationDocumentEn } from '../../../../texts/messages/quotation-document.en.ts';
import { type SentencesOf, translator } from '../../../../texts/typed.ts';
import { useBroughtUp } from '../../../ui/use-brought-up.ts';
import { QuotationDocument } from '../../../parts/quotations/quotation-document.tsx';
import { FormError } from '../form/field.tsx';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { Warning } from './warning.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { hasMovedOn, MovedOnDialog } from './moved-on-dialog.tsx';
import styles from './quotation.module.css';
import { type QuotationTexts, type QuotationWords, wordsOf } from './quotation-texts.ts';
import { RefundAccount } from './refund-account.tsx';
import { Seal } from './seal.tsx';
import { StatusCard } from './status-card.tsx';
import { usePayment } from './use-payment.ts';
import { useQuotation } from './use-quotation.ts';
import { Waiting } from './waiting.tsx';

export interface QuotationProps {
  readonly quotation: Quotation;
  readonly texts: QuotationTexts;
  readonly paper: SentencesOf<typeof quotationDocumentEn>;
}

/** A quotation as its couple sees it: the document, the decision, and once accepted the payments. (product 5, 8) */
export function QuotationScreen({ quotation: initial, texts, paper }: QuotationProps) {
  const { href, language, path } = useSite();
  const words = wordsOf(texts);
  const returnedFor = new URLSearchParams(path.split('?').slice(1).join('?')).get('paid');
  const { quotation, show, reload } = useQuotation(initial, (now) => isOpen(instalmentOf(now, returnedFor)));
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null);
  const payment = usePayment(reload);
  const failed = useBroughtUp<HTMLDivElement>(payment.failure);
  const decided = (now: Quotation) => {
    setAsking(null);
    show(now);
  };
  return (
    <Frame hasSearch={false}>
      <div className={styles['page']}>
        <nav className={styles['trail']} aria-label={words('page.all')}>
          <a href={href('/account/quotations')}>{words('page.all')}</a>
        </nav>
        <div className={styles['columns']}>
          <div className={styles['sheet']}>
            <Warning quotation={quotation} words={words} />
            <Waiting
              key={returnedFor}
              instalment={instalmentOf(quotation, returnedFor)}
              isAway={quotation.is_vendor_away}
              words={words}
              onAgain={payment.pay}
              onSettled={reload}
            />
            <div ref={failed} tabIndex={-1}>
              {payment.failure !== null && <FormError>{withWholeAmounts(payment.failure)}</FormError>}
            </div>
            {quotation.status === 'accepted' && <RefundAccount words={words} refundingIdr={quotation.totals.refunding} />}
            <QuotationDocument
              paper={{ ...quotation, dated: quotation.sent_at ?? quotation.saved_at }}
              words={translator<typeof quotationDocumentEn>(paper)}
              language={language}
              headingLevel="h1"
              action={
                quotation.status === 'accepted'
                  ? (one) => <PayOrSeal instalment={one} isAway={quotation.is_vendor_away} words={words} payment={payment} />
                  : undefined
              }
            />
          </div>
          <StatusCard quotation={quotation} words={words} payment={payment} onAsk={setAsking} />
        </div>
      </div>
      {asking !== null && hasMovedOn(quotation) && <MovedOnDialog quotation={quotation} words={words} onClose={() => setAsking(null)} />}
      {asking === 'accept' && !hasMovedOn(quotation) && (
        <AcceptDialog quotation={quotation} words={words} onClose={() => setAsking(null)} onDecided={decided} onMovedOn={reload} />
      )}
      {asking === 'decline' && !hasMovedOn(quotation) && (
        <DeclineDialog quotation={quotation} words={words} onClose={() => setAsking(null)} onDecided={decided} onMovedOn={reload} />
      )}
    </Frame>
  );
}

const instalmentOf = ({ instalments }: Quotation, id: string | null): Instalment | undefined =>
  id === null ? undefined : instalments.find((one) => one.id === id);
const isOpen = (instalment: Instalment | undefined): boolean => instalment !== undefined && isUnpaid(instalment.status);

type PayOrSealProps = {
  readonly instalment: Instalment;
  readonly isAway: boolean;
  readonly words: QuotationWords;
  readonly payment: ReturnType<typeof usePayment>;
};
/** At the end of each instalment: a way to pay it while its vendor can be paid, or the seal that it is paid. */
function PayOrSeal({ instalment, isAway, words, payment }: PayOrSealProps) {
  const { language } = useSite();
  if (!isOpen(instalment)) return <Seal instalment={instalment} words={words} />;
  if (isAway) return null;
  const isPaying = payment.payingId === instalment.id;
  return (
    <button
      type="button"
      className={styles['pay']}
      aria-disabled={payment.payingId !== null}
      aria-label={words('payLabel', { label: instalment.label, amount: money(instalment.amount, language) })}
      onClick={() => void payment.pay(instalment)}
    >
      {isPaying ? words('paying') : words('payThis')}
    </button>
  );
}
