import { useState } from 'react';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { areKeysOn, keysOfPages, turnKeys } from './keys.ts';
import classes from './keys-sheet.module.css';

/** All shortcuts of the console, and the switch that turns those of a single key off. */
export default function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(shellTexts);
  const [isOn, setIsOn] = useState(areKeysOn);
  return (
    <Dialog title={t('keys')} back={t('close')} onClose={onClose}>
      <p className={classes['text']}>{t('keysText')}</p>
      <dl className={classes['list']}>
        <Line label={t('keys.find')} keys={['Ctrl K', '/']} />
        <Line label={t('keys.sheet')} keys={['?']} />
        <Line label={t('keys.send')} keys={['Ctrl Enter']} />
        {keysOfPages.map(({ keys, label }) => (
          <Line key={label} label={t(label)} keys={keys} then={t('keysThen')} />
        ))}
      </dl>
      <Switch
        label={t('keysOn')}
        checked={isOn}
        onChange={(on) => {
          turnKeys(on);
          setIsOn(on);
        }}
      />
    </Dialog>
  );
}

/** With `then` one key comes after the other; without, either does it. */
function Line({ label, keys, then = '/' }: { readonly label: string; readonly keys: readonly string[]; readonly then?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {keys.map((key, index) => (
          <span key={key}>
            {index > 0 && <small> {then} </small>}
            <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}
