import { bankByBic, banks } from '../../../core/bank-accounts/banks.ts';

/** The choice that stands for a bank abroad. */
export const abroad = 'abroad';

const oftenChosen = ['CENAIDJA', 'BRINIDJA', 'BMRIIDJA', 'BNINIDJA', 'BSMDIDJA', 'BNIAIDJA', 'BBBAIDJA', 'BDINIDJA', 'JAGBIDJA'];

const optionOf = ({ bic, name }: { readonly bic: string; readonly name: string }) => ({ value: bic, label: name });

type GroupNames = { readonly often: string; readonly all: string; readonly elsewhere: string; readonly abroad: string };

/** Every bank once, those most people have in front, abroad at the end. */
export const bankGroups = (names: GroupNames) => [
  { group: names.often, items: oftenChosen.flatMap((bic) => bankByBic(bic) ?? []).map(optionOf) },
  { group: names.all, items: banks.filter(({ bic }) => !oftenChosen.includes(bic)).map(optionOf) },
  { group: names.elsewhere, items: [{ value: abroad, label: names.abroad }] },
];
