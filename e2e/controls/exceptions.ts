/**
 * Controls that the walk over all screens sees and no journey uses, each with the reason. A run names those that a journey has used meanwhile: they are taken
 * out by hand.
 */
export const exceptions: Readonly<Record<string, string>> = {};
