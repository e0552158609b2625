import type { Agreement } from '../../../contract/verification-shapes.ts';
import { fieldsProvenBy } from '../../../core/verification/review.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './declined-panel.module.css';
import { DeclinedParts } from './declined-parts.tsx';
import { anchorOf, refusedAt, type Section } from './sections.ts';
import { agreementTexts } from './texts.ts';
import type { AgreementForm } from './use-agreement-form.ts';

type DeclinedPanelProps = { readonly form: AgreementForm };

/** What was declined and why, each with the way to where it is fixed. (spec 2, declined-verification notice) */
export function DeclinedPanel({ form }: DeclinedPanelProps) {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  const { agreement, sections } = form;
  const decidedAt = agreement.versions[0]?.decided_at ?? agreement.saved_at;
  return (
    <details className={classes['panel']} open>
      <summary className={classes['summary']}>
        <h2>{t('declinedTitle')}</h2>
      </summary>
      <p>{t('declinedText', { when: format.dateTime(decidedAt) })}</p>
      <DeclinedParts agreement={agreement} fix={{ isFixed: form.isFixed, placeOf: (part) => placeOf(part, sections) }} />
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
