import { describe, expect, it } from 'vitest';
import { adReturnOf, chainOf, chainsBySource, type Deal, shareOf, sourceOf } from './chain.ts';

const nothing: Deal = { quotedIdr: 0, bookedIdr: 0, paidIdr: 0 };
const quoted = (quotedIdr: number): Deal => ({ ...nothing, quotedIdr });
const booked = (bookedIdr: number, paidIdr = 0): Deal => ({ quotedIdr: bookedIdr, bookedIdr, paidIdr });

describe('where a client came from', () => {
  it.each([
    ['by the ad, when a click of it or its browser was known at its first contact', { cameByAd: true }, 'ad'],
    ['elsewhere, when no click was known', { cameByAd: false }, 'elsewhere'],
    ['nobody knows, when its first contact was not recorded', null, 'unknown'],
  ] as const)('%s', (_, first, source) => expect(sourceOf(first)).toBe(source));
});

describe('the chain', () => {
  it('counts each couple at every stage it got to, with its money', () => {
    expect(chainOf([nothing, quoted(5_000_000), booked(8_000_000), booked(10_000_000, 3_000_000)])).toEqual({
      contacts: 4,
      quoted: { clients: 3, amountIdr: 23_000_000 },
      booked: { clients: 2, amountIdr: 18_000_000 },
      paid: { clients: 1, amountIdr: 3_000_000 },
    });
  });

  it('is empty for nobody', () => {
    expect(chainOf([])).toEqual({
      contacts: 0,
      quoted: { clients: 0, amountIdr: 0 },
      booked: { clients: 0, amountIdr: 0 },
      paid: { clients: 0, amountIdr: 0 },
    });
  });

  it('of each source adds up to that of all', () => {
    const at = 0;
    const clients = [
      { source: 'ad', at, ...booked(7, 2) },
      { source: 'elsewhere', at, ...quoted(5) },
      { source: 'unknown', at, ...booked(11, 11) },
      { source: 'ad', at, ...nothing },
    ] as const;
    const of = chainsBySource(clients);
    expect([of.ad.contacts, of.elsewhere.contacts, of.unknown.contacts]).toEqual([2, 1, 1]);
    const whole = chainOf(clients);
    for (const stage of ['quoted', 'booked', 'paid'] as const)
      expect(of.ad[stage].amountIdr + of.elsewhere[stage].amountIdr + of.unknown[stage].amountIdr).toBe(whole[stage].amountIdr);
  });
});

describe('what the ad brought for its money', () => {
  it.each([
    ['whole Rupiah for each contact and booked client', 100_000, [nothing, nothing, booked(1_000_000, 300_000)], [33_333, 100_000, 10, 3]],
    ['one decimal below ten times, none above', 300_000, [booked(10_000_000, 1_000_000)], [300_000, 300_000, 33, 3.3]],
    ['the nearest Rupiah and time', 200_000, [nothing, nothing, booked(2_080_000, 472_000)], [66_667, 200_000, 10, 2.4]],
    ['all that were booked', 300_000, [booked(5_000_000), booked(5_080_000)], [150_000, 150_000, 34, 0]],
    ['all from ten times on', 400_001, [booked(1), booked(1), booked(4_000_010)], [133_334, 133_334, 10, 0]],
    ['no cost of a booked client before there is one', 100_000, [nothing], [100_000, null, 0, 0]],
    ['no cost of a contact before there is one', 100_000, [], [null, null, 0, 0]],
    ['no return on nothing: free clicks brought a client', 0, [booked(5_000_000)], [0, 0, null, null]],
  ])('%s', (_, spent, deals, [contact, client, times, paid]) => {
    expect(adReturnOf(spent, chainOf(deals))).toEqual({
      costPerContactIdr: contact,
      costPerBookedIdr: client,
      bookedTimes: times,
      paidTimes: paid,
    });
  });

  it('a share of nobody is none', () => {
    expect([shareOf(1, 4), shareOf(0, 4), shareOf(0, 0)]).toEqual([0.25, 0, null]);
  });
});
