import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ElsewhereChoice } from '../../../ui/elsewhere-choice.tsx';
import { fieldMessages, focusFirstInvalid, Form } from '../../../ui/form.tsx';
import { useFailureWords } from '../../../ui/page-state.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { MeetingAvailability } from '../../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../../parts/meetings/texts.ts';
import { ExceptionsEditor } from './exceptions-editor.tsx';
import classes from './hours.module.css';
import { RuleFields } from './rule-fields.tsx';
import { type HoursState, type Turns, useHours } from './use-hours.ts';
import { WeekEditor } from './week-editor.tsx';

/** Another saved state is another form: what stands in it is what was read. */
export function HoursForm({ availability }: { readonly availability: MeetingAvailability }) {
  const [opened, setOpened] = useState({ availability, form: 0 });
  const whole = useRef<HTMLDivElement>(null);
  // What had the focus went with the form before.
  useEffect(() => {
    if (opened.form > 0) whole.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [opened.form]);
  return (
    <div ref={whole}>
      <HoursFields
        key={opened.form}
        availability={opened.availability}
        newest={availability}
        onTake={(saved) => setOpened(({ form }) => ({ availability: saved, form: form + 1 }))}
        onSaved={(saved) => setOpened(({ form }) => ({ availability: saved, form }))}
      />
    </div>
  );
}

type HoursFieldsProps = {
  readonly availability: MeetingAvailability;
  /** What is saved now. */
  readonly newest: MeetingAvailability;
} & Turns;

/** When couples may meet the vendor. */
function HoursFields({ availability, newest, ...turns }: HoursFieldsProps) {
  const t = useTexts(meetingsTexts);
  const state = useHours(availability, newest, turns);
  const whole = useRef<HTMLDivElement>(null);
  const { hours, change } = state;
  const submit = () => {
    if (!state.save()) requestAnimationFrame(() => focusFirstInvalid(whole.current));
  };
  return (
    <div ref={whole}>
      {/* What is wrong as a whole is said in the bar, which is always in sight. */}
      <Form onSubmit={submit} failure={isOfFields(state.failure) ? state.failure : null}>
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
        <Bar state={state} isFirst={availability.version === 0} />
      </Form>
    </div>
  );
}

const isOfFields = (failure: unknown): boolean => Object.keys(fieldMessages(failure)).length > 0;

/** Whether the hours are saved, the choice when another window was first, and the way to save them. */
function Bar({ state, isFirst }: { readonly state: HoursState; readonly isFirst: boolean }) {
  const t = useTexts(meetingsTexts);
  const failureWords = useFailureWords();
  if (state.isElsewhere) {
    return (
      <SaveBar>
        <ElsewhereChoice onResolve={(choice) => (choice === 'mine' ? state.keepTyped() : state.takeSaved())} />
      </SaveBar>
    );
  }
  const { failure, isDirty } = state;
  return (
    <SaveBar>
      {failure !== null && !isOfFields(failure) ? (
        <p role="alert" data-failed>
          {failureWords(failure)}
        </p>
      ) : (
        <p aria-live="polite">{isDirty ? t('unsaved') : ''}</p>
      )}
      {isDirty && !isFirst && (
        <Button variant="default" onClick={state.undo}>
          {t('undo')}
        </Button>
      )}
      <Button type="submit" loading={state.isSaving}>
        {t('save')}
      </Button>
    </SaveBar>
  );
}
