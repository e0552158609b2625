import { cleanName } from '../../core/text.ts';

type NameRefusal = { readonly code: 'identity.name_required' | 'identity.name_invalid'; readonly field: 'name' };

/** A person's name as it will be shown; refuses with the codes of this capability. */
export function checkDisplayName(raw: string): { ok: true; value: string } | { ok: false; refusals: readonly [NameRefusal] } {
  const name = cleanName(raw, { field: 'name', maxLength: 80, isRequired: true });
  if (name.ok) return name;
  return {
    ok: false,
    refusals: [{ code: name.refusals[0].code === 'text.required' ? 'identity.name_required' : 'identity.name_invalid', field: 'name' }],
  };
}
