import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placements } from '../../core/ads/placements.ts';
import { createTokens, type ShownAd } from './token.ts';

const at = Date.parse('2026-11-20T03:00:00Z');
const secret = randomBytes(32);
const tokens = createTokens([secret]);
const shown: ShownAd = { vendorId: 7, adVersion: 3, cpcIdr: 1_500, placement: 'listing', categoryId: null, deviceKey: null };
const anyAd = fc.record<ShownAd>({
  vendorId: fc.integer({ min: 1, max: 2 ** 47 }),
  adVersion: fc.integer({ min: 1, max: 2 ** 31 }),
  cpcIdr: fc.integer({ min: 1, max: 50_000 }),
  placement: fc.constantFrom(...placements),
  categoryId: fc.option(fc.integer({ min: 1, max: 65_535 })),
  deviceKey: fc.option(fc.bigInt({ min: 1n, max: 2n ** 63n - 1n })),
});

describe('a token', () => {
  it('says what was shown, to whom and when, whatever it was', () => {
    fc.assert(
      fc.property(anyAd, fc.integer({ min: 0, max: 2 ** 47 }), (ad, instant) => {
        const { impression, click } = tokens.issue(ad, instant);
        const [one, other] = [tokens.read(impression, 'impression'), tokens.read(click, 'click')];
        expect(one).toMatchObject({ kind: 'genuine', token: { ...ad, issuedAt: instant } });
        expect(other).toEqual(one);
      }),
    );
  });

  it('fits its address: under a hundred characters that need no escaping', () => {
    expect(tokens.issue(shown, at).click).toMatch(/^[\w-]{79}$/);
  });

  // Made once with a secret of 32 bytes 0x07, and never again: what is in somebody's browser must say the same to every later version.
  it.each([
    [
      'discovery',
      'EY8Bofblh4Bx44c1ddemghQyAAAAAAAHAAAAAwAABdwAAAUAAAAAAAAACbmsN6sph57npgXHe-suwaA',
      'Eo8Bofblh4Bx44c1ddemghQyAAAAAAAHAAAAAwAABdwAAAUAAAAAAAAACbAPCUt-oaJb9mhHQjawsVw',
    ],
    [
      'listing',
      'EY8Bofblh4B1j5Em2NQrPCGMAAAAAAAHAAAAAwAABdwBAAUAAAAAAAAACULM4YhzoPK0J1yenFcY3J4',
      'Eo8Bofblh4B1j5Em2NQrPCGMAAAAAAAHAAAAAwAABdwBAAUAAAAAAAAACS4QQ0sC3aPjxUsxHW8I9Aw',
    ],
    [
      'category',
      'EY8Bofblh4B9yb2RPgnyZtRhAAAAAAAHAAAAAwAABdwCAAUAAAAAAAAACWfDSjB-haTdtENdQS20OvU',
      'Eo8Bofblh4B9yb2RPgnyZtRhAAAAAAAHAAAAAwAABdwCAAUAAAAAAAAACYhu-tYa-S86EJKxHpEEhjo',
    ],
  ] as const)('made by an earlier version still names %s', (placement, impression, click) => {
    const ofThen = createTokens([Buffer.alloc(32, 7)]);
    for (const read of [ofThen.read(impression, 'impression'), ofThen.read(click, 'click')])
      expect(read).toMatchObject({ kind: 'genuine', token: { ...shown, issuedAt: at, categoryId: 5, deviceKey: 9n, placement } });
  });

  it('is another each time', () => {
    const made = Array.from({ length: 5_000 }, () => tokens.issue(shown, at).click);
    expect(new Set(made).size).toBe(made.length);
  });

  it('serves the purpose it was made for and no other', () => {
    const { impression, click } = tokens.issue(shown, at);
    expect(tokens.read(impression, 'click').kind).toBe('unknown');
    expect(tokens.read(click, 'impression').kind).toBe('unknown');
  });

  it('is believed only with each of its bits in place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 58 }), fc.integer({ min: 0, max: 7 }), (position, bit) => {
        const bytes = Buffer.from(tokens.issue(shown, at).click, 'base64url');
        bytes[position] = (bytes[position] ?? 0) ^ (1 << bit);
        expect(tokens.read(bytes.toString('base64url'), 'click').kind).not.toBe('genuine');
      }),
    );
  });

  it('of another secret is none, and of a secret that is being replaced is one', () => {
    const next = createTokens([randomBytes(32), secret]);
    expect(next.read(tokens.issue(shown, at).click, 'click').kind).toBe('genuine');
    expect(tokens.read(next.issue(shown, at).click, 'click').kind).not.toBe('genuine');
  });

  it.each(['', 'x', '../../etc/passwd', 'a'.repeat(79), 'ä'.repeat(79), ' '.repeat(79), `${'A'.repeat(78)}=`])('is not %j', (text) => {
    expect(tokens.read(text, 'click').kind).not.toBe('genuine');
  });
});
