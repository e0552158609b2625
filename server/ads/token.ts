// Signed tokens that prove which ad was shown, to whom and at what price. Nothing is stored until the ad is seen or clicked.
import { createHash, timingSafeEqual } from 'node:crypto';
import { byteOfPlacement, type Placement, placementOfByte } from '../../core/ads/placements.ts';
import type { Idr } from '../../core/money.ts';
import { createMac, type Mac } from '../kit/mac.ts';
import { uuidText, writeUuid7 } from './uuid7.ts';

type TokenPurpose = 'impression' | 'click';

/** An ad as it was handed out. */
export interface ShownAd {
  readonly vendorId: number;
  readonly adVersion: number;
  readonly cpcIdr: Idr;
  readonly placement: Placement;
  readonly categoryId: number | null;
  /** Key of the browser it was handed to; null when that browser had none yet. */
  readonly deviceKey: bigint | null;
}
export interface AdToken extends ShownAd {
  /** Both tokens of one hand-out share it. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
}
type ReadToken =
  | { readonly kind: 'genuine'; readonly token: AdToken }
  /** Not one of ours, or ours in shape with a wrong signature. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'tampered' };

export interface AdTokens {
  issue(ad: ShownAd, at: number): { readonly impression: string; readonly click: string };
  read(text: string, purpose: TokenPurpose): ReadToken;
}

const purposeBytes = { impression: 0x11, click: 0x12 } as const;
// purpose 1 · key 1 · id 16 (a UUID of version 7: it holds the time of issue) · vendor 6 · version 4 · cost per click 4 · placement 1 · category 2 · device 8
const at = { key: 1, id: 2, vendor: 18, version: 24, cpc: 28, placement: 32, category: 33, device: 35 } as const;
const BODY_BYTES = 43;
const TAG_BYTES = 16;
const TOKEN_BYTES = BODY_BYTES + TAG_BYTES;
const tokenShape = new RegExp(`^[\\w-]{${Math.ceil((TOKEN_BYTES * 4) / 3)}}$`);

/**
 * Signs with the first of the secrets and believes all of them, so that one can be replaced while tokens of the other are about.
 * One HMAC-SHA256 signs both tokens of an ad: its first half is the tag of the impression, its second half that of the click.
 * Neither tells anything about the other, so no token serves the other purpose, and choosing ads costs half as much.
 */
export function createTokens(secrets: readonly [Buffer, ...Buffer[]]): AdTokens {
  const keyed = (secret: Buffer) => ({
    mac: createMac(secret),
    id: createHash('sha256').update('key id').update(secret).digest()[0] ?? 0,
  });
  const keys = secrets.map(keyed);
  const signing = keyed(secrets[0]);
  // The one buffer all tokens are written in: each is text before the next begins, and memory outside the heap is slow to come and go.
  const bytes = Buffer.alloc(TOKEN_BYTES);
  const tagsOf = (body: Buffer, mac: Mac): Buffer => mac(body.subarray(at.key, BODY_BYTES));
  const tagOf = (tags: Buffer, purpose: TokenPurpose): Buffer =>
    purpose === 'impression' ? tags.subarray(0, TAG_BYTES) : tags.subarray(TAG_BYTES);

  return {
    issue(ad, issuedAt) {
      bytes[at.key] = signing.id;
      writeUuid7(bytes, at.id, issuedAt);
      bytes.writeUIntBE(ad.vendorId, at.vendor, 6);
      bytes.writeUInt32BE(ad.adVersion, at.version);
      bytes.writeUInt32BE(ad.cpcIdr, at.cpc);
      bytes[at.placement] = byteOfPlacement(ad.placement);
      bytes.writeUInt16BE(ad.categoryId ?? 0, at.category);
      bytes.writeBigInt64BE(ad.deviceKey ?? 0n, at.device);
      const tags = tagsOf(bytes, signing.mac);
      const finish = (purpose: TokenPurpose): string => {
        bytes[0] = purposeBytes[purpose];
        tagOf(tags, purpose).copy(bytes, BODY_BYTES);
        return bytes.toString('base64url');
      };
      return { impression: finish('impression'), click: finish('click') };
    },
    read(text, purpose) {
      // By its shape it is exactly so many bytes; they take the place of the token before.
      if (!tokenShape.test(text)) return { kind: 'unknown' };
      const length = bytes.write(text, 'base64url');
      const key = keys.find(({ id }) => id === bytes[at.key]);
      if (length !== TOKEN_BYTES || bytes[0] !== purposeBytes[purpose] || key === undefined) return { kind: 'unknown' };
      if (!timingSafeEqual(tagOf(tagsOf(bytes, key.mac), purpose), bytes.subarray(BODY_BYTES))) return { kind: 'tampered' };
      const token = tokenOf(bytes);
      return token === null ? { kind: 'unknown' } : { kind: 'genuine', token };
    },
  };
}

function tokenOf(bytes: Buffer): AdToken | null {
  const placement = placementOfByte(bytes[at.placement]);
  if (placement === undefined) return null;
  return {
    id: uuidText(bytes, at.id),
    issuedAt: bytes.readUIntBE(at.id, 6),
    vendorId: bytes.readUIntBE(at.vendor, 6),
    adVersion: bytes.readUInt32BE(at.version),
    cpcIdr: bytes.readUInt32BE(at.cpc),
    placement,
    categoryId: bytes.readUInt16BE(at.category) || null,
    deviceKey: bytes.readBigInt64BE(at.device) || null,
  };
}
