import type { OwnProfile } from '../../../contract/profile.ts';
import {
  priceKinds,
  type PriceRole,
  priceRoles,
  priceRules,
  priceUnits,
  type PriceUnit,
  unitsOf,
} from '../../../core/catalogue/price-list.ts';
import { isOneOf } from '../../../core/one-of.ts';
import { priceUnitWords } from '../../../texts/catalogue/units.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Amount, Choice, Line } from '../../ui/checked-fields.tsx';
import rows from './rows.module.css';
import { profileTexts } from './texts.ts';
import type { SectionState } from './use-section.ts';

export type PriceLine = OwnProfile['prices']['items'][number];
export type Prices = { readonly items: PriceLine[] };

/** The unit a line keeps when it becomes something else; a rate without one has to be given one. */
const unitFor = (role: PriceRole, { unit }: PriceLine): Partial<PriceLine> =>
  unitsOf[role].includes(unit) ? {} : { unit: 'none', own_unit: '' };

type PriceFieldsProps = {
  readonly section: SectionState<Prices>;
  readonly item: PriceLine;
  readonly index: number;
  /** What the line is was guessed by us, and the vendor has not said yet that it is right. */
  readonly isGuessed: boolean;
};
/** A line of the price list. What it is decides by which units it can be priced. */
export function PriceFields({ section, item, index, isGuessed }: PriceFieldsProps) {
  const t = useTexts(profileTexts);
  const put = (part: Partial<PriceLine>) =>
    section.change({ items: section.fields.items.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const at = `items.${index}`;
  const isBetween = item.kind === 'between';
  return (
    <div className={rows['priceFields']}>
      <div className={rows['name']}>
        <Line
          editor={section}
          field={`${at}.name`}
          label={t('priceName')}
          maxLength={priceRules.nameLengthMax}
          value={item.name}
          onChange={(name) => put({ name })}
        />
      </div>
      <div className={rows['role']}>
        <Choice
          editor={section}
          field={`${at}.role`}
          label={t('priceRole')}
          hint={t(isGuessed ? 'roleGuessed' : `roleHint.${item.role}`)}
          options={priceRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
          value={item.role}
          onChange={(role) => isOneOf(priceRoles, role) && put({ role, ...unitFor(role, item) })}
        />
      </div>
      <Choice
        editor={section}
        field={`${at}.kind`}
        label={t('priceKind')}
        options={priceKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        value={item.kind}
        onChange={(kind) => isOneOf(priceKinds, kind) && put({ kind })}
      />
      <Amount
        editor={section}
        field={`${at}.low`}
        label={isBetween ? t('priceLowest') : t('priceLow')}
        unit="rupiah"
        value={item.low}
        onChange={(low) => put({ low })}
      />
      {isBetween && (
        <Amount
          editor={section}
          field={`${at}.high`}
          label={t('priceHigh')}
          unit="rupiah"
          value={item.high}
          onChange={(high) => put({ high })}
        />
      )}
      <Unit section={section} item={item} at={at} onChange={put} />
    </div>
  );
}

type UnitProps = {
  readonly section: SectionState<Prices>;
  readonly item: PriceLine;
  readonly at: string;
  readonly onChange: (part: Partial<PriceLine>) => void;
};
/** What the price is for: one of those known, or one of the vendor's own words. */
function Unit({ section, item, at, onChange }: UnitProps) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  // A rate that has none yet says so, until one is chosen.
  const units = unitsOf[item.role].includes(item.unit) ? unitsOf[item.role] : [item.unit, ...unitsOf[item.role]];
  const unitLabel = (unit: PriceUnit) => {
    if (unit === 'none' && item.role === 'rate') return t('unit.choose');
    return unit === 'none' || unit === 'own' ? t(`unit.${unit}`) : priceUnitWords[unit][language];
  };
  return (
    <>
      <Choice
        editor={section}
        field={`${at}.unit`}
        label={t('unit')}
        options={units.map((unit) => ({ value: unit, label: unitLabel(unit) }))}
        value={item.unit}
        onChange={(unit) => isOneOf(priceUnits, unit) && onChange({ unit })}
      />
      {item.unit === 'own' && (
        <Line
          editor={section}
          field={`${at}.own_unit`}
          label={t('ownUnit')}
          maxLength={priceRules.unitLengthMax}
          value={item.own_unit}
          onChange={(own_unit) => onChange({ own_unit })}
        />
      )}
    </>
  );
}
