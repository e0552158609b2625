import type { clientsEn } from '../../../texts/dashboard/clients.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const clientsTexts = featureTexts<typeof clientsEn>({
  en: () => import('../../../texts/dashboard/clients.en.ts').then((m) => m.clientsEn),
  id: () => import('../../../texts/dashboard/clients.id.ts').then((m) => m.clientsId),
});
