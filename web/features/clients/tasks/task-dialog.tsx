import { useQueryClient } from '@tanstack/react-query';
import { addClientTask, changeClientTask, type ClientTask } from '../../../../contract/client-tasks.ts';
import { checkTask, type TaskContent, taskRules } from '../../../../core/clients/task.ts';
import type { BusinessDay } from '../../../../core/time.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { useToday } from '../../../base/today.ts';
import { Choice, Day, Line } from '../../../ui/checked-fields.tsx';
import { ElsewhereChoice } from '../../../ui/elsewhere-choice.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useGone } from '../use-gone.ts';
import type { Difference } from '../../../ui/version-choice.tsx';
import { clientTasksTexts } from './texts.ts';

interface Typed {
  readonly title: string;
  readonly due_on: string | null;
  /** '14:30', or empty. */
  readonly due_time: string;
}
type TaskDialogProps = {
  /** Null: a new one. */
  readonly task: ClientTask | null;
  readonly coupleId: number;
  readonly onClose: () => void;
};

/** A new task, or the change of one over the state that is shown. What is typed outlives a reload. */
export function TaskDialog({ task, coupleId, onClose }: TaskDialogProps) {
  const t = useTexts(clientTasksTexts);
  const judged = useJudged();
  const today = useToday();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['clients'] });
  const gone = useGone();
  const saved = savedOf(task, today);
  const form = useForm({
    key: task === null ? `client.task.${coupleId}` : `client.task.edit.${task.id}`,
    saved,
    revision: task?.revision ?? 0,
    check: ({ title, due_on: dueOn, due_time: time }) =>
      judged(checkTask({ title, dueOn, dueTime: time === '' ? null : time }, { today, dueBefore: task?.due_on ?? null })),
    send: ({ title, dueOn, dueTime }: TaskContent, { key, revision }) => {
      const body = { title, due_on: dueOn, due_time: dueTime };
      return task === null || gone.isGone
        ? call(addClientTask, { params: { id: coupleId }, body, idempotencyKey: key })
        : call(changeClientTask, { params: { id: task.id }, body: { ...body, revision } });
    },
    onSent() {
      notify('success', t(task === null ? 'added' : 'saved'));
      onClose();
      return refresh();
    },
    onRefused(failure) {
      gone.hear(failure);
      return refresh();
    },
  });
  const differences = useDifferences(form.typed, saved);
  return (
    <FormDialog
      title={t(task === null ? 'addTitle' : 'editTitle')}
      form={{ ...form, failure: gone.otherThan(form.failure) }}
      action={t(task === null ? 'add' : 'save')}
      onClose={onClose}
    >
      {gone.isGone && <Notice tone="warn">{t('gone')}</Notice>}
      {form.isElsewhere && !gone.isGone && <ElsewhereChoice differences={differences} onResolve={form.resolve} />}
      <Line {...form.at('title')} label={t('what')} hint={t('whatHint')} maxLength={taskRules.titleLengthMax} />
      <Day {...form.at('due_on')} label={t('due')} />
      <Choice
        {...form.at('due_time')}
        label={t('time')}
        options={[{ value: '', label: t('noTime') }, ...timesBeside(form.typed.due_time)]}
      />
    </FormDialog>
  );
}

/** What differs between what is typed and what is saved. */
function useDifferences(mine: Typed, theirs: Typed): readonly Difference[] {
  const t = useTexts(clientTasksTexts);
  const format = useFormat();
  const dayOf = ({ due_on: day }: Typed) => (day === null ? '–' : format.date(day));
  return [
    { label: t('what'), here: mine.title, there: theirs.title },
    { label: t('due'), here: dayOf(mine), there: dayOf(theirs) },
    { label: t('time'), here: mine.due_time || t('noTime'), there: theirs.due_time || t('noTime') },
  ].filter(({ here, there }) => here !== there);
}

const quarters = Array.from({ length: 24 * 4 }, (_, quarter) =>
  [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
);
/** Every quarter of an hour, and the time a task has that is none. */
const timesBeside = (time: string): readonly string[] =>
  time === '' || quarters.includes(time) ? quarters : [...quarters, time].toSorted();

/** What a form starts with: most of what one makes a note of is to be done today. */
const savedOf = (task: ClientTask | null, today: BusinessDay): Typed =>
  task === null ? { title: '', due_on: today, due_time: '' } : { title: task.title, due_on: task.due_on, due_time: task.due_time ?? '' };
