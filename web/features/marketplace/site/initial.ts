/** The letter that stands for a name. */
export const profileInitial = (name: string): string => Array.from(name.trim())[0]?.toLocaleUpperCase('id') ?? '·';
