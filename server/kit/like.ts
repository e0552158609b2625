// LIKE patterns from typed text: its `%`, `_` and `\` are characters, not wildcards.

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Matches what starts with this text. */
export const beginningWith = (text: string): string => `${literal(text)}%`;
/** Matches what has this text anywhere in it. */
export const likeContaining = (text: string): string => `%${literal(text)}%`;
