import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ElsewhereChoice } from '../../../ui/elsewhere-choice.tsx';
import { Form } from '../../../ui/form.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { MeetingAvailability } from '../../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../../parts/meetings/texts.ts';
import { ExceptionsEditor } from './exceptions-editor.tsx';
import classes from './hours.module.css';
import { RuleFields } from './rule-fields.tsx';
import { type HoursState, useHours } from './use-hours.ts';
import { WeekEditor } from './week-editor.tsx';
import { wordsOf } from '../../../base/calls/call.ts';

/** When couples may meet the vendor. */
export function HoursForm({ availability }: { readonly availability: MeetingAvailability }) {
  const t = useTexts(meetingsTexts);
  const state = useHours(availability);
  const { hours, change } = state;
  return (
    // What is wrong as a whole is said in the bar, which is always in sight.
    <Form form={{ ...state, failure: null }}>
      <Card>
        <Switch label={t('hours.switch')} checked={hours.is_offered} onChange={(isOn) => change({ is_offered: isOn })} />
      </Card>
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <WeekEditor state={state} />
          <ExceptionsEditor state={state} />
        </div>
        <RuleFields state={state} />
      </div>
      <Bar state={state} />
    </Form>
  );
}

/** Whether the hours are saved, the choice when another window was first, and the way to save them. */
function Bar({ state }: { readonly state: HoursState }) {
  const t = useTexts(meetingsTexts);
  if (state.isElsewhere) {
    return (
      <SaveBar>
        <ElsewhereChoice onResolve={state.resolve} />
      </SaveBar>
    );
  }
  const { failure, isUnsaved, isFirst } = state;
  return (
    <SaveBar>
      {failure !== null ? (
        <p role="alert" data-failed>
          {wordsOf(failure)}
        </p>
      ) : (
        <p aria-live="polite">{isUnsaved ? t('unsaved') : ''}</p>
      )}
      {isUnsaved && !isFirst && (
        <Button variant="default" onClick={state.discard}>
          {t('undo')}
        </Button>
      )}
      <Button type="submit" loading={state.isSending}>
        {t('save')}
      </Button>
    </SaveBar>
  );
}
