import type { Plan } from '../../../contract/membership.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { membershipTexts } from './texts.ts';

type Permit = { readonly words: string; readonly isGiven: boolean };

/** What a plan permits, a sentence each. */
export function usePermits(plan: Plan): readonly Permit[] {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  const { city_max: cities, store_product_max: products } = plan;
  const fee = `${format.decimal(plan.client_fee_basis_points / 100)}%`;
  return [
    { words: t(plan.contact_cost === 0 ? 'permit.contacts' : 'permit.contactsCost'), isGiven: true },
    {
      words: cities === null ? t('permit.citiesAll') : t('permit.cities', { count: cities, n: format.count(cities) }),
      isGiven: true,
    },
    {
      words: products === null ? t('permit.productsAll') : t('permit.products', { count: products, n: format.count(products) }),
      isGiven: true,
    },
    { words: t(plan.has_online_meeting ? 'permit.meetings' : 'permit.noMeetings'), isGiven: plan.has_online_meeting },
    { words: t(plan.csv_export === 'all' ? 'permit.export' : 'permit.exportOwn'), isGiven: true },
    { words: t('permit.fee', { rate: fee }), isGiven: true },
  ];
}
