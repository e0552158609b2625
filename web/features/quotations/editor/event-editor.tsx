import { IconAlertTriangle } from '@tabler/icons-react';
import type { Quotation } from '../../../../contract/quotations.ts';
import { quotationRules } from '../../../../core/quotations/content.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './editor.module.css';
import { Day, Line, TextArea } from '../../../ui/checked-fields.tsx';
import { useOwnDay } from './own-day.ts';
import type { EditorState } from './use-editor.ts';

type PartProps = { readonly editor: EditorState };
type EventProps = PartProps & { readonly couple: Quotation['couple'] };

/** Whose day it is and whether we are free, where, and until when the couple can say yes. */
export function EventEditor({ editor, couple }: EventProps) {
  const t = useTexts(quotationsTexts);
  const { content, change } = editor;
  const blockage = useOwnDay(couple, content.event_date);
  return (
    <Card title={t('edit.event')}>
      <div className={classes['fields']}>
        <Day
          editor={editor}
          field="event_date"
          label={t('edit.eventDate')}
          hint={blockage !== null && <DayTaken>{t(`edit.day.${blockage}`)}</DayTaken>}
          value={content.event_date}
          onChange={(day) => change({ event_date: day })}
        />
        <Line
          editor={editor}
          field="event_place"
          label={t('edit.place')}
          value={content.event_place}
          maxLength={quotationRules.placeLengthMax}
          onChange={(place) => change({ event_place: place })}
        />
        <Day
          editor={editor}
          field="valid_until"
          label={t('edit.validUntil')}
          hint={t('edit.validHint')}
          value={content.valid_until}
          onChange={(day) => change({ valid_until: day })}
        />
      </div>
    </Card>
  );
}

function DayTaken({ children }: { readonly children: string }) {
  return (
    <span className={classes['dayTaken']}>
      <IconAlertTriangle aria-hidden size={16} stroke={1.75} />
      {children}
    </span>
  );
}

/** What belongs to it in words. */
export function WordsEditor({ editor }: PartProps) {
  const t = useTexts(quotationsTexts);
  return (
    <Card>
      <div className={classes['fields']}>
        {(['notes', 'terms'] as const).map((field) => (
          <TextArea
            key={field}
            editor={editor}
            field={field}
            label={t(`edit.${field}`)}
            hint={t(`edit.${field}Hint`)}
            rows={4}
            maxLength={quotationRules.textLengthMax}
            value={editor.content[field]}
            onChange={(words) => editor.change({ [field]: words })}
          />
        ))}
      </div>
    </Card>
  );
}
