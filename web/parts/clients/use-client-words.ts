import type { StatisticUser } from '../../../contract/contacts.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { clientsTexts } from './texts.ts';

/** What is said about a client, wherever it stands. */
export function useClientWords() {
  const t = useTexts(clientsTexts);
  const format = useFormat();
  return {
    /** A day, or the month while only that is known. */
    weddingDay: (day: string | null): string => (day === null ? t('dayOpen') : day.length === 7 ? format.month(day) : format.date(day)),
    lastAct: ({ lastAction, lastActionAt }: StatisticUser): string =>
      lastAction === null ? t('active', { when: format.date(lastActionAt) }) : t(`act.${lastAction}`),
    budget: (band: StatisticUser['budgetBand']): string | null => (band === null ? null : t(`budget.${band}`)),
  };
}
