import { IconCircleCheck } from '@tabler/icons-react';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import { fieldsProvenBy } from '../../../core/verification/review.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './declined-panel.module.css';
import { anchorOf, refusedAt, type Section } from './sections.ts';
import { agreementTexts } from './texts.ts';
import type { AgreementForm } from './use-agreement-form.ts';
import { useLabels } from './use-labels.ts';

type DeclinedPanelProps = { readonly form: AgreementForm };

/** What was declined and why, each with the way to where it is fixed. (spec 2, declined-verification notice) */
export function DeclinedPanel({ form }: DeclinedPanelProps) {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  const { documentLabel } = useLabels(form.type);
  const { agreement, sections } = form;
  const decidedAt = agreement.versions[0]?.decided_at ?? agreement.saved_at;
  return (
    <details className={classes['panel']} open>
      <summary className={classes['summary']}>
        <h2>{t('declinedTitle')}</h2>
      </summary>
      <p>{t('declinedText', { when: format.dateTime(decidedAt) })}</p>
      <ul className={classes['parts']}>
        {agreement.declined.map(({ part, reasons, note }) => (
          <li key={part}>
            <div>
              <h3>
                {part === 'form' ? t('declinedForm') : documentLabel(part)}
                {form.isFixed(part) && (
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
            <a
              href={`#${placeOf(part, sections)}`}
              aria-label={`${t('declinedFix')}: ${part === 'form' ? t('declinedForm') : documentLabel(part)}`}
            >
              {t('declinedFix')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where a declined part is below; of documents that stand for each other, the section with them. */
function placeOf(part: Agreement['declined'][number]['part'], sections: readonly Section[]): string {
  if (part === 'form') return `section-${sections[0]?.name ?? 'business'}`;
  const own = sections.find(({ questions }) => questions.some((question) => refusedAt(question).includes(`documents.${part}`)));
  if (own !== undefined) return own.questions.some((question) => isShownAlone(question, part)) ? anchorOf(part) : `section-${own.name}`;
  const field = fieldsProvenBy[part].find((one) => sections.some(({ questions }) => questions.some((q) => refusedAt(q).includes(one))));
  return field === undefined ? 'agreement' : anchorOf(field);
}

const isShownAlone = (question: Section['questions'][number], part: string): boolean =>
  question.kind === 'documents' &&
  question.row.options.length === 1 &&
  question.row.options[0]?.some((document) => document === part) === true;
