import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { operationsTexts } from '../texts.ts';
import type { VendorRecord } from './vendor-record.ts';
import classes from './vendor.module.css';

/** Every change of status by an operator, newest first. */
export function VendorHistory({ changes }: { readonly changes: VendorRecord['status_changes'] }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  if (changes.length === 0) return <p className={classes['quiet']}>{t('noStatusHistory')}</p>;
  return (
    <ol className={classes['list']}>
      {changes.map(({ from, to, reason, at, by }) => (
        <li key={at}>
          <p>{t('statusStep', { from: t(`vendorStatus.${from}`), to: t(`vendorStatus.${to}`) })}</p>
          <p>{reason}</p>
          <p className={classes['quiet']}>{t('decidedBy', { who: by ?? t('unknownOperator'), when: format.dateTime(at) })}</p>
        </li>
      ))}
    </ol>
  );
}
