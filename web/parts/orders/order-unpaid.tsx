import { hourMs, minuteMs } from '../../../core/time.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './order-sheet.module.css';
import type { Order } from '../../../contract/credit.ts';
import { topUpTexts } from './texts.ts';
import { useTimeLeft } from './time-left.ts';

type UnpaidOrderProps = {
  readonly order: Pick<Order, 'total' | 'expires_at'>;
  readonly payment: { readonly payment_url: string } | null;
  readonly hasFailedAttempt: boolean;
};

/** What is to be paid, until when, and where; for whatever was ordered. */
export function UnpaidOrder({ order, payment, hasFailedAttempt }: UnpaidOrderProps) {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  const leftMs = useTimeLeft(order.expires_at);
  const left = useTimeLeftWords(leftMs);
  if (leftMs <= 0) return null;
  return (
    <>
      {hasFailedAttempt && (
        <Notice tone="warn" says="at once">
          {t('attemptFailed', { when: format.dateTime(order.expires_at) })}
        </Notice>
      )}
      <div className={classes['figure']}>
        <p className={classes['label']}>{t('unpaidLead')}</p>
        <p className={classes['amount']}>{format.money(order.total)}</p>
        <p>
          {t('payBefore')} <strong>{format.dateTime(order.expires_at)}</strong>
          <span className={classes['left']}>{left}</span>
        </p>
      </div>
      {payment !== null && (
        <Button component="a" href={payment.payment_url} className={classes['main'] ?? ''}>
          {t('payNow')}
        </Button>
      )}
    </>
  );
}

function useTimeLeftWords(leftMs: number): string {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  const hours = Math.floor(leftMs / hourMs);
  const minutes = format.count(Math.floor((leftMs % hourMs) / minuteMs));
  return hours > 0 ? t('timeLeft', { hours: format.count(hours), minutes }) : t('timeLeftMinutes', { minutes });
}
