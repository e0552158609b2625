import type { Language } from './typed.ts';

const deleted = { en: 'Deleted account', id: 'Akun dihapus' } as const;

/** A name as it is shown to its reader; null is that of an account that was deleted. (decision 0062) */
export const nameFor = (name: string | null, language: Language): string => name ?? deleted[language];
