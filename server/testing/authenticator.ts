// An authenticator in software, for tests: it makes passkeys and signs with them as a phone would.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** What CBOR takes to describe a credential; larger texts and numbers are not needed here. */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, held]) => [cbor(key), cbor(held)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

interface Options {
  readonly challenge: string;
}
/** Where the person is, as their browser says; a page elsewhere says something else. */
interface Place {
  readonly origin: string;
  readonly relyingParty: string;
}

/** A passkey that was made: signs whatever it is asked to. */
export class Authenticator {
  readonly id = randomBytes(24);
  readonly #privateKey: KeyObject;
  readonly #coseKey: Buffer;
  readonly #place: Place;
  /** Raised by each use; some authenticators leave it at 0. */
  uses = 0;
  /** Without it a person only touched it, and nobody knows who. */
  isVerified = true;
  constructor(place: Place) {
    this.#place = place;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#coseKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
  #data(flags: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.uses);
    return Buffer.concat([sha256(this.#place.relyingParty), Buffer.from([flags | 1 | (this.isVerified ? 4 : 0)]), counter, more]);
  }
  #client(type: string, { challenge }: Options, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** What the browser sends when a passkey is added. */
  made(options: Options, origin = this.#place.origin) {
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.#coseKey]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#data(64, attested)],
    ]);
    return {
      id: base64(this.id),
      client_data_json: base64(this.#client('webauthn.create', options, origin)),
      attestation_object: base64(cbor(attestation)),
      transports: ['internal'],
    };
  }

  /** What the browser sends when a passkey is used; `userHandle` is whose it says it is. */
  used(options: Options, userHandle: string, origin = this.#place.origin) {
    const client = this.#client('webauthn.get', options, origin);
    const data = this.#data(0);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#privateKey);
    return {
      id: base64(this.id),
      client_data_json: base64(client),
      authenticator_data: base64(data),
      signature: base64(signature),
      user_handle: userHandle,
    };
  }
}
