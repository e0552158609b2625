import { useRef } from 'react';
import { useTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { focusFirstInvalid, Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { MeetingAvailability } from '../queries.ts';
import { meetingsTexts } from '../texts.ts';
import { ExceptionsEditor } from './exceptions-editor.tsx';
import classes from './hours.module.css';
import { RuleFields } from './rule-fields.tsx';
import { useHours } from './use-hours.ts';
import { WeekEditor } from './week-editor.tsx';

/** Another saved state is another form: what stands in it is what was read. */
export const HoursForm = ({ availability }: { readonly availability: MeetingAvailability }) => (
  <HoursFields key={availability.version} availability={availability} />
);

/** When couples may meet the vendor. */
function HoursFields({ availability }: { readonly availability: MeetingAvailability }) {
  const t = useTexts(meetingsTexts);
  const state = useHours(availability);
  const whole = useRef<HTMLDivElement>(null);
  const { hours, change, isDirty } = state;
  const submit = () => {
    if (!state.save()) requestAnimationFrame(() => focusFirstInvalid(whole.current));
  };
  return (
    <div ref={whole}>
      <Form onSubmit={submit} failure={state.failure}>
        {state.isElsewhere && (
          <Notice
            tone="warn"
            says="at once"
            action={
              <Button variant="default" onClick={() => void state.takeSaved()}>
                {t('elsewhere.take')}
              </Button>
            }
          >
            {t('elsewhere')}
          </Notice>
        )}
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
        <div className={classes['bar']}>
          <p aria-live="polite">{isDirty ? t('unsaved') : ''}</p>
          {isDirty && availability.version > 0 && (
            <Button variant="default" onClick={state.undo}>
              {t('undo')}
            </Button>
          )}
          <Button type="submit" loading={state.isSaving}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
