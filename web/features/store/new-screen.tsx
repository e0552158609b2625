import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { createDeal } from '../../../contract/store.ts';
import { pages } from '../../../core/identity/pages.ts';
import { productKinds, type ProductKind, productRules } from '../../../core/store/content.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useForm } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Line } from '../../ui/checked-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { productAddress } from './addresses.ts';
import classes from './new-screen.module.css';
import { productQuery } from './queries.ts';
import { storeTexts } from './texts.ts';

const blank: { readonly kind: ProductKind; readonly title: string } = { kind: 'reguler', title: '' };

/** What it is and what it is called: enough to start a product, which is then saved by itself. */
export default function NewProductScreen() {
  const t = useTexts(storeTexts);
  const router = useRouter();
  const queries = useQueryClient();
  const form = useForm({
    key: 'product.new',
    saved: blank,
    send: (body, { key }) => call(createDeal, { body, idempotencyKey: key }),
    async onSent(answer) {
      queries.setQueryData(productQuery(answer.deal.id).queryKey, answer);
      await router.navigate({ to: productAddress(answer.deal.id), replace: true });
      await queries.invalidateQueries({ queryKey: ['store', 'list'] });
    },
  });
  return (
    <Card title={t('new.title')} className={classes['card']}>
      <Form form={form}>
        <fieldset className={classes['kinds']}>
          <legend className="for-screen-readers">{t('edit.kind')}</legend>
          {productKinds.map((kind) => (
            <label key={kind} className={classes['kind']}>
              <input type="radio" name="kind" value={kind} checked={form.typed.kind === kind} onChange={() => form.change({ kind })} />
              <span>
                <strong>{t(`kind.${kind}`)}</strong>
                {t(`kindText.${kind}`)}
              </span>
            </label>
          ))}
        </fieldset>
        <Line {...form.at('title')} label={t('new.name')} hint={t('new.nameHint')} maxLength={productRules.titleLengthMax} />
        <div className={classes['actions']}>
          <Button component={Link} to={pages.store} variant="default">
            {t('new.cancel')}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t('new.continue')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
