import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { RefusalCode } from '../../../../contract/refusals.ts';
import { accept, allOf, type Outcome } from '../../../../core/outcome.ts';
import {
  checkNote,
  checkReason,
  checkReference,
  type ReasonedDecision,
  reasonLengthMax,
  reasonLengthMin,
  referenceLengthMax,
} from '../../../../core/operations/reason.ts';
import { lengthOf } from '../../../../core/text.ts';
import { notify } from '../../../base/client-state.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { useFormat } from '../../../base/format.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Line, TextArea } from '../../../ui/checked-fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonCounter, ReasonExamples } from '../../../ui/reason.tsx';
import { operationsTexts } from '../texts.ts';
import classes from './decision-dialog.module.css';
import { useTooLate } from './use-too-late.ts';

type DecisionDialogProps<Answer> = {
  readonly title: string;
  readonly children: ReactNode;
  /** What the typed reason is kept under until it is sent. */
  readonly draft: string;
  readonly label: string;
  /** What is decided, or that the bank's word for a transfer is asked for: its rule. */
  readonly decision: ReasonedDecision | 'transfer';
  /** The field on the wire, for what the server refuses. */
  readonly field?: 'reason' | 'reference' | 'note';
  readonly isOptional?: boolean;
  /** What else has to be decided: its rule, and what asks for it with what the rule found. */
  readonly also?: {
    readonly outcome: Outcome<unknown, RefusalCode>;
    readonly ask: (messageOf: (field: string) => string | undefined) => ReactNode;
  };
  readonly examples?: readonly string[];
  readonly confirm: string;
  /** Said when it is done; what may wait for a second person says so by its answer. */
  readonly done: string | ((answer: Answer) => string);
  readonly send: (reason: string, idempotencyKey: string) => Promise<Answer>;
  readonly onClose: () => void;
};

type Rules = Pick<DecisionDialogProps<unknown>, 'decision' | 'field' | 'isOptional' | 'also'>;

function checkOf({ decision, field = 'reason', isOptional = false }: Rules, raw: string) {
  if (decision === 'transfer') return checkReference(raw);
  return isOptional ? checkNote(raw, field) : checkReason(raw, decision, field);
}

/** Judges the reason, and what is decided beside it. */
function useCheck(rules: Rules) {
  const judged = useJudged();
  return ({ reason: raw }: { readonly reason: string }) => {
    const reason = checkOf(rules, raw);
    const checked: Outcome<{ readonly reason: string }, RefusalCode> = allOf({ reason, also: rules.also?.outcome ?? accept(null) });
    return judged(checked.ok ? accept(checked.value.reason) : checked);
  };
}

/** How long it may be, and has to be. */
const limitsOf = ({ decision, isOptional = false }: Pick<Rules, 'decision' | 'isOptional'>) => ({
  minimum: decision === 'transfer' || isOptional ? 0 : reasonLengthMin(decision),
  maximum: decision === 'transfer' ? referenceLengthMax : reasonLengthMax,
});

/** Asks for the reason of a decision and sends both. */
export function DecisionDialog<Answer>(props: DecisionDialogProps<Answer>) {
  const { title, children, label, field = 'reason', examples = [], also, onClose } = props;
  const t = useTexts(operationsTexts);
  const shell = useTexts(shellTexts);
  const queries = useQueryClient();
  const counterId = useId();
  const check = useCheck(props);
  // Also after a refusal: someone else may have decided, and the list should say so.
  const refresh = () => queries.invalidateQueries({ queryKey: ['operations'] });
  const late = useTooLate();
  const form = useForm({
    key: `operations.${props.draft}`,
    saved: { reason: '' },
    check,
    send: (reason, { key }) => props.send(reason, key),
    onSent(answer) {
      onClose();
      notify('success', typeof props.done === 'string' ? props.done : props.done(answer));
      return refresh();
    },
    onRefused(failure) {
      late.hear(failure);
      return refresh();
    },
  });
  return (
    <FormDialog
      title={title}
      form={form}
      {...late.buttons(props.confirm)}
      beside={!late.isOver && <p className={classes['keys']}>{shell('sendKeys')}</p>}
      lead={!late.isOver && children}
      after={
        examples.length > 0 && <ReasonExamples legend={t('examples')} examples={examples} onPick={(reason) => form.change({ reason })} />
      }
      onClose={onClose}
    >
      {also?.ask(form.messageOf)}
      <div>
        {props.decision === 'transfer' ? (
          <Line {...form.at('reason')} field={field} label={label} data-autofocus aria-describedby={counterId} />
        ) : (
          <TextArea {...form.at('reason')} field={field} label={label} rows={3} data-autofocus aria-describedby={counterId} />
        )}
        <Counter id={counterId} used={lengthOf(form.typed.reason)} {...limitsOf(props)} />
      </div>
    </FormDialog>
  );
}

type CounterProps = { readonly id: string; readonly used: number; readonly minimum: number; readonly maximum: number };

/** How long the reason is, and how long it has to be. */
function Counter({ id, used, minimum, maximum }: CounterProps) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const figures = { used: format.count(used), minimum: format.count(minimum), maximum: format.count(maximum) };
  return (
    <ReasonCounter id={id} isOver={used > maximum}>
      {t(used < minimum ? 'reasonCounterMin' : 'reasonCounter', figures)}
    </ReasonCounter>
  );
}
