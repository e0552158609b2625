import type { NotificationSetting } from '../../../contract/feed.ts';
import { type NotificationChannel, type NotificationKind, notificationChannels } from '../../../core/feed/kinds.ts';
import { Switch } from '../../ui/switch.tsx';
import classes from './notifications.module.css';
import type { NotificationWords } from './texts.ts';

type Turn = (kind: NotificationKind, channel: NotificationChannel, isOn: boolean) => void;
type SettingsTableProps = { readonly settings: readonly NotificationSetting[]; readonly t: NotificationWords; readonly onTurn: Turn };

/** What reaches someone where. A switch acts right away; what cannot be turned off says so. */
export function SettingsTable({ settings, t, onTurn }: SettingsTableProps) {
  return (
    <table className={classes['settings']}>
      <thead>
        <tr>
          <th scope="col">{t('kinds')}</th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col">
              {t(channel)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.map((setting) => (
          <Row key={setting.kind} setting={setting} t={t} onTurn={onTurn} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ setting, t, onTurn }: { readonly setting: NotificationSetting; readonly t: NotificationWords; readonly onTurn: Turn }) {
  const { kind, is_optional: isOptional } = setting;
  const name = t(`kind_${kind}`);
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{t(`about_${kind}`)}</small>
      </th>
      {isOptional ? (
        notificationChannels.map((channel) => (
          <td key={channel}>
            <Switch
              label={t('turn', { kind: name, channel: t(channel) })}
              isLabelHidden
              checked={setting[channel]}
              onChange={(isOn) => onTurn(kind, channel, isOn)}
            />
          </td>
        ))
      ) : (
        <td colSpan={notificationChannels.length}>{t('always')}</td>
      )}
    </tr>
  );
}
