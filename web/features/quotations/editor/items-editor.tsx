import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { QuotationItem } from '../../../../core/quotations/content.ts';
import { quotationRules } from '../../../../core/quotations/content.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { quotationsTexts } from '../texts.ts';
import { Amount, Line } from '../../../ui/checked-fields.tsx';
import classes from './rows.module.css';
import type { EditorState } from './use-editor.ts';

const blank: QuotationItem = { name: '', quantity: 1, unit: '', price: null };

/** What is offered, line by line, with what each line comes to. */
export function ItemsEditor({ editor }: { readonly editor: EditorState }) {
  const t = useTexts(quotationsTexts);
  const { items } = editor.content;
  return (
    <Card title={t('edit.items')}>
      <ol className={classes['rows']}>
        {items.map((item, index) => (
          // A line has no name of its own while it is written; removing one moves those below it up.
          <Item key={String(index)} editor={editor} item={item} index={index} />
        ))}
      </ol>
      {editor.messageOf('items') !== undefined && <p className={classes['problem']}>{editor.messageOf('items')}</p>}
      <Button
        variant="default"
        disabled={items.length >= quotationRules.itemsMax}
        leftSection={<IconPlus aria-hidden size={18} stroke={1.75} />}
        onClick={() => editor.change({ items: [...items, blank] })}
      >
        {t('edit.addItem')}
      </Button>
    </Card>
  );
}

type ItemProps = { readonly editor: EditorState; readonly item: QuotationItem; readonly index: number };
function Item({ editor, item, index }: ItemProps) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const { items } = editor.content;
  const put = (part: Partial<QuotationItem>) =>
    editor.change({ items: items.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <li className={classes['item']}>
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
      <button
        type="button"
        className={classes['remove']}
        aria-label={t('edit.removeItem', { n: index + 1 })}
        onClick={() => editor.change({ items: items.filter((_, at) => at !== index) })}
      >
        <IconTrash aria-hidden size={20} stroke={1.75} />
      </button>
    </li>
  );
}
