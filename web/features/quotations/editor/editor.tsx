import { useState } from 'react';
import type { Quotation } from '../../../../contract/quotations.ts';
import { DraftState } from '../../../ui/draft-state.tsx';
import { EditorTop } from '../../../ui/editor-top.tsx';
import { useMedia } from '../../../base/use-media.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SentQuotation } from '../sent-quotation.tsx';
import { PreviewDocument } from '../preview-document.tsx';
import { quotationsTexts } from '../texts.ts';
import { DiscountEditor } from './discount-editor.tsx';
import { EventEditor, WordsEditor } from './event-editor.tsx';
import classes from './editor.module.css';
import { ItemsEditor } from './items-editor.tsx';
import { Request } from './request.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';
import { Templates } from './templates.tsx';
import { SumsCard } from './sums-card.tsx';
import { useEditor } from './use-editor.ts';

/**
 * Edits a draft: contents on the left, totals beside them, and a preview for the couple. One that was sent is shown as it was sent; from another tab, once
 * nothing that was typed here is missing in it or its writer has seen that it is.
 */
export function Editor({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(quotationsTexts);
  const editor = useEditor(quotation);
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  // Where all stands below each other, it comes first, for the eye as for the keyboard.
  const isNarrow = useMedia('(max-width: 1199px)');
  const isSent = quotation.status !== 'draft';
  if (isSent && !editor.isDirty) return <SentQuotation quotation={quotation} />;
  const accepted = quotation.versions.find(({ status }) => status === 'accepted');
  const request = <Request inquiryId={quotation.inquiry_id} />;
  return (
    <div className={classes['page']}>
      <EditorTop
        name={t('edit.for', { name: quotation.couple.name })}
        below={quotation.version > 1 ? `${quotation.number} · ${t('version', { n: quotation.version })}` : quotation.number}
      >
        {isSent ? <SentElsewhere onView={editor.end} /> : <DraftState draft={editor} savedAt={editor.savedAt} />}
        <Chips
          label={t('mode')}
          options={[
            { value: 'write', label: t('write') },
            { value: 'preview', label: t('preview') },
          ]}
          value={mode}
          onChange={setMode}
        />
      </EditorTop>
      <Obstacles quotation={quotation} accepted={accepted} />
      <div className={classes['columns']}>
        {isNarrow && request}
        <div className={classes['main']}>
          {mode === 'preview' ? (
            <PreviewDocument quotation={quotation} content={editor.content} />
          ) : (
            <>
              <Templates editor={editor} />
              <EventEditor editor={editor} couple={quotation.couple} />
              <ItemsEditor editor={editor} />
              <DiscountEditor editor={editor} />
              <ScheduleEditor editor={editor} />
              <WordsEditor editor={editor} />
            </>
          )}
        </div>
        <SumsCard quotation={quotation} accepted={accepted} editor={editor} onWrite={() => setMode('write')}>
          {!isNarrow && request}
        </SumsCard>
      </div>
    </div>
  );
}

type ObstaclesProps = { readonly quotation: Quotation; readonly accepted: Quotation['versions'][number] | undefined };

/** What keeps the draft from being sent. */
function Obstacles({ quotation, accepted }: ObstaclesProps) {
  const t = useTexts(quotationsTexts);
  return (
    <>
      {!quotation.couple.is_open && (
        <Notice tone="warn" says="politely">
          {t('contactClosed')}
        </Notice>
      )}
      {accepted !== undefined && (
        <Notice tone="warn" says="politely">
          {t('acceptedBefore', { version: accepted.version })}
        </Notice>
      )}
    </>
  );
}

function SentElsewhere({ onView }: { readonly onView: () => void }) {
  const t = useTexts(quotationsTexts);
  return (
    <Notice
      tone="warn"
      says="at once"
      action={
        <Button variant="default" onClick={onView}>
          {t('sentView')}
        </Button>
      }
    >
      {t('sentElsewhere')}
    </Notice>
  );
}
