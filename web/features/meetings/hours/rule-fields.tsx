import '../../../ui/form.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { availabilityRules as rules } from '../../../../core/meetings/availability.ts';
import { zoneChoices, zoneLabel } from '../../../../texts/zones.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { meetingsTexts } from '../../../parts/meetings/texts.ts';
import classes from './hours.module.css';
import type { HoursState } from './use-hours.ts';

type Choice = 'slot_minutes' | 'buffer_before_minutes' | 'buffer_after_minutes' | 'notice_hours' | 'ahead_days' | 'per_day_max';
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** How long meetings are, what is kept free around them, how far ahead, and where. */
export function RuleFields({ state: { hours, change, messageOf } }: { readonly state: HoursState }) {
  const t = useTexts(meetingsTexts);
  const zones = useZones();
  const minutes = (n: number) => (n === 0 ? t('none') : t('minutes', { n }));
  const select = (name: Choice, label: string, choices: readonly number[], words: (n: number) => string) => ({
    name,
    label,
    size: 'md' as const,
    value: String(hours[name]),
    error: messageOf(name),
    data: choices.map((n) => ({ value: String(n), label: words(n) })),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: Number(currentTarget.value) }),
  });
  return (
    <Card title={t('rules')} className={classes['rules']}>
      <NativeSelect {...select('slot_minutes', t('rules.slot'), rules.slotMinutes, minutes)} />
      <div className={classes['two']}>
        <NativeSelect {...select('buffer_before_minutes', t('rules.before'), rules.bufferMinutes, minutes)} />
        <NativeSelect {...select('buffer_after_minutes', t('rules.after'), rules.bufferMinutes, minutes)} />
      </div>
      <NativeSelect
        {...select('notice_hours', t('rules.notice'), rules.noticeHours, (n) => t('hoursLong', { count: n, n }))}
        description={t('rules.noticeHint')}
        inputWrapperOrder={order}
      />
      <div className={classes['two']}>
        <NativeSelect {...select('ahead_days', t('rules.ahead'), rules.aheadDays, (n) => t('days', { n }))} />
        <NativeSelect
          {...select(
            'per_day_max',
            t('rules.perDay'),
            Array.from({ length: rules.perDayMost }, (_, index) => index + 1),
            (n) => t('perDay', { count: n, n }),
          )}
        />
      </div>
      <NativeSelect
        name="time_zone"
        label={t('rules.zone')}
        size="md"
        value={hours.time_zone}
        error={messageOf('time_zone')}
        data={zones}
        onChange={({ currentTarget }) => change({ time_zone: currentTarget.value })}
      />
      <TextInput
        name="own_link"
        type="url"
        inputMode="url"
        size="md"
        label={t('rules.link')}
        description={messageOf('own_link') === undefined ? t('rules.linkHint') : undefined}
        inputWrapperOrder={order}
        placeholder="https://"
        maxLength={rules.linkLengthMax}
        value={hours.own_link}
        error={messageOf('own_link')}
        onChange={({ currentTarget }) => change({ own_link: currentTarget.value })}
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
