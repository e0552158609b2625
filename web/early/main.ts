// Runs before a page of the marketplace is painted, so that nothing people do before the other scripts have loaded is lost.
import { keepEarlyAct } from './act.ts';
import { keepFragmentInLinks } from './links.ts';
import { keepTypedInputInLanguageLinks } from './typed-input.ts';

export { doEarlyAct, endEarlyActs } from './act.ts';
export { followTypedInput } from './typed-input.ts';

keepEarlyAct();
keepFragmentInLinks();
keepTypedInputInLanguageLinks();
