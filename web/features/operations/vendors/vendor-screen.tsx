import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useOpenedName } from '../../../base/document-title.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEffectWords } from '../proposals/use-effect-words.ts';
import { Waits } from '../proposals/waits.tsx';
import { vendorQuery } from '../queries.ts';
import { operationsTexts } from '../texts.ts';
import { type VendorAction, VendorActionDialog } from './vendor-action.tsx';
import { VendorFacts } from './vendor-facts.tsx';
import { VendorHistory } from './vendor-history.tsx';
import { ManagerCard } from './manager-card.tsx';
import { VendorMoney } from './vendor-money.tsx';
import { VendorTeam } from './vendor-team.tsx';
import classes from './vendor.module.css';

/** One vendor: who it is, where it stands, where it is signed in, and what operators may do about it. */
export default function VendorScreen() {
  const t = useTexts(operationsTexts);
  const { vendorId = '' }: { readonly vendorId?: string } = useParams({ strict: false });
  const effectOf = useEffectWords();
  const vendor = useQuery(vendorQuery(Number(vendorId)));
  const [action, setAction] = useState<VendorAction | null>(null);
  useOpenedName(vendor.data?.name, 'title.operationsVendor');
  if (vendor.isLoadingError) return <Failed failure={vendor.error} onRetry={() => void vendor.refetch()} />;
  if (vendor.data === undefined) return <Skeleton height="36rem" />;
  const { data } = vendor;
  return (
    <>
      {data.is_related && <Notice tone="warn">{t('relatedNotice')}</Notice>}
      {data.proposal !== null && (
        <Card>
          <p>{effectOf(data.proposal)}</p>
          <Waits proposal={data.proposal} />
        </Card>
      )}
      <div className={classes['columns']}>
        <div className={classes['stack']}>
          <VendorFacts vendor={data} onChange={(status) => setAction({ kind: 'status', status })} />
          <VendorMoney money={data.money} />
        </div>
        <div className={classes['stack']}>
          <ManagerCard vendor={data} />
          <VendorTeam vendor={data} onEnd={(person) => setAction({ kind: 'sessions', person })} />
          <Card title={t('statusHistory')}>
            <VendorHistory changes={data.status_changes} />
          </Card>
        </div>
      </div>
      {action !== null && <VendorActionDialog vendor={data} action={action} onClose={() => setAction(null)} />}
    </>
  );
}
