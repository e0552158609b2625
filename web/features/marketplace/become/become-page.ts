import type { ContactFormRefusal } from '../../../../core/acquisition/contact.ts';
import { becomeEn } from '../../../../texts/marketplace/become.en.ts';
import { becomeId } from '../../../../texts/marketplace/become.id.ts';
import { refusalSentences } from '../refusal-sentences.ts';
import { definePage } from '../page.ts';
import { BecomeScreen } from './become-screen.tsx';
import type { BecomeProps } from './become-form.tsx';

const checked: readonly ContactFormRefusal[] = [
  'acquisition.business_name_required',
  'acquisition.contact_name_required',
  'acquisition.phone_required',
  'acquisition.category_required',
  'acquisition.text_invalid',
  'acquisition.text_too_long',
  'catalogue.phone_invalid',
  'identity.email_invalid',
];

/** Its sentences travel with the page, in one language: no other page needs them. */
export const becomePage = definePage<{ page: 'become' }, BecomeProps>({
  Screen: BecomeScreen,
  module: 'features/marketplace/become/become-screen.tsx',
  load: ({ language }) =>
    Promise.resolve({ texts: language === 'id' ? becomeId : becomeEn, refusals: refusalSentences(checked, language) }),
  head: ({ texts }) => ({ title: texts.title, description: texts.description, canonical: '/become-a-vendor' }),
});
