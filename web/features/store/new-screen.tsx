import '../../ui/form.css';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { createDeal } from '../../../contract/store.ts';
import { pages } from '../../../core/identity/pages.ts';
import { productKinds, type ProductKind, productRules } from '../../../core/store/content.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useDraft } from '../../base/draft.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import { productAddress } from './addresses.ts';
import classes from './new-screen.module.css';
import { productQuery } from './queries.ts';
import { storeTexts } from './texts.ts';
import { newId } from '../../base/calls/new-id.ts';

/** What it is and what it is called: enough to begin a product, which is then saved by itself. */
export default function NewProductScreen() {
  const t = useTexts(storeTexts);
  const router = useRouter();
  const queries = useQueryClient();
  const { draft, change, discard } = useDraft<{ kind: ProductKind; title: string }>('product.new', { kind: 'reguler', title: '' });
  // One key until something else is written: a second try is not a second product.
  const [key, setKey] = useState(newId);
  const write = (part: Partial<typeof draft>) => {
    setKey(newId());
    change(part);
  };
  const begin = useMutation({
    mutationFn: () => call(createDeal, { body: draft, idempotencyKey: key }),
    async onSuccess(answer) {
      discard();
      queries.setQueryData(productQuery(answer.deal.id).queryKey, answer);
      await router.navigate({ to: productAddress(answer.deal.id), replace: true });
      await queries.invalidateQueries({ queryKey: ['store', 'list'] });
    },
  });
  const messages = fieldMessages(begin.error);
  return (
    <Card title={t('new.title')} className={classes['card']}>
      <Form failure={begin.error} onSubmit={() => begin.mutate()}>
        <fieldset className={classes['kinds']}>
          <legend className="for-screen-readers">{t('edit.kind')}</legend>
          {productKinds.map((kind) => (
            <label key={kind} className={classes['kind']}>
              <input type="radio" name="kind" value={kind} checked={draft.kind === kind} onChange={() => write({ kind })} />
              <span>
                <strong>{t(`kind.${kind}`)}</strong>
                {t(`kindText.${kind}`)}
              </span>
            </label>
          ))}
        </fieldset>
        <TextInput
          name="title"
          label={t('new.name')}
          description={messages['title'] === undefined ? t('new.nameHint') : undefined}
          error={messages['title']}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          size="md"
          autoComplete="off"
          maxLength={productRules.titleLengthMax}
          value={draft.title}
          onChange={({ currentTarget }) => write({ title: currentTarget.value })}
        />
        <div className={classes['actions']}>
          <Button component={Link} to={pages.store} variant="default">
            {t('new.cancel')}
          </Button>
          <Button type="submit" loading={begin.isPending}>
            {t('new.continue')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
