import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderSheets, removeFile } from '../../../../contract/verification-files.ts';
import type { Agreement, AgreementFile } from '../../../../contract/verification-shapes.ts';
import type { DocumentKind } from '../../../../core/verification/form.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { readAfterLast } from '../../../base/queries.ts';
import { useTexts } from '../../../base/texts.ts';
import { agreementQuery, amendAgreement } from '../queries.ts';
import { agreementTexts } from '../texts.ts';
import { filesOf } from '../use-agreement-form.ts';

/** What can be done with the files of a document. Shown at once; when the server says no, it is as it was, and said. */
export function useFileActions(agreement: Agreement, document: DocumentKind) {
  const t = useTexts(agreementTexts);
  const queries = useQueryClient();
  const onError = (failure: unknown) => {
    notifyFailure(failure);
    void queries.invalidateQueries({ queryKey: agreementQuery.queryKey });
  };
  const remove = useMutation({
    mutationFn: async (file: AgreementFile) => {
      await call(removeFile, { params: { id: file.id } });
      await amendAgreement(queries, (known) => ({ ...known, files: known.files.filter(({ id }) => id !== file.id) }), false);
      notify('info', t('fileRemoved', { file: file.name }));
    },
    onError,
  });
  const mutationKey = ['order of sheets', document];
  const order = useMutation({
    mutationKey,
    // Moved again before the server has answered, the last order is what stays.
    scope: { id: mutationKey.join(' ') },
    onMutate: (ids: readonly string[]) =>
      amendAgreement(queries, (known) => ({ ...known, files: known.files.map((file) => placed(file, ids)) }), true),
    mutationFn: (ids: readonly string[]) => call(orderSheets, { params: { document }, body: { files: [...ids] } }),
    onSettled: () => readAfterLast(queries, mutationKey, { queryKey: agreementQuery.queryKey }),
    onError: notifyFailure,
  });
  return {
    remove: (file: AgreementFile) => remove.mutate(file),
    move(file: AgreementFile, by: 1 | -1): void {
      const ids = filesOf(agreement, document).map(({ id }) => id);
      const from = ids.indexOf(file.id);
      ids.splice(from, 1);
      ids.splice(from + by, 0, file.id);
      order.mutate(ids);
      notify('info', t('fileMoved', { file: file.name, n: from + by + 1 }));
    },
  };
}

const placed = (file: AgreementFile, ids: readonly string[]): AgreementFile =>
  ids.includes(file.id) ? { ...file, position: ids.indexOf(file.id) } : file;
