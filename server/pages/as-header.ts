/** An address as a header carries it: what is no plain character is percent-encoded; what already is stays. */
export const asHeader = (address: string): string => address.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
