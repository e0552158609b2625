/** Whether a text is one of those known. */
export const isOneOf = <T extends string>(known: readonly T[], text: string): text is T => known.some((one) => one === text);
