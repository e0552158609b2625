import { type Bank, bankLabel, offeredBanks } from '../../../core/bank-accounts/banks.ts';

/** The choice that stands for a bank abroad. */
export const abroad = 'abroad';

const optionOf = (bank: Bank) => ({ value: bank.bic, label: bankLabel(bank) });

type GroupNames = { readonly often: string; readonly all: string; readonly elsewhere: string; readonly abroad: string };

/** Every bank once, those most people have in front, abroad at the end. */
export const bankGroups = (names: GroupNames) => {
  const { often, others } = offeredBanks();
  return [
    { group: names.often, items: often.map(optionOf) },
    { group: names.all, items: others.map(optionOf) },
    { group: names.elsewhere, items: [{ value: abroad, label: names.abroad }] },
  ];
};
