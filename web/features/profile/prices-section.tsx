import { isOneOf } from '../../../core/one-of.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type OwnProfile, savePrices } from '../../../contract/profile.ts';
import { checkPriceList, priceKinds, priceRules, priceUnits, type PriceUnit } from '../../../core/catalogue/price-list.ts';
import { priceUnitWords } from '../../../texts/catalogue/questions.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import type { SectionProps } from './about-section.tsx';
import { Amount, Choice, Line } from '../../ui/checked-fields.tsx';
import classes from './profile.module.css';
import rows from './rows.module.css';
import { SectionCard } from './section-card.tsx';
import { profileTexts } from './texts.ts';
import { type SectionState, useSection } from './use-section.ts';

type Item = OwnProfile['prices']['items'][number];
type Prices = { readonly items: Item[] };
const blank: Item = { name: '', kind: 'from', low: null, high: null, unit: 'event', own_unit: '' };

/** What the vendor's work costs, line by line, in the order couples read it. */
export function PricesSection({ profile, unsaved }: SectionProps) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const [moved, setMoved] = useState('');
  const section = useSection<Prices>({
    section: 'prices',
    profile,
    unsaved,
    saved: { items: profile.prices.items },
    check: ({ items }) => checkPriceList(items.map(({ own_unit: ownUnit, ...same }) => ({ ...same, ownUnit }))),
    send: (revision, fields) => call(savePrices, { body: { revision, ...fields } }),
  });
  const { items } = section.fields;
  const move = (index: number, by: 1 | -1) => {
    const item = items[index];
    if (item === undefined) return;
    section.change({ items: items.toSpliced(index, 1).toSpliced(index + by, 0, item) });
    setMoved(t('priceMoved', { name: item.name === '' ? t('priceName') : item.name, n: index + by + 1 }));
  };
  const whole = section.messageOf('items');
  return (
    <SectionCard
      state={section}
      title={t('section.prices')}
      lead={t('pricesLead')}
      aside={
        items.length > 0 && (
          <span className={classes['count']}>
            {t('priceCount', { n: format.count(items.length), maximum: format.count(priceRules.itemsMax) })}
          </span>
        )
      }
    >
      {items.length === 0 && <p className={classes['empty']}>{t('pricesEmpty')}</p>}
      <ol className={rows['rows']} hidden={items.length === 0}>
        {items.map((item, index) => (
          // A line has no name of its own while it is written; removing one moves those below it up.
          <li key={String(index)} className={rows['price']}>
            <PriceFields section={section} item={item} index={index} />
            <Tools
              index={index}
              isLast={index === items.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => section.change({ items: items.filter((_, at) => at !== index) })}
            />
          </li>
        ))}
      </ol>
      <output className="for-screen-readers">{moved}</output>
      {whole !== undefined && <p className={rows['problem']}>{whole}</p>}
      <AddPrice count={items.length} onAdd={() => section.change({ items: [...items, blank] })} />
    </SectionCard>
  );
}

function AddPrice({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  const t = useTexts(profileTexts);
  return (
    <div>
      <Button
        variant="default"
        disabled={count >= priceRules.itemsMax}
        leftSection={<IconPlus aria-hidden size={18} stroke={1.75} />}
        onClick={onAdd}
      >
        {t('addPrice')}
      </Button>
    </div>
  );
}

type PriceFieldsProps = { readonly section: SectionState<Prices>; readonly item: Item; readonly index: number };
function PriceFields({ section, item, index }: PriceFieldsProps) {
  const t = useTexts(profileTexts);
  const put = (part: Partial<Item>) =>
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
  readonly item: Item;
  readonly at: string;
  readonly onChange: (part: Partial<Item>) => void;
};
/** What the price is for: one of those known, or one of the vendor's own words. */
function Unit({ section, item, at, onChange }: UnitProps) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  const unitLabel = (unit: PriceUnit) => (unit === 'none' || unit === 'own' ? t(`unit.${unit}`) : priceUnitWords[unit][language]);
  return (
    <>
      <Choice
        editor={section}
        field={`${at}.unit`}
        label={t('unit')}
        options={priceUnits.map((unit) => ({ value: unit, label: unitLabel(unit) }))}
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

type ToolsProps = {
  readonly index: number;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};
function Tools({ index, isLast, onMove, onRemove }: ToolsProps) {
  const t = useTexts(profileTexts);
  return (
    <div className={rows['tools']}>
      <Tool label={t('priceUp', { n: index + 1 })} isOff={index === 0} onClick={() => onMove(-1)}>
        <IconArrowUp aria-hidden size={18} stroke={1.75} />
      </Tool>
      <Tool label={t('priceDown', { n: index + 1 })} isOff={isLast} onClick={() => onMove(1)}>
        <IconArrowDown aria-hidden size={18} stroke={1.75} />
      </Tool>
      <Tool label={t('removePrice', { n: index + 1 })} isBad onClick={onRemove}>
        <IconTrash aria-hidden size={20} stroke={1.75} />
      </Tool>
    </div>
  );
}

type ToolProps = {
  readonly label: string;
  readonly isOff?: boolean;
  readonly isBad?: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
};
/** Stays reachable when there is nowhere to move: focus would be lost at the ends. */
function Tool({ label, isOff = false, isBad = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={rows['tool']}
      data-bad={isBad}
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  );
}
