import { useMemo, useState } from 'react';
import { availabilityRules as rules } from '../../../../core/meetings/availability.ts';
import { zoneChoices, zoneLabel } from '../../../../texts/zones.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Choice, Line } from '../../../ui/checked-fields.tsx';
import { Card } from '../../../ui/card.tsx';
import { meetingsTexts } from '../../../parts/meetings/texts.ts';
import classes from './hours.module.css';
import type { HoursState } from './use-hours.ts';

type Numbered = 'slot_minutes' | 'buffer_before_minutes' | 'buffer_after_minutes' | 'notice_hours' | 'ahead_days' | 'per_day_max';

/** How long meetings are, what is kept free around them, how far ahead, and where. */
export function RuleFields({ state }: { readonly state: HoursState }) {
  const t = useTexts(meetingsTexts);
  const zones = useZones();
  const minutes = (n: number) => (n === 0 ? t('none') : t('minutes', { n }));
  const select = (name: Numbered, label: string, choices: readonly number[], words: (n: number) => string) => ({
    editor: state,
    field: name,
    label,
    value: String(state.hours[name]),
    options: choices.map((n) => ({ value: String(n), label: words(n) })),
    onChange: (n: string) => state.change({ [name]: Number(n) }),
  });
  return (
    <Card title={t('rules')} className={classes['rules']}>
      <Choice {...select('slot_minutes', t('rules.slot'), rules.slotMinutes, minutes)} />
      <div className={classes['two']}>
        <Choice {...select('buffer_before_minutes', t('rules.before'), rules.bufferMinutes, minutes)} />
        <Choice {...select('buffer_after_minutes', t('rules.after'), rules.bufferMinutes, minutes)} />
      </div>
      <Choice
        {...select('notice_hours', t('rules.notice'), rules.noticeHours, (n) => t('hoursLong', { count: n, n }))}
        hint={t('rules.noticeHint')}
      />
      <div className={classes['two']}>
        <Choice {...select('ahead_days', t('rules.ahead'), rules.aheadDays, (n) => t('days', { n }))} />
        <Choice
          {...select(
            'per_day_max',
            t('rules.perDay'),
            Array.from({ length: rules.perDayMost }, (_, index) => index + 1),
            (n) => t('perDay', { count: n, n }),
          )}
        />
      </div>
      <Choice {...state.at('time_zone')} label={t('rules.zone')} options={zones} />
      <Line
        {...state.at('own_link')}
        type="url"
        inputMode="url"
        label={t('rules.link')}
        hint={t('rules.linkHint')}
        placeholder="https://"
        maxLength={rules.linkLengthMax}
      />
    </Card>
  );
}

const indonesian = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'];

/** Those of Indonesia first, then all there are. */
function useZones() {
  const t = useTexts(meetingsTexts);
  const language = useLanguage();
  const [openedAt] = useState(Date.now);
  return useMemo(
    () => [
      { group: 'Indonesia', items: indonesian.map((value) => ({ value, label: zoneLabel(value, openedAt, language) })) },
      { group: t('rules.zoneOthers'), items: zoneChoices(openedAt, language).filter(({ value }) => !indonesian.includes(value)) },
    ],
    [t, openedAt, language],
  );
}
