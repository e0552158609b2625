import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLinks, handleOf, handleText, linkOf, type Links, type Network, networks } from './links.ts';

const none: Links = { website: '', instagram: '', tiktok: '', facebook: '', youtube: '' };
const websiteOf = (website: string) => checkLinks({ ...none, website });

describe('a website', () => {
  it.each([
    ['melati.co.id', 'https://melati.co.id'],
    ['https://melati.co.id/foto?a=1', 'https://melati.co.id/foto?a=1'],
    ['  https://melati.co.id ', 'https://melati.co.id'],
    ['melati.co.id:8443/a', 'https://melati.co.id:8443/a'],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => expect(websiteOf(typed)).toEqual({ ok: true, value: { ...none, website: kept } }));
  it.each([
    'http://melati.co.id',
    'ftp://a.b',
    'https://',
    'melati',
    'https://a.b"onclick',
    'https://user@a.b',
    'data:text/html,x',
    'javascript:alert(1)',
  ])('%j is refused', (typed) =>
    expect(websiteOf(typed)).toMatchObject({ ok: false, refusals: [{ code: 'catalogue.website_invalid', field: 'website' }] }),
  );
});

describe('a name on a network', () => {
  it.each<[Network, string, string]>([
    ['instagram', '@rumah.kirana', 'rumah.kirana'],
    ['instagram', 'rumah.kirana', 'rumah.kirana'],
    ['instagram', 'https://www.instagram.com/rumah.kirana/?hl=id', 'rumah.kirana'],
    ['instagram', 'instagram.com/rumah.kirana', 'rumah.kirana'],
    ['tiktok', 'https://www.tiktok.com/@rumahkirana?lang=id', 'rumahkirana'],
    ['facebook', 'https://m.facebook.com/RumahKirana/', 'RumahKirana'],
    ['facebook', 'https://www.facebook.com/profile.php?id=100012345678', 'profile.php?id=100012345678'],
    ['facebook', 'fb.com/rumah.kirana', 'rumah.kirana'],
    ['youtube', 'https://youtube.com/@RumahKirana', '@RumahKirana'],
    ['youtube', 'RumahKirana', '@RumahKirana'],
    ['youtube', 'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv/videos', 'channel/UCabcdefghijklmnopqrstuv'],
  ])('%s: %j is kept as %j', (network, typed, kept) => expect(handleOf(network, typed)).toBe(kept));
  it.each<[Network, string]>([
    ['instagram', 'https://www.tiktok.com/@rumahkirana'],
    ['instagram', 'https://www.instagram.com/p/Cabc123/'],
    ['instagram', 'https://instagram.com.evil.example/rumah'],
    ['instagram', 'rumah kirana'],
    ['tiktok', 'javascript:alert(1)'],
    ['facebook', 'https://www.facebook.com/groups/123456'],
    ['youtube', 'https://www.youtube.com/watch?v=abc'],
    ['youtube', 'https://evil.example/@RumahKirana'],
  ])('%s: %j names no profile there', (network, typed) => {
    expect(handleOf(network, typed)).toBeNull();
    expect(checkLinks({ ...none, [network]: typed })).toMatchObject({ refusals: [{ code: 'catalogue.handle_invalid', field: network }] });
  });
  it('whatever is typed: what is kept leads to that network alone, is kept again as it is, and can be read', () => {
    const typed = fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^@?[\w.]{1,30}$/));
    fc.assert(
      fc.property(fc.constantFrom(...networks), typed, (network, text) => {
        const kept = handleOf(network, text);
        if (kept === null || kept === '') return;
        expect(new URL(linkOf(network, kept)).host).toBe(`www.${network}.com`);
        expect(new URL(linkOf(network, kept)).protocol).toBe('https:');
        expect(handleOf(network, kept)).toBe(kept);
        expect(handleOf(network, linkOf(network, kept))).toBe(kept);
        expect(handleText(network, kept)).not.toBe('');
      }),
    );
  });
});

it('a website or a profile may have 200 characters, `https://` included', () => {
  const site = (length: number) => `melati.co.id/${'x'.repeat(length - 'https://melati.co.id/'.length)}`;
  expect([websiteOf(site(200)).ok, websiteOf(site(201)).ok]).toEqual([true, false]);
  const profile = (length: number) => 'instagram.com/rumah.kirana?'.padEnd(length, 'x');
  expect([handleOf('instagram', profile(200)), handleOf('instagram', profile(201))]).toEqual(['rumah.kirana', null]);
});

it.each<[Network, string, string]>([
  ['instagram', 'rumah.kirana', '@rumah.kirana'],
  ['tiktok', 'rumahkirana', '@rumahkirana'],
  ['facebook', 'rumah.kirana', 'rumah.kirana'],
  ['facebook', 'profile.php?id=100012345678', 'Facebook'],
  ['youtube', '@RumahKirana', '@RumahKirana'],
  ['youtube', 'c/RumahKirana', 'RumahKirana'],
  ['youtube', 'channel/UCabcdefghijklmnopqrstuv', 'YouTube'],
])('%s: %j reads %j', (network, handle, text) => expect(handleText(network, handle)).toBe(text));
