import { IconTemplate } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { listTemplates, removeTemplate, saveTemplate, type Template } from '../../../../contract/quotation-templates.ts';
import { mutableCopy } from '../../../../core/mutable.ts';
import { type QuotationContent, quotationRules, withinLimits } from '../../../../core/quotations/content.ts';
import { contentFrom, templateOf, templateRules } from '../../../../core/quotations/template.ts';
import { totalsOf } from '../../../../core/quotations/totals.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { useForm } from '../../../base/form/use-form.ts';
import { useFormat } from '../../../base/format.ts';
import { takeLostFocus } from '../../../base/take-lost-focus.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Line } from '../../../ui/checked-fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './templates.module.css';
import type { EditorState } from './use-editor.ts';

const templatesKey = ['quotations', 'templates'] as const;

/** Writes the draft from a template, with the way back to what it held, and keeps it as one. */
export function Templates({ editor }: { readonly editor: EditorState }) {
  const t = useTexts(quotationsTexts);
  const [isOpen, setOpen] = useState(false);
  const [replaced, setReplaced] = useState<{ readonly name: string; readonly content: QuotationContent } | null>(null);
  const use = ({ name, content }: Template) => {
    setReplaced({ name, content: editor.content });
    editor.change(contentFrom(content, editor.content, editor.today));
    setOpen(false);
  };
  return (
    <>
      <Button
        className={classes['open']}
        variant="default"
        leftSection={<IconTemplate aria-hidden size={18} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t('templates.title')}
      </Button>
      {replaced !== null && (
        <Notice
          tone="good"
          says="politely"
          action={
            <Button
              variant="default"
              onClick={() => {
                editor.change(replaced.content);
                setReplaced(null);
              }}
            >
              {t('templates.undo')}
            </Button>
          }
        >
          {t('templates.used', { name: replaced.name })}
        </Notice>
      )}
      {isOpen && <TemplatesDialog editor={editor} onUse={use} onClose={() => setOpen(false)} />}
    </>
  );
}

type DialogProps = { readonly editor: EditorState; readonly onUse: (template: Template) => void; readonly onClose: () => void };
function TemplatesDialog({ editor, onUse, onClose }: DialogProps) {
  const t = useTexts(quotationsTexts);
  const formId = useId();
  const templates = useQuery({ queryKey: templatesKey, queryFn: async ({ signal }) => (await call(listTemplates, { signal })).data });
  return (
    <Dialog
      title={t('templates.title')}
      onClose={onClose}
      back={t('templates.close')}
      actions={
        <Button type="submit" form={formId} variant="default">
          {t('templates.save')}
        </Button>
      }
    >
      {templates.isLoadingError ? (
        <Failed failure={templates.error} onRetry={() => void templates.refetch()} />
      ) : templates.data === undefined ? (
        <Skeleton height="8rem" />
      ) : (
        <List templates={templates.data} onUse={onUse} />
      )}
      <SaveForm id={formId} content={editor.content} today={editor.today} />
    </Dialog>
  );
}

function List({ templates, onUse }: { readonly templates: readonly Template[]; readonly onUse: DialogProps['onUse'] }) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => call(removeTemplate, { params: { id } }),
    onSuccess: () => notify('success', t('templates.removed')),
    onError: notifyFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: templatesKey }),
  });
  if (templates.length === 0)
    return (
      <p className={classes['none']} tabIndex={-1} ref={takeLostFocus}>
        {t('templates.none')}
      </p>
    );
  return (
    <ul className={classes['list']}>
      {templates.map((template) => {
        const { id, name, content } = template;
        const { totalIdr } = totalsOf(content, 0);
        return (
          <li key={id}>
            <button type="button" className={classes['use']} onClick={() => onUse(template)}>
              <strong>{name}</strong>
              <span>
                {t('templates.holds', {
                  count: content.items.length,
                  n: format.count(content.items.length),
                  amount: format.money(totalIdr),
                })}
              </span>
            </button>
            <RemoveButton label={t('templates.remove', { name })} onRemove={() => !remove.isPending && remove.mutate(id)} />
          </li>
        );
      })}
    </ul>
  );
}

/** Keeps what the draft holds now under a name. */
function SaveForm({ id, content, today }: { readonly id: string; readonly content: QuotationContent; readonly today: string }) {
  const t = useTexts(quotationsTexts);
  const queries = useQueryClient();
  const form = useForm({
    key: 'quotation-template',
    saved: { name: '' },
    send: ({ name }) =>
      call(saveTemplate, { body: { name, content: mutableCopy(templateOf(withinLimits(content, quotationRules), today)) } }),
    onSent: async () => {
      notify('success', t('templates.saved'));
      await queries.invalidateQueries({ queryKey: templatesKey });
    },
  });
  return (
    <Form id={id} form={form}>
      <Line
        editor={form}
        field="name"
        label={t('templates.name')}
        hint={t('templates.nameHint')}
        value={form.typed.name}
        maxLength={templateRules.nameLengthMax}
        onChange={(name) => form.change({ name })}
      />
    </Form>
  );
}
