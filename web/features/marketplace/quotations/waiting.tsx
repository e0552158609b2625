import { useEffect, useState } from 'react';
import { getPaymentSchedule, type Instalment } from '../../../../contract/quotations.ts';
import { money } from '../../../../texts/format.ts';
import { call } from '../../../api/browser-call.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './quotation.module.css';
import type { QuotationWords } from './quotation-texts.ts';

interface Props {
  /** The one the couple comes back from paying; absent when it does not. */
  readonly instalment: Instalment | undefined;
  readonly words: QuotationWords;
  readonly onAgain: (instalment: Instalment) => Promise<void>;
}

const lookMs = 4_000;

/** What became of the payment one comes back from. Whether money has arrived is known from the server alone, so this waits for its word. */
export function Waiting({ instalment, words, onAgain }: Props) {
  const { language } = useSite();
  const isPaid = instalment?.status === 'paid';
  const { hasFailed, url } = usePaymentState(isPaid ? null : (instalment?.id ?? null));
  if (instalment === undefined || instalment.status === 'refunded') return null;
  const amount = money(instalment.amount, language);
  if (isPaid) {
    return (
      <output className={styles['notice']} data-tone="good">
        {words('waiting.paid', { amount })}
      </output>
    );
  }
  return (
    <div className={styles['notice']} data-tone={hasFailed ? 'bad' : 'info'}>
      <output>{words(hasFailed ? 'waiting.failed' : 'waiting.text', { amount })}</output>
      {hasFailed ? (
        <button type="button" className={styles['quiet']} onClick={() => void onAgain(instalment)}>
          {words('waiting.again')}
        </button>
      ) : (
        url !== null && <a href={url}>{words('waiting.continue')}</a>
      )}
    </div>
  );
}

/** How the payment stands that is open for an instalment: a failed attempt can be repeated on the same page. */
function usePaymentState(id: string | null): { readonly hasFailed: boolean; readonly url: string | null } {
  const [state, setState] = useState<{ hasFailed: boolean; url: string | null }>({ hasFailed: false, url: null });
  useEffect(() => {
    if (id === null) return undefined;
    const look = () =>
      call(getPaymentSchedule, { params: { id } }).then(
        ({ data: { payment } }) =>
          setState({ hasFailed: payment === null || payment.status === 'failed', url: payment?.payment_url ?? null }),
        () => undefined, // the page asks again by itself
      );
    void look();
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }, [id]);
  return state;
}
