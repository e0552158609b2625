import type { adClicksEn } from '../../../texts/dashboard/ad-clicks.en.ts';
import type { adSettingsEn } from '../../../texts/dashboard/ad-settings.en.ts';
import type { adStatisticsEn } from '../../../texts/dashboard/ad-statistics.en.ts';
import type { adsAboutEn } from '../../../texts/dashboard/ads-about.en.ts';
import type { adsEn } from '../../../texts/dashboard/ads.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const adsTexts = featureTexts<typeof adsEn>({
  en: () => import('../../../texts/dashboard/ads.en.ts').then((m) => m.adsEn),
  id: () => import('../../../texts/dashboard/ads.id.ts').then((m) => m.adsId),
});
export const adSettingsTexts = featureTexts<typeof adSettingsEn>({
  en: () => import('../../../texts/dashboard/ad-settings.en.ts').then((m) => m.adSettingsEn),
  id: () => import('../../../texts/dashboard/ad-settings.id.ts').then((m) => m.adSettingsId),
});
export const adsAboutTexts = featureTexts<typeof adsAboutEn>({
  en: () => import('../../../texts/dashboard/ads-about.en.ts').then((m) => m.adsAboutEn),
  id: () => import('../../../texts/dashboard/ads-about.id.ts').then((m) => m.adsAboutId),
});
export const adStatisticsTexts = featureTexts<typeof adStatisticsEn>({
  en: () => import('../../../texts/dashboard/ad-statistics.en.ts').then((m) => m.adStatisticsEn),
  id: () => import('../../../texts/dashboard/ad-statistics.id.ts').then((m) => m.adStatisticsId),
});
export const adClicksTexts = featureTexts<typeof adClicksEn>({
  en: () => import('../../../texts/dashboard/ad-clicks.en.ts').then((m) => m.adClicksEn),
  id: () => import('../../../texts/dashboard/ad-clicks.id.ts').then((m) => m.adClicksId),
});
