import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { operationsTexts } from '../texts.ts';
import type { VendorRecord } from './vendor-record.ts';
import classes from './vendor.module.css';

/** Where a vendor is signed in, and the way to end all of it. (reliability S14) */
export function VendorSessions({ vendor, onEnd }: { readonly vendor: VendorRecord; readonly onEnd: () => void }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const { sessions, is_related: isRelated } = vendor;
  return (
    <Card title={t('signedIn')}>
      {sessions.length === 0 && <p className={classes['quiet']}>{t('notSignedIn')}</p>}
      <ul className={classes['list']}>
        {sessions.map(({ device, address, started_at: startedAt, last_seen_at: lastSeenAt }) => (
          <li key={`${startedAt} ${address}`}>
            <p>{device}</p>
            <p className={classes['quiet']}>{t('sessionLine', { address, when: format.dateTime(lastSeenAt) })}</p>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && !isRelated && (
        <div className={classes['actions']}>
          <Button variant="default" onClick={onEnd}>
            {t('endSessions')}
          </Button>
        </div>
      )}
    </Card>
  );
}
