// Push messages in this browser. The browser keeps its side, the server the other; this file keeps both the same.
import { addPushDevice, pushSettings, type PushSettings } from '../../contract/push.ts';
import { pages } from '../../core/identity/pages.ts';
import { call } from './calls/browser-call.ts';
import { isInstalledByMenu } from './installing.ts';
import { readStored, writeStored } from './local-storage.ts';

/** For which account this browser shows messages: the next one to sign in here did not ask for them. */
const storageKey = 'BS.push';

/** What this browser can do: nothing, nothing before it is installed, or what its owner allowed. */
export type PushAbility = 'unsupported' | 'install first' | NotificationPermission;

/** What this browser can do now. */
export function pushAbility(): PushAbility {
  if ('PushManager' in globalThis && 'serviceWorker' in navigator && 'Notification' in globalThis) return Notification.permission;
  return isInstalledByMenu() ? 'install first' : 'unsupported';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.codePointAt(0) ?? 0);
const base64urlOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The worker that shows messages, whatever the language of the page. */
async function manager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker.getRegistration(pages.dashboard);
  return registration?.pushManager ?? null;
}

async function tell(subscription: PushSubscription, serverKey: string): Promise<PushSettings> {
  const [p256dh, auth] = [base64urlOf(subscription.getKey('p256dh')), base64urlOf(subscription.getKey('auth'))];
  return (await call(addPushDevice, { body: { endpoint: subscription.endpoint, p256dh, auth, server_key: serverKey } })).data;
}

/** A subscription by a key; one by an earlier key gives way. */
async function subscribed(to: PushManager, serverKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) };
  const before = await to.getSubscription();
  if (before !== null && base64urlOf(before.options.applicationServerKey) !== serverKey) await before.unsubscribe();
  return to.subscribe(options);
}

/** Asks for permission and turns messages on here; null: permission was not given. */
export async function turnOnPush(accountUuid: string, serverKey: string): Promise<PushSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const to = await manager();
  if (to === null) throw new Error('no worker');
  const settings = await tell(await subscribed(to, serverKey), serverKey);
  writeStored(storageKey, accountUuid);
  return settings;
}

/** Turns messages off in the browser; the server is told by its caller. */
export async function turnOffPush(): Promise<void> {
  writeStored(storageKey, '');
  await (await (await manager())?.getSubscription())?.unsubscribe();
}

/** A new session takes over what an earlier one of the same account turned on here; that of another account ends. */
export async function renewPush(accountUuid: string): Promise<void> {
  const owner = readStored(storageKey) ?? '';
  if (owner === '' || pushAbility() !== 'granted') return;
  const to = await manager();
  if (to === null) return;
  if (owner !== accountUuid) return turnOffPush();
  const { data } = await call(pushSettings);
  if (data.devices.some(({ is_here: isHere }) => isHere)) return;
  await tell(await subscribed(to, data.server_key), data.server_key);
}
