import type { Setting, SettingChangeOnWire } from '../../../../contract/settings.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Waits } from '../proposals/waits.tsx';
import { settingsTexts } from '../texts.ts';
import classes from './settings.module.css';
import { useSettingWords } from './use-setting-words.ts';

type SettingRowProps = {
  readonly setting: Setting;
  readonly categoryOf: (id: string) => string;
  readonly onChange: () => void;
};

/** One setting: its value, what is decided about it, what waits, what it was. */
export function SettingRow({ setting, categoryOf, onChange }: SettingRowProps) {
  const t = useTexts(settingsTexts);
  const format = useFormat();
  const words = useSettingWords();
  const { name, value, since, scheduled, history, proposal } = setting;
  const title = words.nameOf(name);
  const isFromStart = history.length <= 1;
  return (
    <li className={classes['row']}>
      <div>
        <h3 className={classes['name']}>{title}</h3>
        <p className={classes['quiet']}>{t(`about.${name}`)}</p>
      </div>
      <div>
        <p className={classes['value']}>{words.valueOf(name, value, categoryOf)}</p>
        <p className={classes['quiet']}>{isFromStart ? t('fromTheStart') : t('since', { from: format.dateTime(since) })}</p>
        {scheduled.map((change) => (
          <p key={change.valid_from} className={classes['scheduled']}>
            {t('scheduled', { from: format.dateTime(change.valid_from), value: words.valueOf(name, change.value, categoryOf) })}
          </p>
        ))}
      </div>
      <div className={classes['actions']}>
        {proposal === null ? (
          <Button variant="default" aria-label={t('changeOf', { setting: title })} onClick={onChange}>
            {t('change')}
          </Button>
        ) : (
          <Waits proposal={proposal} />
        )}
      </div>
      {!(isFromStart && scheduled.length === 0) && (
        <details className={classes['history']}>
          <summary aria-label={t('historyOf', { setting: title })}>
            {t('history', { count: format.count(history.length + scheduled.length) })}
          </summary>
          <ol className={classes['changes']}>
            {[...scheduled.toReversed(), ...history].map((change) => (
              <Change key={`${change.valid_from} ${change.set_at}`} value={words.valueOf(name, change.value, categoryOf)} change={change} />
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function Change({ value, change }: { readonly value: string; readonly change: SettingChangeOnWire }) {
  const t = useTexts(settingsTexts);
  const format = useFormat();
  const { valid_from: from, proposed_by: proposed, approved_by: approved, set_at: setAt, reason } = change;
  return (
    <li>
      <p>{setAt === null ? value : t('historyLine', { value, from: format.dateTime(from) })}</p>
      <p className={classes['quiet']}>
        {setAt === null
          ? t('historyStart')
          : t('historyBy', { proposed: proposed ?? t('somebody'), approved: approved ?? t('somebody'), reason: reason ?? '' })}
      </p>
    </li>
  );
}
