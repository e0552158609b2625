import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type OpenRange, type RangePreset, rangePresetOf } from '../../core/day-ranges.ts';
import { type DayWords, dayWords } from '../../texts/days.ts';
import { date } from '../../texts/format.ts';
import type { Language } from '../../texts/typed.ts';
import { refusalTexts } from '../base/refusal-texts.ts';
import { isBackwards } from '../base/selection.ts';
import { useLanguage, useTexts } from '../base/texts.ts';
import { useToday } from '../base/today.ts';
import { DayRangePanel, type DayRangePanelProps } from './day-range-panel.tsx';
import classes from './day-range.module.css';
import { usePopover } from './use-popover.ts';

type Days = { readonly start: string | undefined; readonly end: string | undefined };
type DayRangeProps = Days & { readonly onChange: (days: Days) => void };

/** From one day to another, both included; either may be left open. Says the range, and opens the presets and the calendar. */
export function DayRange({ start: from, end: to, onChange }: DayRangeProps) {
  const language = useLanguage();
  const today = useToday();
  const refusal = useTexts(refusalTexts);
  const words = dayWords(language);
  const popover = usePopover();
  const [start, end] = [from ?? null, to ?? null];
  const [pressed, setPressed] = useState<RangePreset>();
  const preset = rangePresetOf(start, end, today, pressed);
  // A last day before the first one counts for nothing: the list continues from the first.
  const isWrong = isBackwards({ start: from, end: to });
  const said = preset === undefined ? rangeText({ start, end: isWrong ? null : end }, words, language) : words(preset);
  return (
    <div className={classes['range']}>
      <button {...popover.buttonProps} className={classes['opener']} aria-label={`${words('period')}: ${said}`}>
        <span>{said}</span>
        <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth={1.75}>
          <path d="M5.500 9.500L12 16l6.500-6.500" strokeLinecap="round" />
        </svg>
      </button>
      {isWrong && !popover.isOpen && <p className={classes['wrong']}>{refusal('ads.period_end_before_start')}</p>}
      <div {...popover.popoverProps} className={classes['popover']} aria-label={words('period')}>
        {popover.isOpen && (
          <Open
            start={start}
            end={end}
            presets={{ chosen: preset, onPress: setPressed }}
            onPlaced={popover.place}
            onWhole={popover.close}
            onChange={(range) => onChange({ start: range.start ?? undefined, end: range.end ?? undefined })}
          />
        )}
      </div>
    </div>
  );
}

function rangeText({ start, end }: OpenRange, words: DayWords, language: Language): string {
  const say = (day: string) => date(day, language);
  if (start === null) return end === null ? words('all') : words('until', { day: say(end) });
  if (end === null) return words('since', { day: say(start) });
  return start === end ? say(start) : `${say(start)} – ${say(end)}`;
}

/** Who opened it with the keyboard continues in it. */
function Open({ onPlaced, ...panel }: DayRangePanelProps & { readonly onPlaced: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(onPlaced);
  useEffect(() => place.current?.querySelector<HTMLElement>('[aria-pressed="true"], button')?.focus(), []);
  return (
    <div ref={place}>
      <DayRangePanel {...panel} />
    </div>
  );
}
