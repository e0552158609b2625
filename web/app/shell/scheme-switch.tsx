import { useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../../base/texts.ts';
import classes from './scheme-switch.module.css';
import { shellTexts } from '../../base/shell-texts.ts';

const schemes = [
  { scheme: 'auto', label: 'schemeAuto' },
  { scheme: 'light', label: 'schemeLight' },
  { scheme: 'dark', label: 'schemeDark' },
] as const;

/** Light, dark, or as the device says. */
export function SchemeSwitch() {
  const t = useTexts(shellTexts);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const name = useId();
  return (
    <fieldset className={classes['switch']}>
      <legend className={classes['label']}>{t('scheme')}</legend>
      <div className={classes['schemes']}>
        {schemes.map(({ scheme, label }) => (
          <label key={scheme} className={classes['scheme']}>
            <input
              type="radio"
              className="for-screen-readers"
              name={name}
              checked={colorScheme === scheme}
              onChange={() => setColorScheme(scheme)}
            />
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
