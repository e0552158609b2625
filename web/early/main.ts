// Is in the head of each page of the marketplace itself, so it runs before there is anything to press: nothing that people do while the
// other scripts are on their way is lost. It imports nothing outside this folder.
import { doEarlyAct, endEarlyActs, keepEarlyAct } from './act.ts';
import { keepFragmentInLinks } from './links.ts';
import { followTypedInput, keepTyped } from './typed-input.ts';

const early = { doEarlyAct, endEarlyActs, followTypedInput };

declare global {
  interface Window {
    early: typeof early;
  }
}

window.early = early;
keepEarlyAct();
keepFragmentInLinks();
keepTyped();
