import type { Discount } from '../../../../core/quotations/content.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './editor.module.css';
import { Amount } from '../../../ui/checked-fields.tsx';
import rows from './rows.module.css';
import type { EditorState } from './use-editor.ts';

/** What vendors take off most often. */
const percents = [5, 10, 15] as const;
const kinds = ['none', 'amount', 'percent'] as const;
const ofKind = (kind: Discount['kind']): Discount => (kind === 'none' ? { kind } : { kind, value: null });

/** What is taken off, and whether tax is added. */
export function DiscountEditor({ editor }: { readonly editor: EditorState }) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const { discount, is_taxed: isTaxed } = editor.content;
  return (
    <Card title={t('edit.discount')}>
      <div className={classes['discount']}>
        <Chips
          label={t('edit.discount')}
          options={kinds.map((value) => ({ value, label: t(`discount.${value}`) }))}
          value={discount.kind}
          onChange={(kind) => editor.change({ discount: ofKind(kind) })}
        />
        {discount.kind !== 'none' && (
          <Amount
            editor={editor}
            field="discount"
            label={t('edit.discountValue')}
            unit={discount.kind === 'percent' ? 'percent' : 'rupiah'}
            value={discount.value}
            onChange={(value) => editor.change({ discount: { kind: discount.kind, value } })}
          />
        )}
      </div>
      <fieldset className={rows['presets']}>
        <legend className="for-screen-readers">{t('edit.discountPresets')}</legend>
        {percents.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={discount.kind === 'percent' && discount.value === value}
            onClick={() => editor.change({ discount: { kind: 'percent', value } })}
          >
            {`${value}%`}
          </button>
        ))}
      </fieldset>
      <Switch
        label={t('edit.tax', { rate: format.percent(editor.taxRate) })}
        checked={isTaxed}
        onChange={(checked) => editor.change({ is_taxed: checked })}
      />
    </Card>
  );
}
