import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { showCouple } from '../../../../contract/operations-search.ts';
import { isDay } from '../../../../core/clients/wedding-day.ts';
import { useOpenedName } from '../../../base/document-title.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { paymentAddress } from '../addresses.ts';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts } from '../texts.ts';
import { stateAt, usePaymentState } from '../use-payment-state.ts';
import { Fact } from './fact.tsx';
import classes from './find.module.css';
import { coupleQuery } from './queries.ts';

type Couple = AnswerOf<typeof showCouple>['data'];

/** A couple: how to reach it, what vendors offered it, and where its money is. */
export default function CoupleScreen() {
  const t = useTexts(operationsTexts);
  const { coupleId = '' }: { readonly coupleId?: string } = useParams({ strict: false });
  const couple = useQuery(coupleQuery(Number(coupleId)));
  useOpenedName(couple.data?.name, 'title.operationsCouple');
  if (couple.isLoadingError) return <Failed failure={couple.error} onRetry={() => void couple.refetch()} />;
  if (couple.data === undefined) return <Skeleton height="36rem" />;
  const { data } = couple;
  return (
    <>
      <Facts couple={data} />
      <Card title={t('couplePayments')}>{data.payments.length === 0 ? <p>{t('noneYet')}</p> : <Payments payments={data.payments} />}</Card>
      <Card title={t('coupleQuotations')}>
        {data.quotations.length === 0 ? <p>{t('noneYet')}</p> : <Quotations quotations={data.quotations} />}
      </Card>
    </>
  );
}

function Facts({ couple }: { readonly couple: Couple }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const { name, email, confirmed_at: confirmedAt, created_at: createdAt, wedding_date: day } = couple;
  return (
    <Card title={name}>
      <dl className={classes['facts']}>
        <Fact label={t('email')}>{email === null ? t('none') : <a href={`mailto:${email}`}>{email}</a>}</Fact>
        <Fact label={t('joined')}>{format.dateTime(createdAt)}</Fact>
        <Fact label={t('confirmedAt')}>{confirmedAt === null ? t('notConfirmed') : format.dateTime(confirmedAt)}</Fact>
        <Fact label={t('weddingDate')}>{day === null ? t('none') : isDay(day) ? format.date(day) : format.month(day)}</Fact>
      </dl>
    </Card>
  );
}

function Payments({ payments }: Pick<Couple, 'payments'>) {
  const format = useFormat();
  const stateOf = usePaymentState();
  return (
    <ul className={classes['list']}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <p>
            <Link className="lone-link" to={paymentAddress(payment.id)}>
              {payment.subject.number}
              {payment.subject.label !== null && ` · ${payment.subject.label}`}
            </Link>{' '}
            · {format.money(payment.amount)}
          </p>
          <p className={classes['quiet']}>
            {stateOf(payment).words}, {format.dateTime(stateAt(payment))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Quotations({ quotations }: Pick<Couple, 'quotations'>) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  return (
    <ul className={classes['list']}>
      {quotations.map(({ number, vendor, total, instalments }) => (
        <li key={number}>
          <p>
            <strong>{number}</strong> · <VendorName vendor={vendor} /> · {format.money(total)}
          </p>
          <ul className={classes['instalments']}>
            {instalments.map(({ label, amount, due_date: due, status }, index) => (
              <li key={String(index)}>
                {label}: {format.money(amount)} ({t(`instalmentState.${status}`, { due: format.date(due) })})
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
