import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cities } from '../../../../contract/catalogue.ts';
import { addFair, changeFair, type KeptFair } from '../../../../contract/fairs.ts';
import { checkFair, fairLengths } from '../../../../core/fairs/fair.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { ElsewhereChoice } from '../../../ui/elsewhere-choice.tsx';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { cacheHeard } from '../../../base/queries.ts';
import { useTexts } from '../../../base/texts.ts';
import { Choice, Day, Line } from '../../../ui/checked-fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Tick } from '../../../ui/tick.tsx';
import { fairsTexts } from '../texts.ts';
import { Failed } from '../../../ui/page-state.tsx';

type FairDialogProps = {
  /** Null for a new one. */
  readonly fair: KeptFair | null;
  /** The fair as it is kept now; null while that is not known. */
  readonly newest: KeptFair | null;
  readonly onClose: () => void;
};
const blank = { name: '', city_id: 0, venue: '', starts_on: '', ends_on: '', url: '', is_cancelled: false };
type Draft = typeof blank;
const lines = ['name', 'venue', 'url'] as const;
const days = [
  ['starts_on', 'startsOn'],
  ['ends_on', 'endsOn'],
] as const;

/** A new fair, or one to be changed. What was typed waits when the dialog is closed. */
export function FairDialog({ fair, newest, onClose }: FairDialogProps) {
  const t = useTexts(fairsTexts);
  const known = useQuery({ queryKey: ['cities'], queryFn: async ({ signal }) => (await call(cities, { signal })).data });
  const cityList = known.data ?? [];
  const { form, isNew } = useFair(fair, newest, cityList, onClose);
  const { typed } = form;
  return (
    <FormDialog title={t(isNew ? 'addTitle' : 'editTitle')} form={form} action={t('save')} onClose={onClose}>
      {form.isElsewhere && <ElsewhereChoice onResolve={form.resolve} />}
      {lines.map((name) => (
        <Line key={name} {...form.at(name)} label={t(name)} {...(name === 'url' && { hint: t('urlHint') })} maxLength={fairLengths[name]} />
      ))}
      {known.isLoadingError && <Failed failure={known.error} onRetry={() => void known.refetch()} />}
      <Choice
        editor={form}
        field="city_id"
        label={t('city')}
        value={String(typed.city_id)}
        options={[{ value: '0', label: t('chooseCity') }, ...cityList.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(id) => form.change({ city_id: Number(id) })}
      />
      {days.map(([name, label]) => (
        <Day
          key={name}
          editor={form}
          field={name}
          label={t(label)}
          value={typed[name] || null}
          onChange={(day) => form.change({ [name]: day ?? '' })}
        />
      ))}
      {!isNew && <Tick label={t('isCancelled')} checked={typed.is_cancelled} onChange={(is_cancelled) => form.change({ is_cancelled })} />}
    </FormDialog>
  );
}

function useFair(opened: KeptFair | null, newest: KeptFair | null, cityList: readonly { readonly id: number }[], onClose: () => void) {
  const t = useTexts(fairsTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  // A new one is there after its first save: anyone who typed on meanwhile changes it.
  const [kept, setKept] = useState(opened);
  const now = newest !== null && newest.version > (kept?.version ?? 0) ? newest : kept;
  const refresh = () => queries.invalidateQueries({ queryKey: ['operations', 'fairs'] });
  const form = useForm({
    key: `operations.fair.${opened?.id ?? 'new'}`,
    saved: now === null ? blank : draftOf(now),
    revision: now?.version ?? 0,
    check: (typed) =>
      judged(
        checkFair(
          { ...typed, cityId: typed.city_id, startsOn: typed.starts_on, endsOn: typed.ends_on },
          new Set(cityList.map(({ id }) => id)),
        ),
        typed,
      ),
    send: async ({ is_cancelled, ...fields }, { revision, key }) => {
      const answer =
        kept === null
          ? call(addFair, { body: fields, idempotencyKey: key })
          : call(changeFair, { params: { id: kept.id }, body: { ...fields, is_cancelled, version: revision } });
      return (await answer).data;
    },
    revisionOf: ({ version }) => version,
    async onSent(answer, isWhole) {
      setKept(answer);
      notify('success', t('saved'));
      if (isWhole) onClose();
      await refresh();
      await cacheHeard();
    },
    onRefused: refresh,
  });
  return { form, isNew: kept === null };
}

const draftOf = ({ name, city, venue, starts_on, ends_on, url, is_cancelled }: KeptFair): Draft => ({
  name,
  city_id: city.id,
  venue,
  starts_on,
  ends_on,
  url,
  is_cancelled,
});
