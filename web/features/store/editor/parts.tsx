import type { DownPayment, PromoPrice } from '../../../../core/store/content.ts';
import { productKinds, productRules as rules } from '../../../../core/store/content.ts';
import { downPaymentOf, priceOf } from '../../../../core/store/price.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { afterPress } from '../../../ui/after-press.ts';
import { Card } from '../../../ui/card.tsx';
import { Amount, Day, Line, TextArea } from '../../../ui/checked-fields.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { storeTexts } from '../texts.ts';
import classes from './editor.module.css';
import type { EditorState } from './use-editor.ts';

type PartProps = { readonly editor: EditorState };

/** What it is, in words. */
export function ProductPart({ editor }: PartProps) {
  const t = useTexts(storeTexts);
  const { content, change } = editor;
  return (
    <Card title={t('edit.product')}>
      <div className={classes['stack']}>
        <Chips
          label={t('edit.kind')}
          options={productKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={content.kind}
          onChange={(kind) => change({ kind })}
        />
        <Line
          editor={editor}
          field="title"
          label={t('edit.title')}
          value={content.title}
          maxLength={rules.titleLengthMax}
          onChange={(title) => change({ title })}
        />
        <TextArea
          editor={editor}
          field="description"
          label={t('edit.description')}
          hint={t('edit.descriptionHint')}
          rows={5}
          value={content.description}
          maxLength={rules.descriptionLengthMax}
          onChange={(description) => change({ description })}
        />
      </div>
    </Card>
  );
}

/** What it costs, now and before, and what of it is paid at first. */
export function PricePart({ editor }: PartProps) {
  const t = useTexts(storeTexts);
  const { content, change } = editor;
  const isPromo = content.kind === 'promo';
  return (
    <Card title={t('edit.price')}>
      <div className={classes['stack']}>
        <div className={classes['fields']}>
          <Amount
            editor={editor}
            field="price"
            label={t(isPromo ? 'edit.priceBefore' : 'edit.price')}
            unit="rupiah"
            value={content.price}
            onChange={(price) => change({ price })}
          />
          <Line
            editor={editor}
            field="unit"
            label={t('edit.unit')}
            hint={t('edit.unitHint')}
            value={content.unit}
            maxLength={rules.unitLengthMax}
            onChange={(unit) => change({ unit })}
          />
        </div>
        {isPromo && <Promo editor={editor} />}
        <Down editor={editor} />
      </div>
    </Card>
  );
}

const promoKinds = ['percent', 'amount'] as const satisfies readonly PromoPrice['kind'][];
function Promo({ editor }: PartProps) {
  const t = useTexts(storeTexts);
  const format = useFormat();
  const { content, change } = editor;
  const { promo, price } = content;
  const now = priceOf(content);
  const isLower = price !== null && now !== null && now > 0 && now < price;
  return (
    <div className={classes['choice']}>
      <p className={classes['question']}>{t('edit.promo')}</p>
      <Chips
        label={t('edit.promo')}
        options={promoKinds.map((value) => ({ value, label: t(`promo.${value}`) }))}
        value={promo.kind}
        onChange={(kind) => change({ promo: { kind, value: null } })}
      />
      <Amount
        editor={editor}
        field="promo"
        label={t(promo.kind === 'percent' ? 'edit.percentOff' : 'edit.promoPrice')}
        {...(isLower && { hint: t('edit.promoBecomes', { price: format.money(now), saving: format.money(price - now) }) })}
        unit={promo.kind === 'percent' ? 'percent' : 'rupiah'}
        value={promo.value}
        onChange={(value) => change({ promo: { kind: promo.kind, value } })}
      />
    </div>
  );
}

const downKinds = ['none', 'percent', 'amount'] as const satisfies readonly DownPayment['kind'][];
const downOf = (kind: DownPayment['kind']): DownPayment => (kind === 'none' ? { kind } : { kind, value: null });
function Down({ editor }: PartProps) {
  const t = useTexts(storeTexts);
  const format = useFormat();
  const { content, change } = editor;
  const { down_payment: down } = content;
  const first = downPaymentOf(content);
  return (
    <div className={classes['choice']}>
      <p className={classes['question']}>{t('edit.downPayment')}</p>
      <Chips
        label={t('edit.downPayment')}
        options={downKinds.map((value) => ({ value, label: t(`down.${value}`) }))}
        value={down.kind}
        onChange={(kind) => change({ down_payment: downOf(kind) })}
      />
      {down.kind !== 'none' && (
        <Amount
          editor={editor}
          field="down_payment"
          label={t(down.kind === 'percent' ? 'edit.downPercent' : 'edit.downAmount')}
          {...(first !== null && first > 0 && { hint: t('edit.downBecomes', { amount: format.money(first) }) })}
          unit={down.kind === 'percent' ? 'percent' : 'rupiah'}
          value={down.value}
          onChange={(value) => change({ down_payment: { kind: down.kind, value } })}
        />
      )}
    </div>
  );
}

/** In which cities, on which days, how often. */
export function AvailabilityPart({ editor }: PartProps) {
  const t = useTexts(storeTexts);
  const format = useFormat();
  const { content, change } = editor;
  const isPromo = content.kind === 'promo';
  return (
    <Card title={t('edit.where')}>
      <div className={classes['stack']}>
        <Cities editor={editor} />
        <div className={classes['fields']}>
          <Day
            editor={editor}
            field="valid_from"
            label={t('edit.from')}
            hint={t('edit.fromHint')}
            value={content.valid_from}
            onChange={(day) => change({ valid_from: day })}
          />
          <Day
            editor={editor}
            field="valid_until"
            label={t('edit.until')}
            hint={t(isPromo || content.valid_until !== null ? 'edit.untilHint' : 'edit.untilHintOpen')}
            value={content.valid_until}
            onChange={(day) => change({ valid_until: day })}
          />
          <Amount
            editor={editor}
            field="stock"
            label={t('edit.stock')}
            hint={t('edit.stockHint', { few: format.count(rules.fewLeft) })}
            unit="count"
            value={content.stock}
            onChange={(stock) => change({ stock })}
          />
        </div>
      </div>
    </Card>
  );
}

function Cities({ editor }: PartProps) {
  const t = useTexts(storeTexts);
  const { content, change, cities, messageOf } = editor;
  const error = messageOf('city_ids');
  const toggle = (id: number) =>
    change({ city_ids: content.city_ids.includes(id) ? content.city_ids.filter((one) => one !== id) : [...content.city_ids, id] });
  return (
    <fieldset className={classes['cities']} aria-describedby={error === undefined ? undefined : 'cities-error'}>
      <legend>{t('edit.cities')}</legend>
      {cities.map(({ id, name }) => (
        <label key={id} className={classes['city']}>
          <input
            type="checkbox"
            name="city_ids"
            className="for-screen-readers"
            aria-invalid={error !== undefined || undefined}
            checked={content.city_ids.includes(id)}
            onChange={() => toggle(id)}
            onBlur={() => afterPress(() => editor.see('city_ids'))}
          />
          {name}
        </label>
      ))}
      {error !== undefined && (
        <p id="cities-error" className={classes['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** What is agreed to by booking it. */
export function TermsPart({ editor }: PartProps) {
  const t = useTexts(storeTexts);
  return (
    <Card>
      <TextArea
        editor={editor}
        field="terms"
        label={t('edit.terms')}
        hint={t('edit.termsHint')}
        rows={4}
        value={editor.content.terms}
        maxLength={rules.termsLengthMax}
        onChange={(terms) => editor.change({ terms })}
      />
    </Card>
  );
}
