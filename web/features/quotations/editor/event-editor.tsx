import { useQuery } from '@tanstack/react-query';
import { dayStatusOf } from '../../../../contract/calendar.ts';
import { quotationRules } from '../../../../core/quotations/content.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { clientState } from '../../../base/client-state.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './editor.module.css';
import { Day, Line, TextArea } from '../../../ui/checked-fields.tsx';
import type { EditorState } from './use-editor.ts';

type PartProps = { readonly editor: EditorState };

/** Whose day it is, where, and until when the couple can say yes. */
export function EventEditor({ editor }: PartProps) {
  const t = useTexts(quotationsTexts);
  const { content, change } = editor;
  const isTaken = useIsTaken(content.event_date);
  return (
    <Card title={t('edit.event')}>
      <div className={classes['fields']}>
        <Day
          editor={editor}
          field="event_date"
          label={t('edit.eventDate')}
          {...(isTaken && { hint: t('edit.dayTaken') })}
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

/** Whether the vendor's calendar is full on the day. It may be offered all the same: days get free. */
function useIsTaken(day: string | null): boolean {
  const vendorId = clientState.get().user.vendor?.id ?? 0;
  const status = useQuery({
    queryKey: ['calendar', 'status', day],
    queryFn: async ({ signal }) => (await call(dayStatusOf, { query: { day: day ?? '', vendors: String(vendorId) }, signal })).data,
    enabled: day !== null,
  });
  return status.data?.some(({ vendor_id: id, status: is }) => id === vendorId && is === 'taken') ?? false;
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
