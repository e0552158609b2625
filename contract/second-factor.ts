// The second factor of people who work for a vendor: codes of an app, recovery codes, and giving it where money moves (decision 0162).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, data, email, instant } from './shapes.ts';

const tag = 'second factor';
const base = '/v2/second_factor';
const password = z.string().max(1024);
/** Six digits, or a recovery code. */
const code = z.string().max(60);

/** The password was right, and the second factor is missing or wrong. */
export const askingForFactor = ['identity.code_required', 'identity.passkey_required', 'identity.code_wrong'] as const;
/** Why a session may not move money: it did not give its second factor within ten minutes, or has none where the business requires one. */
export const movingMoney = ['identity.factor_required', 'identity.factor_missing'] as const;

const passkey = z.object({ id: z.uuid(), name: z.string(), added_at: instant, last_used_at: instant.nullable() });
export type Passkey = z.infer<typeof passkey>;

const status = z.object({
  /** Whether signing in asks for more than the password. */
  has_factor: z.boolean(),
  /** Since when codes of an app are asked for; null while they are not. */
  codes_since: instant.nullable(),
  recovery_codes_left: z.int(),
  passkeys: z.array(passkey),
  /** When the password alone will be enough, since someone asked for it at sign-in; null while no one did. */
  removed_at: instant.nullable(),
  /** Whether my role may move money. */
  moves_money: z.boolean(),
  /** Whether the business asks me for a second factor before I move money. */
  is_required: z.boolean(),
});
export type SecondFactor = z.infer<typeof status>;
const recoveryCodes = z.array(z.string());

export const secondFactor = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'Get my second factor: whether codes are on, how many recovery codes are left, and whether my business requires one.',
  access: 'session',
  answer: data(status),
  refusals: ['request.not_found'],
});
export const setUpCodes = endpoint({
  method: 'POST',
  path: `${base}/setup`,
  tag,
  summary: 'Get a new secret for an authenticator app (requires the password). It takes effect when `POST /v2/second_factor` confirms it.',
  access: 'session',
  body: body({ password }),
  answer: data(
    z.object({
      /** For typing into the app by hand. */
      secret: z.string(),
      /** The same as `otpauth:` address, for a QR code. */
      address: z.string(),
      expires_at: instant,
    }),
  ),
  refusals: [
    'request.not_found',
    'identity.password_wrong',
    'identity.too_many_attempts',
    'identity.factor_already_set',
    'identity.factor_required',
  ],
});
export const confirmCodes = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Turn codes on with the first code of the app. Ends all other sessions and returns recovery codes, which are shown only once.',
  access: 'session',
  body: body({ code }),
  answer: data(z.object({ recovery_codes: recoveryCodes })),
  refusals: [
    'request.not_found',
    'identity.code_wrong',
    'identity.too_many_attempts',
    'identity.setup_expired',
    'identity.factor_already_set',
  ],
});
export const turnOffCodes = endpoint({
  method: 'POST',
  path: `${base}/off`,
  tag,
  summary: 'Turn codes off. Requires the password and a code, or a recovery code.',
  access: 'session',
  body: body({ password, code }),
  answers: 'nothing',
  refusals: ['request.not_found', 'identity.password_wrong', 'identity.too_many_attempts', 'identity.code_wrong'],
});
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${base}/recovery_codes`,
  tag,
  summary: 'Make new recovery codes (requires the password). The ones before no longer work; these are shown only once.',
  access: 'session',
  body: body({ password }),
  answer: data(z.object({ recovery_codes: recoveryCodes })),
  refusals: ['request.not_found', 'identity.password_wrong', 'identity.too_many_attempts', 'identity.factor_required'],
});
export const giveFactor = endpoint({
  method: 'POST',
  path: `${base}/proof`,
  tag,
  summary: 'Give my second factor in this session: for ten minutes, unless configured otherwise, it may move money without another code.',
  access: 'session',
  body: body({ code }),
  answers: 'nothing',
  refusals: ['request.not_found', 'identity.code_wrong', 'identity.too_many_attempts'],
});
export const askForRemoval = endpoint({
  method: 'POST',
  path: '/v2/login/second_factor_removal',
  tag,
  summary:
    'For someone who lost their device and recovery codes: in 7 days the password alone is enough again. They are notified by email; giving the factor or changing the password before then cancels it.',
  access: 'anyone',
  status: 202,
  body: body({ email, password }),
  answer: data(z.object({ due_at: instant })),
  refusals: ['identity.credentials_wrong', 'identity.too_many_attempts', 'request.not_found'],
});
export const keepFactor = endpoint({
  method: 'DELETE',
  path: `${base}/removal`,
  tag,
  summary: 'Keep my second factor after someone asked at sign-in for its removal.',
  access: 'session',
  answers: 'nothing',
  refusals: ['request.not_found'],
});
