import type { Language } from '../typed.ts';
import { messagesIn } from './by-language.ts';
import { pushEn } from './push.en.ts';
import { pushId } from './push.id.ts';

/** The sentences of push messages. */
export const pushWords = (language: Language) => messagesIn(language, pushEn, pushId);
