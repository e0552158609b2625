import type { AdRules } from './rules.ts';

/** A charged click of a couple on a vendor's ad. `hasLead` says that this couple's lead was counted for it already. */
export type ChargedClick<Id> = { readonly id: Id; readonly clickedAt: number; readonly hasLead: boolean };

/**
 * The charged click a contact is owed to, or null when it makes no lead: the couple's last one on this vendor's ad, at most seven days
 * before the contact. `windowAt` answers how long a click made at an instant is followed (seven days to begin with). Where that click has its lead already, further contacts of the couple add none; they do not fall back to an
 * earlier click. Instants are epoch milliseconds. (product 4, Leads)
 */
export function leadClickOf<Id>(
  contactedAt: number,
  chargedClicks: Iterable<ChargedClick<Id>>,
  windowAt: (clickedAt: number) => AdRules['leadWindowMs'],
): Id | null {
  let last: ChargedClick<Id> | null = null;
  for (const click of chargedClicks) {
    const age = contactedAt - click.clickedAt;
    if (age >= 0 && age <= windowAt(click.clickedAt) && (last === null || click.clickedAt > last.clickedAt)) last = click;
  }
  return last === null || last.hasLead ? null : last.id;
}
