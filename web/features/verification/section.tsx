import { useTexts } from '../../base/texts.ts';
import classes from './agreement.module.css';
import { BankQuestion } from './fields/bank-question.tsx';
import { DeedQuestion } from './fields/deed-question.tsx';
import { TextField } from './fields/text-field.tsx';
import { DocumentQuestion } from './files/document-question.tsx';
import type { Question, Section as SectionOfForm } from './sections.ts';
import { agreementTexts } from './texts.ts';
import type { AgreementForm } from './use-agreement-form.ts';

/** Questions that belong together, one in a row. */
export function Section({ form, section }: { readonly form: AgreementForm; readonly section: SectionOfForm }) {
  const t = useTexts(agreementTexts);
  const { name, questions } = section;
  const titleId = `section-${name}-title`;
  return (
    <section id={`section-${name}`} tabIndex={-1} aria-labelledby={titleId} className={classes['section']}>
      <header>
        <h2 id={titleId}>{t(`section.${name}`)}</h2>
        <p className={classes['muted']}>{t(`sectionLead.${name}`)}</p>
      </header>
      {questions.map((question) => (
        <QuestionOf key={question.kind === 'field' ? question.field : question.name} form={form} question={question} />
      ))}
    </section>
  );
}

function QuestionOf({ form, question }: { readonly form: AgreementForm; readonly question: Question }) {
  if (question.kind === 'documents') return <DocumentQuestion form={form} row={question.row} name={question.name} />;
  if (question.field === 'bank_account_id') return <BankQuestion form={form} />;
  if (question.field === 'is_signatory_in_deed') return <DeedQuestion form={form} />;
  return <TextField form={form} field={question.field} />;
}
