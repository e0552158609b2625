import { splitLanguage, withLanguage } from '../../core/identity/gate.ts';
import { refusalText } from '../../texts/refusals.ts';
import { type Language, languages } from '../../texts/typed.ts';
import type { RefusedPage } from '../kit/edge.ts';
import { isCallPath } from './call-paths.ts';
import { escapeHtml } from './policy.ts';
import { quietPage } from './quiet-page.ts';

const words: Readonly<Record<Language, { readonly home: string; readonly number: string }>> = {
  en: { home: 'Go to the home page', number: 'If you write to us, please give this number:' },
  id: { home: 'Ke halaman utama', number: 'Bila Anda menghubungi kami, sebutkan nomor ini:' },
};

/**
 * What someone sees who opened an address in a browser and is refused before there is a page: the sentence, a way on, the number of the
 * request. Needs no file of the web client, for it may be that none can be served. Null for calls, which are answered as JSON.
 */
export function refusalPage(url: string, code: string, requestId: string): RefusedPage | null {
  if (isCallPath(url)) return null;
  const { language } = splitLanguage(url);
  const sentence = escapeHtml(refusalText(code, undefined, language));
  const { home, number } = words[language];
  // The address itself may be what cannot be read: the other language starts at the home page.
  const others = languages
    .filter((one) => one.language !== language)
    .map((one) => `<a href="${withLanguage('/', one.language)}" lang="${one.language}" hreflang="${one.language}">${one.name}</a>`)
    .join('');
  return quietPage(
    language,
    sentence,
    `<h1>${sentence}</h1><a href="${withLanguage('/', language)}">${home}</a>${others}<small>${number} ${escapeHtml(requestId)}</small>`,
  );
}
