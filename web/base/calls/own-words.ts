import { splitLanguage } from '../../../core/identity/language.ts';
import { connectionTexts } from '../../../texts/connection.ts';

/** What we say where no answer says it, in the language of the page. */
export const ownWords = (fault: 'offline' | 'timeout' | 'fault'): string =>
  connectionTexts[splitLanguage(location.pathname).language][fault];
