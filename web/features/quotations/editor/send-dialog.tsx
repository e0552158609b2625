import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Quotation, sendQuotation } from '../../../../contract/quotations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { isGone } from '../../../base/form/is-gone.ts';
import { useFormat } from '../../../base/format.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUnsavedWords } from '../../../ui/use-unsaved-words.ts';
import { quotationQuery } from '../../../parts/quotations/queries.ts';
import { quotationsTexts } from '../texts.ts';
import classes from './editor.module.css';
import { useOwnDay } from './own-day.ts';
import type { EditorState } from './use-editor.ts';
import { newId } from '../../../base/calls/new-id.ts';
import { wordsOf } from '../../../base/calls/call.ts';

type SendDialogProps = { readonly quotation: Quotation; readonly editor: EditorState; readonly onClose: () => void };

/** Asks once before something that cannot be changed afterwards; what was typed last is saved first. */
export function SendDialog({ quotation, editor, onClose }: SendDialogProps) {
  const t = useTexts(quotationsTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const unsaved = useUnsavedWords();
  const { couple, versions } = quotation;
  const send = useSending(quotation.id, editor);
  const replaces = versions.some(({ status }) => status === 'sent' || status === 'viewed');
  const { event_date: day } = editor.content;
  const isTaken = useOwnDay(couple, day) === 'taken';
  // Deleted in another tab: nothing is left to send.
  const isOver = isGone(editor.refused?.failure);
  return (
    <Dialog
      title={t('sendDialog.title')}
      onClose={onClose}
      back={isOver ? shell('close') : t('sendDialog.back')}
      actions={
        isOver ? undefined : (
          <Button loading={send.isPending} onClick={() => send.mutate()}>
            {t('sendDialog.send')}
          </Button>
        )
      }
    >
      <div className={classes['dialog']}>
        {send.isError && (
          <Notice tone="bad" says="at once">
            {wordsOf(send.error)}
          </Notice>
        )}
        {(send.data === null || isOver) && (
          <Notice tone="bad" says="at once">
            {unsaved(editor)}
          </Notice>
        )}
        {!isOver && <p>{t('sendDialog.text', { name: couple.name })}</p>}
        {isTaken && day !== null && <Notice tone="warn">{t('sendDialog.dayTaken', { day: format.date(day) })}</Notice>}
        {replaces && <p>{t('sendDialog.replaces')}</p>}
        <Sums editor={editor} />
      </div>
    </Dialog>
  );
}

function Sums({ editor: { content, totals } }: Pick<SendDialogProps, 'editor'>) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  return (
    <dl className={classes['sums']}>
      <div>
        <dt>{t('sendDialog.total')}</dt>
        <dd>{format.money(totals.totalIdr)}</dd>
      </div>
      <div>
        <dt>{t('sendDialog.schedule')}</dt>
        <dd>{format.count(content.schedule.length)}</dd>
      </div>
      <div>
        <dt>{t('sendDialog.valid')}</dt>
        <dd>{content.valid_until === null ? '–' : format.date(content.valid_until)}</dd>
      </div>
    </dl>
  );
}

/** Saves what was typed last, and sends it; answers null where it could not be saved. */
function useSending(id: string, editor: EditorState) {
  const t = useTexts(quotationsTexts);
  const queries = useQueryClient();
  // One key for this asking: a repeated try must not send twice.
  const [key] = useState(newId);
  return useMutation({
    async mutationFn() {
      // What was typed last belongs to it: without that nothing is sent.
      if (!(await editor.flush())) return null;
      return call(sendQuotation, { params: { id }, body: { revision: editor.revision() }, idempotencyKey: key });
    },
    async onSuccess(answer) {
      if (answer === null) return;
      const { quotation: sent } = answer;
      editor.end();
      notify('success', t('sent'));
      queries.setQueryData(quotationQuery(id).queryKey, sent);
      await queries.invalidateQueries({ queryKey: ['quotations'] });
    },
  });
}
