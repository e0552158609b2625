import classes from './tick.module.css';

type TickProps = { readonly label: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void };

/** Yes or no in a form: sent with the rest, unlike a switch. */
export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className={classes['tick']}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
