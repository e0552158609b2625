// argon2id in the PHC string format, which contains its parameters.
import { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { costlyWork } from '../kit/costly.ts';

const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

interface Made {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
}
const format = ({ memory, passes, parallelism, salt, tag }: Made): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64url')}$${tag.toString('base64url')}`;

function read(hash: string): Made | null {
  const m = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!m) return null;
  const [, memory, passes, parallelism, salt = '', tag = ''] = m;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64url'),
    tag: Buffer.from(tag, 'base64url'),
  };
}
/** Networks take turns: guesses from one network do not delay the sign-ins of others. */
const hashed = costlyWork('passwords', { waitingOfOne: 24, waitingOfAll: 96 });

async function derive(
  caller: string,
  password: string,
  salt: Buffer,
  { memory, passes, parallelism, tagLength }: Omit<Made, 'salt' | 'tag'> & { tagLength: number },
): Promise<Buffer> {
  const parameters: Argon2Parameters = { message: password, nonce: salt, parallelism, tagLength, memory, passes };
  return Buffer.from((await hashed(caller, { kind: 'argon2id', parameters })) as Uint8Array);
}

/** `caller` is whose turn it takes: a network, or an account. */
export async function hashPassword(password: string, caller = ''): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(caller, password, salt, cost);
  return format({ ...cost, salt, tag });
}

/** Whether the password is the hashed one, and whether the hash should be made anew because our cost has risen since. */
export async function verifyPassword(password: string, hash: string, caller = ''): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const made = read(hash);
  if (!made) return { isRight: false, isOutdated: false };
  const tag = await derive(caller, password, made.salt, { ...made, tagLength: made.tag.length });
  return {
    isRight: tag.length === made.tag.length && timingSafeEqual(tag, made.tag),
    isOutdated: made.memory < cost.memory || made.passes < cost.passes,
  };
}

// For an unknown address a password is checked all the same, against this, so that the answer takes as long (S3).
const nobody = format({ ...cost, salt: Buffer.alloc(16, 7), tag: Buffer.alloc(32) });
/** Never right. The caller waits for it so that an unknown address takes as long as a wrong password. */
export const verifyAgainstNobody = (password: string, caller: string): Promise<unknown> => verifyPassword(password, nobody, caller);

/** Proven at start: the library makes the tag the RFC's reference implementation makes for the same input (S2). */
export async function assertPasswordHashing(): Promise<void> {
  const tag = await derive('', 'password', Buffer.from('somesalt'), { memory: 64, passes: 2, parallelism: 1, tagLength: 32 });
  const made = await hashPassword('correct horse battery staple');
  const right = await verifyPassword('correct horse battery staple', made);
  const wrong = await verifyPassword('correct horse battery stapl', made);
  if (tag.length !== 32 || !right.isRight || wrong.isRight) throw new Error('argon2id does not work in this Node');
}
