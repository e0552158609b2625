// What runs before a page of the marketplace is painted: nothing that people do with it while the other scripts are on their way is lost.
import { keepEarlyAct } from './act.ts';
import { keepFragmentInLinks } from './links.ts';
import { keepTypedInputInLanguageLinks } from './typed-input.ts';

export { doEarlyAct, endEarlyActs } from './act.ts';
export { followTypedInput } from './typed-input.ts';

keepEarlyAct();
keepFragmentInLinks();
keepTypedInputInLanguageLinks();
