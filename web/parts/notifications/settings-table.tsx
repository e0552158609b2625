import type { NotificationSetting } from '../../../contract/feed.ts';
import { type NotificationChannel, type NotificationKind, notificationChannels } from '../../../core/feed/kinds.ts';
import { Switch } from '../../ui/switch.tsx';
import classes from './notifications.module.css';
import type { NotificationWords } from './texts.ts';

type Turn = (kind: NotificationKind, channel: NotificationChannel, isOn: boolean) => void;
type SettingsTableProps = {
  readonly settings: readonly NotificationSetting[];
  readonly t: NotificationWords;
  /** No device shows push messages: the page says why, and nothing is chosen for them. */
  readonly isPushOff?: boolean;
  readonly onTurn: Turn;
};

/** What reaches someone where. A switch acts right away; what cannot be turned off says so. */
export function SettingsTable({ settings, t, isPushOff = false, onTurn }: SettingsTableProps) {
  const channels = notificationChannels.filter((channel) => settings.some((setting) => setting[channel] !== null));
  return (
    <table className={classes['settings']}>
      <thead>
        <tr>
          <th scope="col">{t('kinds')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(channel)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.map((setting) => (
          <Row key={setting.kind} setting={setting} channels={channels} t={t} isPushOff={isPushOff} onTurn={onTurn} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<SettingsTableProps, 'settings'> & {
  readonly setting: NotificationSetting;
  readonly channels: readonly NotificationChannel[];
};

function Row({ setting, channels, t, isPushOff = false, onTurn }: RowProps) {
  const { kind, is_optional: isOptional } = setting;
  const name = t(`kind_${kind}`);
  const chosen = isOptional ? channels : channels.filter((channel) => channel === 'push');
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{t(`about_${kind}`)}</small>
      </th>
      {!isOptional && (
        <td colSpan={channels.length - chosen.length}>
          <Named words={channels.filter((channel) => !chosen.includes(channel)).map((channel) => t(channel))} />
          {t('always')}
        </td>
      )}
      {chosen.map((channel) => (
        <td key={channel}>
          {setting[channel] !== null && <Named words={[t(channel)]} />}
          {setting[channel] === null ? (
            <span className="for-screen-readers">{t('never')}</span>
          ) : (
            <Switch
              disabled={isPushOff && channel === 'push'}
              label={t('turn', { kind: name, channel: t(channel) })}
              isLabelHidden
              checked={setting[channel]}
              onChange={(isOn) => onTurn(kind, channel, isOn)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

/** On a phone the heads are far above: each switch is named where it stands. */
function Named({ words }: { readonly words: readonly string[] }) {
  return (
    <span aria-hidden className={classes['channel']}>
      {words.join(', ')}
    </span>
  );
}
