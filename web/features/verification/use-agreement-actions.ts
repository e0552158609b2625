import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AgreementAnswer,
  chooseBusinessType,
  restoreAgreement,
  reviseAgreement,
  submitAgreement,
} from '../../../contract/verification.ts';
import type { BusinessType } from '../../../core/verification/form.ts';
import { call } from '../../base/calls/browser-call.ts';
import { ApiError } from '../../base/calls/call.ts';
import type { Language } from '../../../texts/typed.ts';
import { agreementQuery } from './queries.ts';

/** Steps that answer the agreement anew. Anyone who was overtaken by another window sees what that one did. */
function useStep<Input>(step: (input: Input) => Promise<{ readonly data: AgreementAnswer }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await step(input)).data,
    async onSuccess(answer) {
      await queries.cancelQueries({ queryKey: agreementQuery.queryKey });
      queries.setQueryData(agreementQuery.queryKey, answer);
    },
    async onError(failure) {
      if (failure instanceof ApiError && failure.status === 409) await queries.invalidateQueries({ queryKey: agreementQuery.queryKey });
    },
  });
}

type Chosen = { readonly type: BusinessType; readonly revision: number };
export const useChooseType = () =>
  useStep(({ type, revision }: Chosen) => call(chooseBusinessType, { body: { business_type: type, revision } }));

export const useRestore = () => useStep((revision: number) => call(restoreAgreement, { body: { revision } }));

export const useRevise = () => useStep((revision: number) => call(reviseAgreement, { body: { revision } }));

/** `key`: of the intent, so that a try whose answer was lost is not a second submission. */
type Submission = { readonly revision: number; readonly termsVersion: string; readonly language: Language; readonly key: string };
export const useSubmit = () =>
  useStep(({ revision, termsVersion, language, key }: Submission) =>
    call(submitAgreement, { body: { revision, terms_version: termsVersion, language }, idempotencyKey: key }),
  );
