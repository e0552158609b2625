import type { agreementEn } from '../../../texts/dashboard/agreement.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const agreementTexts = featureTexts<typeof agreementEn>({
  en: () => import('../../../texts/dashboard/agreement.en.ts').then((m) => m.agreementEn),
  id: () => import('../../../texts/dashboard/agreement.id.ts').then((m) => m.agreementId),
});
