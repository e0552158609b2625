import { IconCircleCheck } from '@tabler/icons-react';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import type { ReviewPart } from '../../../core/verification/review.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './declined-panel.module.css';
import { agreementTexts } from './texts.ts';
import { useLabels } from './use-labels.ts';

type DeclinedPartsProps = {
  readonly agreement: Agreement;
  /** Which of them have been worked on, and where each is fixed; absent where nothing can be. */
  readonly fix?: { readonly isFixed: (part: ReviewPart) => boolean; readonly placeOf: (part: ReviewPart) => string };
};

/** What was declined, each with its reasons. */
export function DeclinedParts({ agreement, fix }: DeclinedPartsProps) {
  const t = useTexts(agreementTexts);
  const { documentLabel } = useLabels(agreement.business_type);
  const labelOf = (part: ReviewPart) => (part === 'form' ? t('declinedForm') : documentLabel(part));
  return (
    <ul className={classes['parts']}>
      {agreement.declined.map(({ part, reasons, note }) => (
        <li key={part}>
          <div>
            <h3>
              {labelOf(part)}
              {fix?.isFixed(part) === true && (
                <span className={classes['changed']}>
                  <IconCircleCheck aria-hidden size={18} stroke={1.75} />
                  {t('declinedChanged')}
                </span>
              )}
            </h3>
            <ul className={classes['reasons']}>
              {reasons
                .filter((reason) => reason !== 'other' || note === '')
                .map((reason) => (
                  <li key={reason}>{t(`reason.${reason}`)}</li>
                ))}
              {note !== '' && <li>“{note}”</li>}
            </ul>
          </div>
          {fix !== undefined && (
            <a href={`#${fix.placeOf(part)}`} aria-label={`${t('declinedFix')}: ${labelOf(part)}`}>
              {t('declinedFix')}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
