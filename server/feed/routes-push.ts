import * as contract from '../../contract/push.ts';
import { sessionDevices } from '../identity/api.ts';
import { type Connection, inTransaction, type Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import type { FeedContext } from './context.ts';
import { pushQueue, sendPush } from './push.ts';
import { addPushDevice, pushDevicesOf, pushSettingOf, removePushDevice, changePushSetting } from './push-store.ts';

/** Couples and operators have none of this. */
function assertVendor({ accountType }: Session): void {
  if (accountType !== 'vendor') refuseWith('request.not_found');
}

type Shown = { readonly db: Connection; readonly push: FeedContext['push'] };
/** Devices whose session was ended are none any more, and are not shown. */
async function shownTo({ db, push }: Shown, { accountId, id }: Session): Promise<contract.PushSettings> {
  const setting = await pushSettingOf(db, accountId);
  const devices = await pushDevicesOf(db, accountId);
  const names = await sessionDevices(
    db,
    devices.map(({ sessionId }) => sessionId),
  );
  return {
    server_key: push.serverKey,
    quiet_from: setting.quietFrom,
    quiet_until: setting.quietUntil,
    shows_details: setting.showsDetails,
    devices: devices.flatMap((device) => {
      const name = names.get(device.sessionId);
      return name === undefined ? [] : [{ id: device.id, name, added_at: device.addedAt.toISOString(), is_here: device.sessionId === id }];
    }),
  };
}

/** Binds the calls and the job of push messages. */
export function bindPush({ serve }: Service, ctx: FeedContext): void {
  const { clock, jobs } = ctx;
  jobs.handle({ name: pushQueue, retries: 6, work: (job: Parameters<typeof sendPush>[1]) => sendPush(ctx, job) });
  serve(contract.pushSettings, async ({ session }) => {
    assertVendor(session);
    return { data: await shownTo(ctx, session) };
  });
  serve(contract.changePush, async ({ session, body }) => {
    assertVendor(session);
    const { quiet_from: quietFrom, quiet_until: quietUntil, shows_details: showsDetails } = body;
    return { data: await changed(ctx, session, (tx) => changePushSetting(tx, session.accountId, { quietFrom, quietUntil, showsDetails })) };
  });
  serve(contract.addPushDevice, async ({ session, body }) => {
    assertVendor(session);
    const { endpoint, p256dh, auth, server_key: serverKey } = body;
    if (!ctx.push.takes(endpoint)) refuseWith('request.invalid', { field: 'endpoint' });
    const device = { accountId: session.accountId, sessionId: session.id, address: { endpoint, p256dh, auth }, serverKey };
    return { data: await changed(ctx, session, (tx) => addPushDevice(tx, ctx.pushKeys, { ...device, at: new Date(clock.now()) })) };
  });
  serve(contract.removePushDevice, async ({ session, params }) => {
    assertVendor(session);
    const remove = async (tx: Tx) => {
      if (!(await removePushDevice(tx, session.accountId, params.id))) refuseWith('request.not_found');
    };
    return { data: await changed(ctx, session, remove) };
  });
}

/** Changes something and answers how it is then; both or nothing. */
const changed = (ctx: FeedContext, session: Session, change: (tx: Tx) => Promise<void>): Promise<contract.PushSettings> =>
  inTransaction(ctx.db, async (tx) => {
    await change(tx);
    return shownTo({ db: tx, push: ctx.push }, session);
  });
