import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { showPayment } from '../../../../contract/operations-search.ts';
import { useOpenedName } from '../../../base/document-title.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { coupleAddress } from '../addresses.ts';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts } from '../texts.ts';
import { usePaymentState } from '../use-payment-state.ts';
import { Fact } from './fact.tsx';
import classes from './find.module.css';
import { paymentQuery } from './queries.ts';

type Payment = AnswerOf<typeof showPayment>['data'];

/** One payment and its order, with everything that happened to it: the answer to "I paid, where is my money?". */
export default function PaymentScreen() {
  const t = useTexts(operationsTexts);
  const { paymentId = '' }: { readonly paymentId?: string } = useParams({ strict: false });
  const payment = useQuery(paymentQuery(paymentId));
  useOpenedName(payment.data?.subject.number, 'title.operationsOrder');
  if (payment.isLoadingError) return <Failed failure={payment.error} onRetry={() => void payment.refetch()} />;
  if (payment.data === undefined) return <Skeleton height="30rem" />;
  const { data } = payment;
  return (
    <>
      <Facts payment={data} />
      <Card title={t('timeline')}>
        <Timeline timeline={data.timeline} />
      </Card>
    </>
  );
}

function Facts({ payment }: { readonly payment: Payment }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const { subject, payer, vendor, amount, gateway, reference } = payment;
  const stateOf = usePaymentState();
  return (
    <Card title={`${t(`refundOf.${subject.kind}`)} ${subject.number}${subject.label === null ? '' : ` · ${subject.label}`}`}>
      <dl className={classes['facts']}>
        <Fact label={t('amount')}>{format.money(amount)}</Fact>
        <Fact label={t('status')}>{stateOf(payment).words}</Fact>
        <Fact label={t('payerLabel')}>
          {payer === null ? t('none') : payer.type === 'user' ? <Link to={coupleAddress(payer.id)}>{payer.name}</Link> : payer.name}
        </Fact>
        <Fact label={t('email')}>{payer?.email ? <a href={`mailto:${payer.email}`}>{payer.email}</a> : t('none')}</Fact>
        <Fact label={t('vendor')}>{vendor === null ? t('none') : <VendorName vendor={vendor} />}</Fact>
        <Fact label={t('payment')}>{t('paidBy', { gateway, reference: reference ?? t('none') })}</Fact>
      </dl>
    </Card>
  );
}

function Timeline({ timeline }: Pick<Payment, 'timeline'>) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  return (
    <ol className={classes['list']}>
      {timeline.map(({ at, step, note, by }) => (
        <li key={`${step}.${at}`}>
          <p>
            <strong>{t(`caseStep.${step}`)}</strong>
          </p>
          {note !== null && <p>{note}</p>}
          <p className={classes['quiet']}>{by === null ? format.dateTime(at) : t('decidedBy', { who: by, when: format.dateTime(at) })}</p>
        </li>
      ))}
    </ol>
  );
}
