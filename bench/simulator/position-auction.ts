// Position auctions from the literature, to compare the simulator's revenue with published numbers.

/** What the winners pay in all. `bids` are for a click; `slots` are the clicks each position brings, best first. */
export type Pricing = (bids: readonly number[], slots: readonly number[]) => number;

const ranked = (bids: readonly number[]): readonly number[] => bids.toSorted((one, other) => other - one);
const sumOver = (slots: readonly number[], of: (slot: number, position: number) => number): number =>
  slots.reduce((sum, slot, position) => sum + of(slot, position), 0);

/** Ours: anyone who is clicked pays what was set for a click. */
export const ownBid: Pricing = (bids, slots) => sumOver(slots, (clicks, position) => clicks * (ranked(bids)[position] ?? 0));

/** Generalised second price: each pays the next bid. */
export const nextBid: Pricing = (bids, slots) => sumOver(slots, (clicks, position) => clicks * (ranked(bids)[position + 1] ?? 0));

/** Vickrey, Clarke and Groves: each pays what the others lose by it. */
export const vcg: Pricing = (bids, slots) => {
  const order = ranked(bids);
  return sumOver(slots, (_, position) => {
    let lost = 0;
    for (let below = position; below < slots.length; below += 1)
      lost += ((slots[below] ?? 0) - (slots[below + 1] ?? 0)) * (order[below + 1] ?? 0);
    return lost;
  });
};
