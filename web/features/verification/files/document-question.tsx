import { useId, useState } from 'react';
import type { DocumentKind, DocumentRow } from '../../../../core/verification/form.ts';
import { useTexts } from '../../../base/texts.ts';
import { Choice, Choices } from '../fields/choices.tsx';
import { agreementTexts } from '../texts.ts';
import { type AgreementForm, filesOf } from '../use-agreement-form.ts';
import { DocumentField } from './document-field.tsx';
import classes from './files.module.css';

type DocumentQuestionProps = { readonly form: AgreementForm; readonly row: DocumentRow; readonly name: DocumentKind };

/** A row of documents. Where one of two is enough, one says first which it will be. */
export function DocumentQuestion({ form, row, name }: DocumentQuestionProps) {
  const t = useTexts(agreementTexts);
  const group = useId();
  const has = (document: DocumentKind) => filesOf(form.agreement, document).length > 0;
  const [chosen, setChosen] = useState<number | null>(null);
  const begun = row.options.findIndex((option) => option.some(has));
  const current = chosen ?? Math.max(begun, 0);
  const documents = row.options[current] ?? [];
  const isEither = row.options.length > 1;
  return (
    <div className={classes['question']}>
      {isEither && (
        <Choices id={`either-${name}`} label={t(`either.${name === 'nib' ? 'nib' : 'sppkp'}`)} across>
          {row.options.map(([first = name], index) => (
            <Choice
              key={first}
              name={group}
              label={t(`option.${first as 'nib' | 'siup' | 'sppkp' | 'non_vat_statement'}`)}
              checked={index === current}
              onChoose={() => setChosen(index)}
            />
          ))}
        </Choices>
      )}
      {documents.map((document) => (
        <DocumentField
          key={document}
          form={form}
          document={document}
          isOptional={row.need === 'optional'}
          {...(isEither && { message: messageOfRow(form, row, document) })}
        />
      ))}
    </div>
  );
}

/** Nothing of either is attached: the one that is chosen asks for it, whichever the rule named. */
function messageOfRow(form: AgreementForm, row: DocumentRow, document: DocumentKind): string | undefined {
  const own = form.messageOf(`documents.${document}`);
  const isBegun = row.options.flat().some((other) => filesOf(form.agreement, other).length > 0);
  if (own !== undefined || isBegun) return own;
  return form.messageOf(`documents.${row.options[0]?.[0] ?? document}`);
}
