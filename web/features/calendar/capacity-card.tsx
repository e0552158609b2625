import '../../ui/form.css';
import { NativeSelect } from '@mantine/core';
import { saveCalendar } from '../../../contract/calendar.ts';
import { calendarRules } from '../../../core/taken-days/day-status.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { calendarTexts } from './texts.ts';
import { useChange } from './use-change.ts';

function useSaveCapacity() {
  const t = useTexts(calendarTexts);
  return useChange(t('capacity.saved'), (capacity: number) => call(saveCalendar, { body: { capacity } }));
}

const capacities = Array.from({ length: calendarRules.capacityMax }, (_, index) => String(index + 1));

/** How many weddings the vendor takes a day; saved as soon as it is chosen. */
export function CapacityCard({ capacity }: { readonly capacity: number }) {
  const t = useTexts(calendarTexts);
  const save = useSaveCapacity();
  return (
    <Card title={t('capacity.title')}>
      <NativeSelect
        name="capacity"
        label={t('capacity.label')}
        description={t('capacity.hint')}
        size="md"
        data={capacities}
        value={String(save.isPending ? save.variables : capacity)}
        onChange={({ currentTarget }) => save.mutate(Number(currentTarget.value))}
      />
    </Card>
  );
}

/** Nothing was ever set here: what that means for couples, and the word that changes it. */
export function Unkept({ capacity }: { readonly capacity: number }) {
  const t = useTexts(calendarTexts);
  const save = useSaveCapacity();
  return (
    <Notice
      tone="info"
      action={
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate(capacity)}>
          {t('unkept.confirm')}
        </Button>
      }
    >
      {t('unkept.text')}
    </Notice>
  );
}
