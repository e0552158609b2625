import { useQuery } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import type { ContactCreditMovement } from '../../../contract/contacts.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { LedgerTable } from '../../ui/ledger-table.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './contact-credit.module.css';
import { contactCreditQuery } from './queries.ts';
import { clientsTexts } from '../../parts/clients/texts.ts';

/** How much contact credit there is, how it works, and where it went. (product 3) */
export default function ContactCreditScreen() {
  const t = useTexts(clientsTexts);
  const format = useFormat();
  const router = useRouter();
  const { page = 1 }: { readonly page?: unknown } = useSearch({ strict: false });
  const credit = useQuery(contactCreditQuery(typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : 1));
  const isFree = useClientState((state) => state.user.vendor?.membershipInfo.credit === null);
  if (credit.isLoadingError) return <Failed failure={credit.error} onRetry={() => void credit.refetch()} />;
  if (credit.data === undefined) return <Skeleton height="32rem" />;
  const { data: movements, meta } = credit.data;
  return (
    <>
      <div className={classes['top']}>
        <Card title={t('creditTitle')} className={classes['balance']}>
          <p className={classes['figure']}>{t('creditLeft', { n: format.count(meta.balance) })}</p>
          {isFree ? (
            <p className={classes['quiet']}>{t('unlimited')}</p>
          ) : (
            <p className={classes['quiet']}>
              {t('plansOpen')} <Link to={pages.membership}>{t('seePlans')}</Link>
            </p>
          )}
        </Card>
        <Card title={t('howTitle')}>
          <ol className={classes['how']}>
            {(['how1', 'how2', 'how3'] as const).map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ol>
        </Card>
      </div>
      <Card title={t('historyTitle')}>
        <History movements={movements} />
        <Pager
          meta={meta}
          onPage={(to) => void router.navigate({ to: pages.contactCredit, search: { page: to > 1 ? to : undefined }, resetScroll: false })}
        />
      </Card>
    </>
  );
}

function History({ movements }: { readonly movements: readonly ContactCreditMovement[] }) {
  const t = useTexts(clientsTexts);
  const format = useFormat();
  return (
    <LedgerTable
      heads={{ when: t('colWhen'), what: t('colWhat'), amount: t('colAmount'), balance: t('colBalance') }}
      balanceLabel={t('colBalance')}
      write={format.count}
      movements={movements.map((movement) => ({
        id: movement.id,
        when: format.dateTime(movement.at),
        what: <What movement={movement} />,
        amount: movement.amount,
        balance: movement.balance_after,
      }))}
    />
  );
}

function What({ movement: { kind, reason, couple } }: { readonly movement: ContactCreditMovement }) {
  const t = useTexts(clientsTexts);
  if (kind === 'start') return t('movement.start');
  const name = couple?.name ?? t('goneCouple');
  const words = reason === null ? t('movement.opening', { name }) : t(`movement.return.${reason}`, { name });
  return couple === null ? (
    words
  ) : (
    <Link className="lone-link" to={pages.client.replace(':coupleId', String(couple.id))}>
      {words}
    </Link>
  );
}
