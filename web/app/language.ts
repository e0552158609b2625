import { withLanguage } from '../../core/identity/gate.ts';
import { clientState, notify, storeLanguage } from '../base/client-state.ts';
import { loadTextsInUse } from '../base/texts.ts';
import { connectionTexts } from '../../texts/connection.ts';
import type { Language } from '../../texts/typed.ts';

/** The address of the page as it is now, in a language. */
export const addressIn = (language: Language): string => `${withLanguage(location.pathname, language)}${location.search}${location.hash}`;

/** Puts the page into another language where it stands: path, query and what was typed stay. `commit` writes the new address. */
export async function switchLanguage(language: Language, commit: (address: string) => void): Promise<void> {
  if (clientState.get().localization.activeLang === language) return;
  try {
    await loadTextsInUse(language);
  } catch {
    notify('error', connectionTexts[clientState.get().localization.activeLang].offline);
    return;
  }
  storeLanguage(language);
  document.documentElement.lang = language;
  commit(addressIn(language));
}
