import { fieldsOf } from '../../core/unknown.ts';

/** The code of a refusal, if the answer is one. */
export function codeOf({ body }: { readonly body?: unknown }): string | undefined {
  const { code } = fieldsOf(fieldsOf(body)['error']);
  return typeof code === 'string' ? code : undefined;
}
