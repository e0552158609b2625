import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { savePrices } from '../../../contract/profile.ts';
import { checkPriceList, priceRules } from '../../../core/catalogue/price-list.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import type { SectionProps } from './about-section.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { PriceFields, type PriceLine, type Prices } from './price-fields.tsx';
import { PricePreview } from './price-preview.tsx';
import classes from './profile.module.css';
import rows from './rows.module.css';
import { SectionCard } from './section-card.tsx';
import { profileTexts } from './texts.ts';
import { useSection } from './use-section.ts';

const blank: PriceLine = { role: 'package', name: '', kind: 'from', low: null, high: null, unit: 'event', own_unit: '' };

/** What the vendor's work costs, line by line, in the order couples read it. */
export function PricesSection({ profile, unsaved }: SectionProps) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const [moved, setMoved] = useState('');
  const section = useSection<Prices>({
    section: 'prices',
    // Lines had no role in drafts under the former name.
    draft: 'prices-with-roles',
    profile,
    unsaved,
    saved: { items: profile.prices.items },
    check: ({ items }) => checkPriceList(items.map(({ own_unit: ownUnit, ...same }) => ({ ...same, ownUnit }))),
    send: (revision, fields) => call(savePrices, { body: { revision, ...fields } }),
  });
  const { items } = section.fields;
  const isGuessed = !profile.prices.is_confirmed;
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
      {isGuessed && <Guessed isBusy={section.isSending} onConfirm={() => void section.submit()} />}
      {items.length === 0 && <p className={classes['empty']}>{t('pricesEmpty')}</p>}
      <ol className={rows['rows']} hidden={items.length === 0}>
        {items.map((item, index) => (
          // A line has no name of its own while it is written; removing one moves those below it up.
          <li key={String(index)} className={rows['price']}>
            <PriceFields section={section} item={item} index={index} isGuessed={isGuessed} />
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
      {items.length > 0 && <PricePreview items={items} />}
    </SectionCard>
  );
}

/** Says that we sorted the list; one press makes it the vendor's own word, with what was changed in it. */
function Guessed({ isBusy, onConfirm }: { readonly isBusy: boolean; readonly onConfirm: () => void }) {
  const t = useTexts(profileTexts);
  const confirm = (
    <Button variant="filled" loading={isBusy} onClick={onConfirm}>
      {t('pricesConfirm')}
    </Button>
  );
  return (
    <Notice tone="warn" action={confirm}>
      {t('pricesGuessed')}
    </Notice>
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
      <RemoveButton label={t('removePrice', { n: index + 1 })} onRemove={onRemove} />
    </div>
  );
}

type ToolProps = {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
};
/** Stays reachable when there is nowhere to move: focus would be lost at the ends. */
function Tool({ label, isOff = false, onClick, children }: ToolProps) {
  return (
    <button type="button" className={rows['tool']} aria-label={label} aria-disabled={isOff} onClick={isOff ? undefined : onClick}>
      {children}
    </button>
  );
}
