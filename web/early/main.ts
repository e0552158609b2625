// Is in the head of each page of the marketplace itself, so it runs before there is anything to press: nothing that people do while the
// other scripts are on their way is lost. It imports nothing outside this folder.
import { doEarlyActs, keepEarlyActs } from './act.ts';
import { watchAds } from './ads.ts';
import { keepFragmentInLinks } from './links.ts';
import { followTypedInput, keepTyped } from './typed-input.ts';
import { firstTouch, startVisitAfterPictures } from './wake.ts';

const early = { doEarlyActs, followTypedInput, seenAds: watchAds(), touched: firstTouch() };

declare global {
  interface Window {
    early: typeof early;
  }
}

window.early = early;
keepEarlyActs();
keepFragmentInLinks();
keepTyped();
startVisitAfterPictures();
