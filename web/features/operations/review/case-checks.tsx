import type { ReviewCase } from '../../../../contract/verification-review.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { agreementTexts, reviewTexts } from '../texts.ts';
import classes from './case.module.css';

const tones = { ok: 'good', look: 'warn', wrong: 'bad' } as const;
const weight = { wrong: 0, look: 1, ok: 2 } as const;

/** What the system checked by itself, the doubtful first. */
export function CaseChecks({ checks }: { readonly checks: ReviewCase['checks'] }) {
  const t = useTexts(reviewTexts);
  const nameOf = useCheckName();
  return (
    <Card title={t('checks')}>
      <ul className={classes['checks']}>
        {checks
          .toSorted((one, other) => weight[one.verdict] - weight[other.verdict])
          .map(({ verdict, vendors, ...check }) => (
            <li key={`${check.code} ${check.field} ${check.document}`}>
              <span>
                {nameOf(check)}
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

/** What was checked; of a number or a file that another vendor has too, which one. */
function useCheckName() {
  const t = useTexts(reviewTexts);
  const words = useTexts(agreementTexts);
  return ({ code, field, document }: Pick<ReviewCase['checks'][number], 'code' | 'field' | 'document'>): string => {
    if (code === 'number_used_elsewhere') return field === null ? '' : words(`field.${field}`);
    if (code === 'file_used_elsewhere') return document === null ? '' : t('fileElsewhere', { document: words(`document.${document}`) });
    return t(`check.${code}`);
  };
}
