import { useEffect, useState } from 'react';
import { getPaymentSchedule, type Instalment } from '../../../../contract/quotations.ts';
import { money } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useSite } from '../site/site-context.tsx';
import { offerOf, type PaymentWait, waitOf } from './payment-wait.ts';
import styles from './quotation.module.css';
import type { QuotationWords } from './quotation-texts.ts';

interface Props {
  /** The one the couple comes back from paying; absent when it does not. */
  readonly instalment: Instalment | undefined;
  /** Its vendor cannot be paid now. */
  readonly isAway: boolean;
  readonly words: QuotationWords;
  readonly onAgain: (instalment: Instalment) => Promise<void>;
  /** The server says that the money has arrived: the page is read again. */
  readonly onSettled: () => Promise<void>;
}

const lookMs = 4_000;
const tones = { waiting: 'info', settled: 'info', failed: 'bad', closed: 'info' } as const;

/** What became of the payment one comes back from. Whether money has arrived is known from the server alone, so this waits for its word. */
export function Waiting({ instalment, isAway, words, onAgain, onSettled }: Props) {
  const { language } = useSite();
  const isPaid = instalment?.status === 'paid';
  const { wait, url } = usePaymentState(isPaid ? null : (instalment?.id ?? null), onSettled);
  if (instalment === undefined || instalment.status === 'refunding' || instalment.status === 'refunded') return null;
  const amount = money(instalment.amount, language);
  if (isPaid) {
    return (
      <output className={styles['notice']} data-tone="good">
        {words('waiting.paid', { amount })}
      </output>
    );
  }
  const { text, canPayAgain, canContinue } = offerOf(wait, isAway);
  return (
    <div className={styles['notice']} data-tone={tones[wait]}>
      <output>{words(text, { amount })}</output>
      {canPayAgain && (
        <button type="button" className={styles['quiet']} onClick={() => void onAgain(instalment)}>
          {words('waiting.again')}
        </button>
      )}
      {canContinue && url !== null && <a href={url}>{words('waiting.continue')}</a>}
    </div>
  );
}

/** The status of the payment that is open for an instalment: a failed attempt can be repeated on the same page. */
function usePaymentState(id: string | null, onSettled: () => Promise<void>): { readonly wait: PaymentWait; readonly url: string | null } {
  const [state, setState] = useState<{ wait: PaymentWait; url: string | null }>({ wait: 'waiting', url: null });
  useEffect(() => {
    if (id === null) return undefined;
    const look = () =>
      call(getPaymentSchedule, { params: { id } }).then(
        ({ data }) => {
          const wait = waitOf(data);
          setState({ wait, url: data.payment?.payment_url ?? null });
          return wait === 'settled' ? onSettled() : undefined;
        },
        () => undefined, // the page asks again by itself
      );
    void look();
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }, [id, onSettled]);
  return state;
}
