import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePush, type PushSettings, removePushDevice } from '../../../contract/push.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { pushAbility, turnOffPush, turnOnPush } from '../../base/push-device.ts';
import { useTexts } from '../../base/texts.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Switch } from '../../ui/switch.tsx';
import classes from './account.module.css';
import { pushQuery } from './queries.ts';
import { accountTexts } from './texts.ts';
import { useSetting } from './use-setting.ts';
import { useBeside } from '../../base/use-beside.ts';
import { wordsOf } from '../../base/calls/call.ts';

const night = { quiet_from: 21, quiet_until: 7 };
const always = { quiet_from: 0, quiet_until: 0 };
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const reasons = { unsupported: 'pushUnsupported', 'install first': 'pushInstallFirst', denied: 'pushDenied' } as const;

/** Whether no device of the account gets push messages, and this browser cannot be the first. */
export function useIsPushOff(): boolean {
  const { data } = useBeside(pushQuery);
  const ability = pushAbility();
  return data?.devices.length === 0 && ability in reasons;
}

/** Push messages: whether they are on in this browser and elsewhere, when they are quiet, and how much they show. */
export function PushPart() {
  const settings = useQuery(pushQuery);
  if (settings.isLoadingError) return <Failed failure={settings.error} onRetry={() => void settings.refetch()} />;
  if (settings.data === undefined) return null;
  const isAnywhere = settings.data.devices.length > 0;
  return (
    <div className={classes['push']}>
      <Here settings={settings.data} />
      {isAnywhere && <Elsewhere settings={settings.data} />}
      {isAnywhere && <Shown settings={settings.data} />}
    </div>
  );
}

type PartProps = { readonly settings: PushSettings };

/** Changes something and shows what the server answers. */
function useChange<Input>(change: (input: Input) => Promise<PushSettings | null>, failed?: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (settings) => (settings === null ? undefined : queries.setQueryData(pushQuery.queryKey, settings)),
    onError: (failure) => notify('error', failed ?? wordsOf(failure)),
  });
}

function Here({ settings }: PartProps) {
  const t = useTexts(accountTexts);
  const account = useClientState((state) => state.user.vendor?.accountUuid ?? '');
  const [ability, setAbility] = useState(pushAbility);
  const here = settings.devices.find(({ is_here: isHere }) => isHere);
  const turnOn = useChange(async () => {
    const done = await turnOnPush(account, settings.server_key);
    setAbility(pushAbility());
    return done;
  }, t('pushFailed'));
  const turnOff = useChange(async (id: string) => {
    await turnOffPush();
    return (await call(removePushDevice, { params: { id } })).data;
  });
  if (ability !== 'default' && ability !== 'granted')
    return (
      <p>
        {t(reasons[ability])} {t(settings.devices.length === 0 ? 'pushForNone' : 'pushForOthers')}
      </p>
    );
  if (here !== undefined)
    return (
      <div className={classes['pushHere']}>
        <p>{t('pushIsOn')}</p>
        <Button variant="default" loading={turnOff.isPending} onClick={() => turnOff.mutate(here.id)}>
          {t('pushOff')}
        </Button>
      </div>
    );
  return (
    <div className={classes['pushHere']}>
      <p>{t('pushLead')}</p>
      <Button loading={turnOn.isPending} onClick={() => turnOn.mutate(undefined)}>
        {t('pushOn')}
      </Button>
    </div>
  );
}

function Elsewhere({ settings }: PartProps) {
  const t = useTexts(accountTexts);
  const remove = useChange(async (id: string) => (await call(removePushDevice, { params: { id } })).data);
  const others = settings.devices.filter(({ is_here: isHere }) => !isHere);
  if (others.length === 0) return null;
  return (
    <div>
      <p>{t('pushOthers')}</p>
      <ul className={classes['sessions']}>
        {others.map(({ id, name }) => (
          <li key={id} className={classes['session']}>
            <span>{name}</span>
            <Button variant="subtle" aria-label={t('pushRemoveOf', { name })} onClick={() => remove.mutate(id)}>
              {t('pushRemove')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Chosen = Partial<Pick<PushSettings, 'quiet_from' | 'quiet_until' | 'shows_details'>>;

function Shown({ settings }: PartProps) {
  const t = useTexts(accountTexts);
  const { quiet_from: from, quiet_until: until, shows_details: showsDetails } = settings;
  const change = useSetting(
    pushQuery,
    // Of several only what was changed: the one does not undo the other. Anyone who leaves the page right after the press has changed it all the same.
    (chosen: Chosen) => call(changePush, { body: chosen, keepalive: true }),
    (shown: PushSettings, chosen) => ({ ...shown, ...chosen }),
  );
  const isQuiet = from !== until;
  return (
    <div className={classes['pushShown']}>
      <Switch label={t('pushQuiet')} checked={isQuiet} onChange={(isOn) => change(isOn ? night : always)} />
      {isQuiet && (
        <div className={classes['hours']}>
          <Hour label={t('pushQuietFrom')} value={from} without={until} onChange={(hour) => change({ quiet_from: hour })} />
          <Hour label={t('pushQuietUntil')} value={until} without={from} onChange={(hour) => change({ quiet_until: hour })} />
        </div>
      )}
      {isQuiet && <p className={classes['detail']}>{t('pushQuietHint')}</p>}
      <Switch label={t('pushDetails')} checked={showsDetails} onChange={(isOn) => change({ shows_details: isOn })} />
      <p className={classes['detail']}>{t('pushDetailsHint')}</p>
    </div>
  );
}

type HourProps = {
  readonly label: string;
  readonly value: number;
  /** The other end: the same twice would be no time at all. */
  readonly without: number;
  readonly onChange: (hour: number) => void;
};

function Hour({ label, value, without, onChange }: HourProps) {
  return (
    <label className={classes['hour']}>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
        {hours
          .filter((hour) => hour !== without)
          .map((hour) => (
            <option key={hour} value={hour}>
              {`${String(hour).padStart(2, '0')}:00 WIB`}
            </option>
          ))}
      </select>
    </label>
  );
}
