// Passkeys of people who work for a vendor: added, used instead of the password and where money moves, removed (decision 0162).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { nameRefusals, sessionAnswer } from './identity.ts';
import { body, data, line, params } from './shapes.ts';

const tag = 'second factor';
const base = '/v2/passkeys';
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** What `navigator.credentials` takes, as WebAuthn writes it in JSON. */
const options = data(z.looseObject({ challenge: z.string() }));
/** What it answers for a new passkey; binary values in base64url. */
const created = z.strictObject({
  id: bytes(1_400),
  client_data_json: bytes(4_000),
  attestation_object: bytes(8_000),
  transports: z.array(z.string().max(20)).max(8),
});
/** What it answers when one is used. */
const used = z.strictObject({
  id: bytes(1_400),
  client_data_json: bytes(4_000),
  authenticator_data: bytes(2_000),
  signature: bytes(2_000),
  user_handle: bytes(100).nullable(),
});
export type CreatedPasskey = z.infer<typeof created>;
export type UsedPasskey = z.infer<typeof used>;
const elsewhere = 'identity.passkeys_unavailable';

export const passkeyOptions = endpoint({
  method: 'POST',
  path: `${base}/options`,
  tag,
  summary: 'Start adding a passkey (requires the password): get the options for `navigator.credentials.create`, valid for 5 minutes.',
  access: 'session',
  body: body({ password: z.string().max(1024) }),
  answer: options,
  refusals: [
    'request.not_found',
    'identity.password_wrong',
    'identity.too_many_attempts',
    'identity.factor_required',
    'identity.passkeys_full',
    elsewhere,
  ],
});
export const addPasskey = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary:
    'Add a passkey. If it is the first second factor of the account, all other sessions end and recovery codes are returned, which are shown only once.',
  access: 'session',
  status: 201,
  body: body({ name: line(60), credential: created }),
  answer: data(z.object({ recovery_codes: z.array(z.string()).nullable() })),
  refusals: ['request.not_found', ...nameRefusals, 'identity.passkey_refused', 'identity.passkeys_full', elsewhere],
});
export const renamePasskey = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  tag,
  summary: 'Rename one of my passkeys.',
  access: 'session',
  params: params({ id: z.uuid() }),
  body: body({ name: line(60) }),
  answers: 'nothing',
  refusals: ['request.not_found', ...nameRefusals],
});
export const removePasskey = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  tag,
  summary: 'Remove one of my passkeys. Sessions stay signed in.',
  access: 'session',
  params: params({ id: z.uuid() }),
  answers: 'nothing',
  refusals: ['request.not_found', 'identity.factor_required'],
});
const perNetwork = { attempts: 60, windowSeconds: 900 };
export const loginPasskeyOptions = endpoint({
  method: 'POST',
  path: '/v2/login/passkey_options',
  tag,
  summary: 'Start signing in with a passkey: get the options for `navigator.credentials.get`, valid for 5 minutes.',
  access: 'anyone',
  perNetwork: { attempts: 240, windowSeconds: 900 },
  body: body({}),
  answer: options,
  refusals: [elsewhere],
});
export const loginByPasskey = endpoint({
  method: 'POST',
  path: '/v2/login/passkey',
  tag,
  summary: 'Sign in with a passkey instead of password and code.',
  access: 'anyone',
  perNetwork,
  body: body({
    credential: used,
    /** Cancels a scheduled deletion of the account, as at `POST /v2/login`. */
    keep_account: z.boolean().optional(),
  }),
  answer: sessionAnswer,
  refusals: ['identity.passkey_refused', 'identity.account_leaving', elsewhere],
});
export const factorPasskeyOptions = endpoint({
  method: 'POST',
  path: '/v2/second_factor/passkey_options',
  tag,
  summary: 'Start giving my second factor with a passkey: get the options for `navigator.credentials.get`, valid for 5 minutes.',
  access: 'session',
  body: body({}),
  answer: options,
  refusals: ['request.not_found', elsewhere],
});
export const giveFactorByPasskey = endpoint({
  method: 'POST',
  path: '/v2/second_factor/passkey_proof',
  tag,
  summary: 'Give my second factor in this session with a passkey, as `POST /v2/second_factor/proof` does with a code.',
  access: 'session',
  body: body({ credential: used }),
  answers: 'nothing',
  refusals: ['request.not_found', 'identity.passkey_refused', elsewhere],
});
