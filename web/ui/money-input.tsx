import './form.css';
import './money-input.css';
import { NumberInput } from '@mantine/core';
import { typedAmount } from '../../core/typed-amount.ts';
import { useLanguage } from '../app/texts.ts';

type MoneyInputProps = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: number | '';
  readonly step: number;
  readonly error: string | undefined;
  readonly onChange: (value: number | '') => void;
  readonly onBlur: () => void;
};

/** Whole Rupiah, grouped as the language groups them while they are typed. What is out of range is said, not corrected. */
export function MoneyInput({ id, label, hint, value, step, error, onChange, onBlur }: MoneyInputProps) {
  const language = useLanguage();
  return (
    <NumberInput
      id={id}
      name={id}
      label={label}
      description={error === undefined ? hint : undefined}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      size="md"
      prefix="Rp "
      thousandSeparator={language === 'id' ? '.' : ','}
      decimalSeparator={language === 'id' ? ',' : '.'}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      inputMode="numeric"
      autoComplete="off"
      hideControls
      step={step}
      value={value}
      onChange={(next) => onChange(typeof next === 'number' ? next : (typedAmount(next) ?? ''))}
      onBlur={onBlur}
    />
  );
}
