import { cleanName } from '../../core/text.ts';
import { holdsWebAddress } from '../../core/web-address.ts';

type NameRefusal = {
  readonly code: 'identity.name_required' | 'identity.name_invalid' | 'identity.name_has_address';
  readonly field: 'name';
};

/**
 * A name as it will be shown, a person's or that of something they have; refuses with the codes of this capability. Emails to others carry names of
 * people: a web address is no name.
 */
export function checkDisplayName(
  raw: string,
  maxLength = 80,
): { ok: true; value: string } | { ok: false; refusals: readonly [NameRefusal] } {
  const name = cleanName(raw, { field: 'name', maxLength, isRequired: true });
  if (name.ok) return holdsWebAddress(name.value) ? { ok: false, refusals: [{ code: 'identity.name_has_address', field: 'name' }] } : name;
  return {
    ok: false,
    refusals: [{ code: name.refusals[0].code === 'text.required' ? 'identity.name_required' : 'identity.name_invalid', field: 'name' }],
  };
}
