import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dashboardHome } from '../../../core/identity/gate.ts';
import { pages } from '../../../core/identity/pages.ts';
import { signedIn } from '../../base/client-state.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useTexts } from '../../base/texts.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { buttonLooks } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import classes from './agreement.module.css';
import { agreementQuery } from './queries.ts';
import { agreementTexts } from './texts.ts';

/** Says to wait for the e-mail; to anyone who has not handed in yet, that they have not. (spec 2, thank-you page) */
export default function ThankYouScreen() {
  const t = useTexts(agreementTexts);
  const email = useClientState((state) => signedIn(state)?.email ?? '');
  const query = useQuery(agreementQuery);
  if (query.isLoadingError) return <Failed failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Waiting />;
  const status = query.data.agreement?.status;
  const isHandedIn = status === 'submitted' || status === 'approved';
  return (
    <Card className={classes['narrow']}>
      {isHandedIn ? (
        <Empty
          title={t('thanksTitle')}
          action={
            <span className={classes['links']}>
              <Link to={pages.agreement} {...buttonLooks('default')}>
                {t('thanksForm')}
              </Link>
              <Link to={dashboardHome} {...buttonLooks('filled')}>
                {t('thanksHome')}
              </Link>
            </span>
          }
        >
          <p>{t('thanksText')}</p>
          <p>
            <strong>{t('thanksMail', { email })}</strong>
          </p>
          <p>{t('thanksNext')}</p>
        </Empty>
      ) : (
        <Empty
          title={t('thanksNotYet')}
          action={
            <Link to={pages.agreement} {...buttonLooks('filled')}>
              {t('thanksContinue')}
            </Link>
          }
        >
          <p>{t('thanksNotYetText')}</p>
        </Empty>
      )}
    </Card>
  );
}
