import type { ReviewCase } from '../../../../contract/verification-review.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { reviewTexts } from '../texts.ts';
import classes from './case.module.css';

const tones = { ok: 'good', look: 'warn', wrong: 'bad' } as const;
const weight = { wrong: 0, look: 1, ok: 2 } as const;

/** What the system checked by itself, the doubtful first. */
export function CaseChecks({ checks }: { readonly checks: ReviewCase['checks'] }) {
  const t = useTexts(reviewTexts);
  return (
    <Card title={t('checks')}>
      <ul className={classes['checks']}>
        {checks
          .toSorted((one, other) => weight[one.verdict] - weight[other.verdict])
          .map(({ code, verdict, field, document, vendors }) => (
            <li key={`${code} ${field} ${document}`}>
              <span>
                {t(`check.${code}`)}
                {vendors.length > 0 && (
                  <span className={classes['quiet']}> {t('alsoAt', { vendors: vendors.map((one) => one.business_name).join(', ') })}</span>
                )}
              </span>
              <StatusMark tone={tones[verdict]}>{t(`verdict.${verdict}`)}</StatusMark>
            </li>
          ))}
      </ul>
    </Card>
  );
}
