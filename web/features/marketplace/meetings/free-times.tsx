import { SlotPicker } from '../../../parts/meetings/slot-picker.tsx';
import { FormError } from '../form/field.tsx';
import { useSite } from '../site/site-context.tsx';
import { type MeetingWords, type SlotTexts, slotWordsOf } from './meeting-texts.ts';
import styles from './meet.module.css';
import type { useSlots } from './use-slots.ts';

interface Props {
  readonly slots: ReturnType<typeof useSlots>;
  /** Null while it is not known yet. */
  readonly zone: string | null;
  readonly words: MeetingWords;
  readonly slotTexts: SlotTexts;
  readonly value: string | null;
  readonly onChange: (startsAt: string) => void;
  /** What is there when everything is taken. */
  readonly full: React.ReactNode;
}

/** The calendar of free times, or why there is none yet. It keeps its place while it loads. */
export function FreeTimes({ slots: { state, load }, zone, words, slotTexts, value, onChange, full }: Props) {
  const { language } = useSite();
  if (state.kind === 'failed')
    return (
      <div className={styles['failed']}>
        <FormError>{state.message || words('failed')}</FormError>
        <button type="button" className={styles['quiet']} onClick={() => void load()}>
          {words('meet.retry')}
        </button>
      </div>
    );
  if (state.kind === 'loading' || zone === null) return <output className={styles['bones']}>{words('meet.loading')}</output>;
  if (state.slots.length === 0) return <>{full}</>;
  return (
    <SlotPicker slots={state.slots} zone={zone} language={language} words={slotWordsOf(slotTexts)} value={value} onChange={onChange} />
  );
}
