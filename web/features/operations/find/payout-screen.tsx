import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { showOperatorPayout } from '../../../../contract/operations-payouts.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { useOpenedName } from '../../../base/document-title.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountNumber } from '../payouts/account-number.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts, payoutTexts } from '../texts.ts';
import { Fact } from './fact.tsx';
import classes from './find.module.css';
import { payoutQuery } from './queries.ts';

type Payout = AnswerOf<typeof showOperatorPayout>['data'];

/** One payout with everything that happened to it and who did it: the answer to "where is my payout?". */
export default function PayoutScreen() {
  const t = useTexts(payoutTexts);
  const { payoutId = '' }: { readonly payoutId?: string } = useParams({ strict: false });
  const payout = useQuery(payoutQuery(payoutId));
  useOpenedName(payout.data?.number, 'title.operationsPayout');
  if (payout.isLoadingError) return <Failed failure={payout.error} onRetry={() => void payout.refetch()} />;
  if (payout.data === undefined) return <Skeleton height="30rem" />;
  const { data } = payout;
  return (
    <>
      <Facts payout={data} />
      <Card title={t('timeline')}>
        <ol className={classes['list']}>
          {data.timeline.map((entry, index) => (
            <Step key={String(index)} entry={entry} failure={data.failure} />
          ))}
        </ol>
      </Card>
    </>
  );
}

function Facts({ payout }: { readonly payout: Payout }) {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  const { number, vendor, amount, status, expected_by: expectedBy, reference } = payout;
  const isOpen = status === 'requested' || status === 'processing';
  return (
    <Card title={`${t('payout')} ${number}`}>
      <dl className={classes['facts']}>
        <Fact label={t('amount')}>{format.money(amount)}</Fact>
        <Fact label={t('state')}>{t(`state.${status}`)}</Fact>
        <Fact label={t('vendor')}>
          <VendorName vendor={vendor} />
        </Fact>
        <Fact label={t('account')}>
          <AccountNumber payout={payout} />
        </Fact>
        {isOpen && <Fact label={t('expectedBy')}>{format.date(expectedBy)}</Fact>}
        {reference !== null && <Fact label={t('bankReference')}>{reference}</Fact>}
      </dl>
      {isOpen && (
        <p>
          <Link className="lone-link" to={pages.operationsPayouts} search={{ status }}>
            {t('toQueue')}
          </Link>
        </p>
      )}
    </Card>
  );
}

type StepProps = { readonly entry: Payout['timeline'][number]; readonly failure: Payout['failure'] };

/** What happened, why, and who did it. */
function Step({ entry: { at, step, act, note, by }, failure }: StepProps) {
  const t = useTexts(payoutTexts);
  const operations = useTexts(operationsTexts);
  const format = useFormat();
  const isEnd = step === 'payout_failed' || step === 'payout_returned';
  const words = [isEnd && failure !== null && t(`failure.${failure.code}`), step !== 'in_file' && note].filter(Boolean);
  return (
    <li>
      <p>
        <strong>{t(`step.${step}`, { act: act === null ? '' : t(`act.${act}`), file: note ?? '' })}</strong>
      </p>
      {words.length > 0 && <p>{words.join('. ')}</p>}
      <p className={classes['quiet']}>
        {by === null ? format.dateTime(at) : operations('decidedBy', { who: by, when: format.dateTime(at) })}
      </p>
    </li>
  );
}
