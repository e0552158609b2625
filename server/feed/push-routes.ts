import * as contract from '../../contract/push.ts';
import { sessionDevices } from '../identity/api.ts';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import type { FeedContext } from './context.ts';
import { pushQueue, sendPush } from './push.ts';
import { addPushDevice, pushDevicesOf, pushSettingOf, removePushDevice, writePushSetting } from './push-store.ts';

/** Devices whose session was ended are none any more, and are not shown. */
async function shownTo({ db, push }: FeedContext, { accountId, id }: Session): Promise<contract.PushSettings> {
  const [setting, devices] = await Promise.all([pushSettingOf(db, accountId), pushDevicesOf(db, accountId)]);
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
  const { db, clock, jobs } = ctx;
  jobs.handle({ name: pushQueue, retries: 6, work: (job: Parameters<typeof sendPush>[1]) => sendPush(ctx, job) });
  serve(contract.pushSettings, async ({ session }) => ({ data: await shownTo(ctx, session) }));
  serve(contract.changePush, async ({ session, body }) => {
    const { quiet_from: quietFrom, quiet_until: quietUntil, shows_details: showsDetails } = body;
    await writePushSetting(db, session.accountId, { quietFrom, quietUntil, showsDetails });
    return { data: await shownTo(ctx, session) };
  });
  serve(contract.addPushDevice, async ({ session, body }) => {
    const { endpoint, p256dh, auth, server_key: serverKey } = body;
    const device = { accountId: session.accountId, sessionId: session.id, address: { endpoint, p256dh, auth }, serverKey };
    await inTransaction(db, (tx) => addPushDevice(tx, ctx.pushKeys, { ...device, at: new Date(clock.now()) }));
    return { data: await shownTo(ctx, session) };
  });
  serve(contract.removePushDevice, async ({ session, params }) => {
    if (!(await removePushDevice(db, session.accountId, params.id))) refuseWith('request.not_found');
    return { data: await shownTo(ctx, session) };
  });
}
