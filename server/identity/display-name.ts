import { cleanName } from '../../core/text.ts';
import { holdsWebAddress } from '../../core/web-address.ts';

type NameRefusal = {
  readonly code: 'identity.name_required' | 'identity.name_invalid' | 'identity.name_has_address' | 'identity.name_reserved';
  readonly field: 'name';
};

type Checked = { ok: true; value: string } | { ok: false; refusals: readonly [NameRefusal] };

/**
 * A name as it will be shown, a person's or that of something they have; refuses with the codes of this capability. Emails to others carry names of
 * people: a web address is no name.
 */
export function checkDisplayName(raw: string, maxLength = 80): Checked {
  const name = cleanName(raw, { field: 'name', maxLength, isRequired: true });
  if (name.ok) return holdsWebAddress(name.value) ? { ok: false, refusals: [{ code: 'identity.name_has_address', field: 'name' }] } : name;
  return {
    ok: false,
    refusals: [{ code: name.refusals[0].code === 'text.required' ? 'identity.name_required' : 'identity.name_invalid', field: 'name' }],
  };
}

/** The name of a person. Ours is no one's: a couple that calls itself so would write to vendors as if it were us. */
export function checkPersonName(raw: string): Checked {
  const name = checkDisplayName(raw);
  return name.ok && isOurs(name.value) ? { ok: false, refusals: [{ code: 'identity.name_reserved', field: 'name' }] } : name;
}

/** Also in other letters that look alike, and with something between them. */
const isOurs = (name: string): boolean =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('1', 'l')
    .replace(/[^a-z]/g, '')
    .includes('pelaminan');
