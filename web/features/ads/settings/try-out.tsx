import { useTexts } from '../../../base/texts.ts';
import { adSettingsTexts } from '../../../parts/ads/texts.ts';
import { useFormat } from '../../../base/format.ts';
import classes from './try-out.module.css';

type TryOutProps = {
  /** What is tried out. */
  readonly name: string;
  /** In Rupiah, like everything here. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onTry: (amountIdr: number) => void;
};

/** A slider beside an amount: what it would bring follows in the summary, and nothing counts before it is saved. */
export function TryOut({ name, value, min, max, step, onTry }: TryOutProps) {
  const t = useTexts(adSettingsTexts);
  const format = useFormat();
  const shown = Math.min(max, Math.max(min, value ?? min));
  return (
    <div className={classes['slide']}>
      <input
        type="range"
        aria-label={t('slide', { name })}
        aria-valuetext={format.money(shown)}
        min={min}
        max={max}
        step={step}
        value={shown}
        onChange={({ currentTarget }) => onTry(Number(currentTarget.value))}
      />
      <span aria-hidden>{format.money(min)}</span>
      <span aria-hidden>{format.money(max)}</span>
    </div>
  );
}
