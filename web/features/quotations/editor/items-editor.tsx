import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { QuotationItem } from '../../../../core/quotations/content.ts';
import { quotationRules } from '../../../../core/quotations/content.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { quotationsTexts } from '../texts.ts';
import { Amount, Line } from '../../../ui/checked-fields.tsx';
import { OffersDialog } from './offers-dialog.tsx';
import classes from './rows.module.css';
import { SortableRows } from './sortable-rows.tsx';
import type { EditorState } from './use-editor.ts';
import { useRows } from './use-rows.ts';

const blank: QuotationItem = { name: '', quantity: 1, unit: '', price: null };

/** What is offered, line by line, with what each line comes to. */
export function ItemsEditor({ editor }: { readonly editor: EditorState }) {
  const t = useTexts(quotationsTexts);
  const [isChoosing, setChoosing] = useState(false);
  const { items } = editor.content;
  const rows = useRows<QuotationItem>(items, (changed) => editor.change({ items: changed }));
  const isFull = items.length >= quotationRules.itemsMax;
  return (
    <Card title={t('edit.items')}>
      <SortableRows ids={rows.ids} rowClass={classes['item']} onMove={rows.move}>
        {(index) => {
          const item = items[index];
          return item && <Item editor={editor} item={item} index={index} rows={rows} />;
        }}
      </SortableRows>
      {editor.messageOf('items') !== undefined && <p className={classes['problem']}>{editor.messageOf('items')}</p>}
      <div className={classes['adding']}>
        <Button
          variant="default"
          disabled={isFull}
          leftSection={<IconPlus aria-hidden size={18} stroke={1.75} />}
          onClick={() => rows.add(blank)}
        >
          {t('edit.addItem')}
        </Button>
        <Button
          variant="subtle"
          disabled={isFull}
          leftSection={<IconListCheck aria-hidden size={18} stroke={1.75} />}
          onClick={() => setChoosing(true)}
        >
          {t('edit.chooseItems')}
        </Button>
      </div>
      {isChoosing && (
        <OffersDialog
          guests={editor.guests}
          room={quotationRules.itemsMax - items.filter((item) => !isBlank(item)).length}
          onChoose={(chosen) => editor.change({ items: [...items.filter((item) => !isBlank(item)), ...chosen] })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  );
}

const isBlank = ({ name, price }: QuotationItem): boolean => name.trim() === '' && price === null;

type ItemProps = {
  readonly editor: EditorState;
  readonly item: QuotationItem;
  readonly index: number;
  readonly rows: ReturnType<typeof useRows<QuotationItem>>;
};
function Item({ editor, item, index, rows }: ItemProps) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const put = (part: Partial<QuotationItem>) => rows.put(index, part);
  return (
    <>
      <div className={classes['name']}>
        <Line
          editor={editor}
          field={`items.${index}.name`}
          label={t('edit.name')}
          value={item.name}
          maxLength={quotationRules.nameLengthMax}
          onChange={(name) => put({ name })}
        />
      </div>
      <Amount
        editor={editor}
        field={`items.${index}.quantity`}
        label={t('edit.quantity')}
        unit="quantity"
        value={item.quantity}
        onChange={(quantity) => put({ quantity })}
      />
      <Line
        editor={editor}
        field={`items.${index}.unit`}
        label={t('edit.unit')}
        value={item.unit}
        maxLength={quotationRules.unitLengthMax}
        onChange={(unit) => put({ unit })}
      />
      <div className={classes['wide']}>
        <Amount
          editor={editor}
          field={`items.${index}.price`}
          label={t('edit.price')}
          unit="rupiah"
          value={item.price}
          onChange={(price) => put({ price })}
        />
      </div>
      <p className={classes['result']}>
        <span>{t('edit.amount')}</span> <b>{format.money(editor.totals.itemsIdr[index] ?? 0)}</b>
      </p>
      <RemoveButton className={classes['remove']} label={t('edit.removeItem', { n: index + 1 })} onRemove={() => rows.remove(index)} />
    </>
  );
}
