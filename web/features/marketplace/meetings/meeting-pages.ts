import { vendorBySlug } from '../../../../contract/catalogue.ts';
import { listMeetings, meetingOffer } from '../../../../contract/meetings.ts';
import type { WordsRefusal } from '../../../../core/meetings/booking.ts';
import { coupleMeetingsEn } from '../../../../texts/marketplace/meetings.en.ts';
import { coupleMeetingsId } from '../../../../texts/marketplace/meetings.id.ts';
import { slotsEn } from '../../../../texts/slots.en.ts';
import { slotsId } from '../../../../texts/slots.id.ts';
import { fill, type Language } from '../../../../texts/typed.ts';
import { orAbsent } from '../absent.ts';
import type { Address } from '../addresses.ts';
import { refusalSentences } from '../refusal-sentences.ts';
import { definePage } from '../page.ts';
import { MeetScreen, type MeetProps } from './meet-screen.tsx';
import { MeetingsScreen, type MeetingsProps } from './meetings-screen.tsx';

/** The sentences travel with each page, in one language: no other page needs them. */
const textsIn = (language: Language) => (language === 'id' ? coupleMeetingsId : coupleMeetingsEn);
const slotTextsIn = (language: Language) => (language === 'id' ? slotsId : slotsEn);

const checkedOnPage: readonly WordsRefusal[] = ['meetings.required', 'meetings.text_too_long', 'meetings.text_invalid'];

export const meetPage = definePage<Extract<Address, { page: 'meet' }>, MeetProps, null>({
  Screen: MeetScreen,
  module: 'features/marketplace/meetings/meet-screen.tsx',
  async load({ call, language }, { slug }) {
    const found = await orAbsent(call(vendorBySlug, { params: { slug } }));
    if (found === null) return null;
    const { vendor } = found.data;
    const offer = await orAbsent(call(meetingOffer, { params: { id: vendor.id } }));
    if (offer === null) return null;
    return {
      vendor,
      offer: offer.data,
      texts: textsIn(language),
      slotTexts: slotTextsIn(language),
      refusals: refusalSentences(checkedOnPage, language),
    };
  },
  head: ({ vendor, texts }, { t, language }) => ({
    title: fill(texts['meet.title'], { name: vendor.name }),
    description: t('site.tagline'),
    canonical: `/meet/${vendor.slug}`,
    card: { kicker: `${vendor.category.name[language]} · ${vendor.city.name}`, photo: vendor.picture?.src, category: vendor.category.slug },
  }),
});

export const meetingsPage = definePage<Extract<Address, { page: 'meetings' }>, MeetingsProps>({
  Screen: MeetingsScreen,
  module: 'features/marketplace/meetings/meetings-screen.tsx',
  async load({ call, language }, { at }) {
    const [coming, past] = await Promise.all([
      call(listMeetings, { query: { show: 'coming', limit: 50 } }),
      call(listMeetings, { query: { show: 'past', page: at, limit: 10 } }),
    ]);
    return { coming: coming.data, past: past.data, meta: past.meta, texts: textsIn(language), slotTexts: slotTextsIn(language) };
  },
  head: ({ texts }, { t }) => ({ title: texts['list.title'], description: t('site.tagline'), canonical: null }),
});
