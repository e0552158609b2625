import { newId } from '../../../base/calls/new-id.ts';
import { packagesMax, productSettings, type SettingName } from '../../../../core/settings/product-settings.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Judge } from '../../../ui/checked-fields.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { settingsTexts } from '../texts.ts';
import classes from './settings.module.css';
import type { TypedValue } from './typed-value.ts';
import { useSettingWords } from './use-setting-words.ts';

export type Category = { readonly id: number; readonly name: Readonly<Record<'en' | 'id', string>> };
type ValueFieldProps = {
  readonly name: SettingName;
  readonly typed: TypedValue;
  readonly categories: readonly Category[];
  readonly editor: Judge;
  readonly onChange: (typed: TypedValue) => void;
};

/** One number among several. What is wrong with the value as a whole is said at the first. */
const fieldOf = (key: string | number): string => `value.${key}`;

/** The fields of a setting: one number, a list of amounts, or one for each category. */
export function ValueField(props: ValueFieldProps) {
  const { kind } = productSettings[props.name];
  if (kind === 'amounts') return <Amounts {...props} />;
  return kind === 'by_category' ? <ByCategory {...props} /> : <One {...props} />;
}

function useRange(name: SettingName): string {
  const t = useTexts(settingsTexts);
  const words = useSettingWords();
  const { unit, minimum, maximum, step } = productSettings[name];
  const span = { minimum: words.numberOf(unit, minimum), maximum: words.numberOf(unit, maximum) };
  return step === 1 ? t('rangeWhole', span) : t('range', { ...span, step: words.numberOf(unit, step) });
}

function One({ name, typed, editor, onChange }: ValueFieldProps) {
  const t = useTexts(settingsTexts);
  const range = useRange(name);
  const { unit } = productSettings[name];
  return (
    <NumberField
      name="value"
      label={t('value')}
      hint={range}
      unit={unit === 'idr' ? 'rupiah' : unit === 'basis_points' ? 'percent' : 'count'}
      value={typed[0]?.number ?? null}
      error={editor.messageOf('value')}
      unread={editor.unread}
      onChange={(number) => onChange([{ key: '0', number }])}
    />
  );
}

function Amounts({ name, typed, editor, onChange }: ValueFieldProps) {
  const t = useTexts(settingsTexts);
  const range = useRange(name);
  return (
    <div className={classes['amounts']}>
      {typed.map(({ key, number }, i) => (
        <div key={key} className={classes['amount']}>
          <NumberField
            name={fieldOf(i)}
            label={t('amount', { n: i + 1 })}
            hint={i === 0 ? range : undefined}
            unit="rupiah"
            value={number}
            error={editor.messageOf(fieldOf(i)) ?? (i === 0 ? editor.messageOf('value') : undefined)}
            unread={editor.unread}
            onChange={(next) => onChange(typed.map((one) => (one.key === key ? { key, number: next } : one)))}
          />
          <RemoveButton
            sign="cross"
            label={t('removeAmount', { n: i + 1 })}
            isDisabled={typed.length === 1}
            onRemove={() => onChange(typed.filter((one) => one.key !== key))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="default"
          disabled={typed.length >= packagesMax}
          onClick={() => onChange([...typed, { key: newId(), number: null }])}
        >
          {t('addAmount')}
        </Button>
      </div>
    </div>
  );
}

function ByCategory({ name, typed, categories, editor, onChange }: ValueFieldProps) {
  const t = useTexts(settingsTexts);
  const language = useLanguage();
  const range = useRange(name);
  return (
    <div className={classes['amounts']}>
      {categories.map(({ id, name: title }, i) => {
        const key = String(id);
        return (
          <NumberField
            key={key}
            name={fieldOf(key)}
            label={title[language]}
            hint={i === 0 ? t('categoriesHint', { range }) : undefined}
            unit="rupiah"
            value={typed.find((one) => one.key === key)?.number ?? null}
            error={editor.messageOf(fieldOf(key)) ?? (i === 0 ? editor.messageOf('value') : undefined)}
            unread={editor.unread}
            onChange={(number) => onChange([...typed.filter((one) => one.key !== key), { key, number }])}
          />
        );
      })}
    </div>
  );
}
