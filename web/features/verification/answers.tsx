import { IconEye } from '@tabler/icons-react';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { documentsOf, type DocumentKind, type FieldName, fieldsOfType, ownerPosition } from '../../../core/verification/form.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './answers.module.css';
import { FileFacts } from './files/file-facts.tsx';
import fileClasses from './files/files.module.css';
import { OpenFile, Thumbnail } from './files/open-file.tsx';
import { bankAccountsQuery } from '../../parts/bank-accounts.ts';
import { agreementTexts } from './texts.ts';
import { filesOf } from './use-agreement-form.ts';
import { useLabels } from './use-labels.ts';
import { wordsOf } from '../../base/calls/call.ts';

type AnswersProps = {
  readonly agreement: Agreement;
  /** Which of them to show; all when it is not given. */
  readonly except?: { readonly fields: readonly FieldName[]; readonly documents: readonly DocumentKind[] };
};

/** What was entered, to read. */
export function Answers({ agreement, except = { fields: [], documents: [] } }: AnswersProps) {
  const t = useTexts(agreementTexts);
  const { business_type: type } = agreement;
  const { fieldLabel, documentLabel } = useLabels(type);
  const written = useWritten(agreement);
  const fields = fieldsOfType(type).filter((field) => !except.fields.includes(field));
  const documents = documentsOf(type).filter((document) => !except.documents.includes(document) && filesOf(agreement, document).length > 0);
  return (
    <>
      <dl className={classes['answers']}>
        <div>
          <dt>{t('typeLabel')}</dt>
          <dd>{t(`type.${type}`)}</dd>
        </div>
        {fields.map((field) => (
          <div key={field}>
            <dt>{fieldLabel(field)}</dt>
            <dd>{written(field)}</dd>
          </div>
        ))}
      </dl>
      {documents.map((document) => (
        <section key={document} className={classes['document']} aria-label={documentLabel(document)}>
          <h3>{documentLabel(document)}</h3>
          <ol className={fileClasses['tiles']}>
            {filesOf(agreement, document).map((file, index, all) => (
              <li key={file.id} className={fileClasses['tile']}>
                <Thumbnail file={file} document={documentLabel(document)} />
                <FileFacts file={file} sheet={all.length > 1 ? index + 1 : null} />
                <div className={fileClasses['actions']}>
                  <OpenFile file={file} document={documentLabel(document)}>
                    <IconEye aria-hidden size={18} stroke={1.75} />
                  </OpenFile>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function useWritten({ fields }: Agreement): (field: FieldName) => string {
  const t = useTexts(agreementTexts);
  const accounts = useQuery(bankAccountsQuery);
  const failed = wordsOf(accounts.isLoadingError ? accounts.error : null);
  return (field) => {
    const value = fields[field];
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (value === null || value === '') return t('none');
    if (field === 'signatory_position' && value === ownerPosition) return t('owner');
    if (field !== 'bank_account_id') return value;
    const account = accounts.data?.accounts.find(({ id }) => id === value);
    if (accounts.isLoadingError) return failed;
    if (account === undefined) return accounts.isSuccess ? t('bankGone') : '';
    return `${account.bank_name} ••${account.account_number_end}, ${t('bankHolder', { holder: account.holder_name })}`;
  };
}
