import type { NotificationSetting } from '../../../contract/feed.ts';
import { type NotificationChannel, type NotificationKind, notificationChannels } from '../../../core/feed/kinds.ts';
import { Switch } from '../../ui/switch.tsx';
import classes from './notifications.module.css';
import type { NotificationWords } from './texts.ts';

type Turn = (kind: NotificationKind, channel: NotificationChannel, isOn: boolean) => void;
type SettingsTableProps = { readonly settings: readonly NotificationSetting[]; readonly t: NotificationWords; readonly onTurn: Turn };

/** What reaches someone where. A switch acts right away; what cannot be turned off says so. */
export function SettingsTable({ settings, t, onTurn }: SettingsTableProps) {
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
          <Row key={setting.kind} setting={setting} channels={channels} t={t} onTurn={onTurn} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<SettingsTableProps, 'settings'> & {
  readonly setting: NotificationSetting;
  readonly channels: readonly NotificationChannel[];
};

function Row({ setting, channels, t, onTurn }: RowProps) {
  const { kind, is_optional: isOptional } = setting;
  const name = t(`kind_${kind}`);
  const chosen = isOptional ? channels : channels.filter((channel) => channel === 'push');
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{t(`about_${kind}`)}</small>
      </th>
      {!isOptional && <td colSpan={channels.length - chosen.length}>{t('always')}</td>}
      {chosen.map((channel) => (
        <td key={channel}>
          {setting[channel] === null ? (
            <span className="for-screen-readers">{t('never')}</span>
          ) : (
            <Switch
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
