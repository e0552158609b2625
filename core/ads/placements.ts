/** Where ads show, in the order in which they are listed. (spec 5, Ad statistics; product 4) */
export const placements = ['discovery', 'listing', 'category'] as const;
export type Placement = (typeof placements)[number];

/**
 * Each placement as the byte that stands for it in an ad token. Tokens outlive the version that made them, so a byte keeps its placement:
 * a new placement takes a new byte, and the byte of one that goes is not used again.
 */
const bytes: Readonly<Record<Placement, number>> = { discovery: 0, listing: 1, category: 2 };

/** The byte that stands for a placement in an ad token. */
export const byteOfPlacement = (placement: Placement): number => bytes[placement];

/** The placement of a byte; undefined when it is of none. */
export const placementOfByte = (byte: number | undefined): Placement | undefined =>
  placements.find((placement) => bytes[placement] === byte);
