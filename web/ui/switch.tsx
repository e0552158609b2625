import classes from './switch.module.css';

type SwitchProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Where a table says what it switches. */
  readonly isLabelHidden?: boolean;
};

/** On or off, acted on at once. */
export function Switch({ label, checked, onChange, disabled = false, isLabelHidden = false }: SwitchProps) {
  return (
    <label className={classes['switch']}>
      <input
        type="checkbox"
        role="switch"
        className={classes['input']}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={isLabelHidden ? 'for-screen-readers' : undefined}>{label}</span>
    </label>
  );
}
