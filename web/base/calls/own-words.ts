import { splitLanguage } from '../../../core/identity/language.ts';
import { connectionTexts } from '../../../texts/connection.ts';
import { fill } from '../../../texts/typed.ts';

type Fault = 'offline' | 'timeout' | 'fault' | 'chunkFailed';

/** What we say where no answer says it, in the language of the page. */
export const ownWords = (fault: Fault, values?: Readonly<Record<string, string>>): string =>
  fill(connectionTexts[splitLanguage(location.pathname).language][fault], values);
