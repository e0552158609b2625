import { pages } from '../../core/identity/pages.ts';
import type { InvitedRole } from '../../core/team/roles.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { teamMessagesEn } from '../../texts/messages/team.en.ts';
import { teamMessagesId } from '../../texts/messages/team.id.ts';
import { notice } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import { accountContact } from '../identity/api.ts';
import type { Tx } from '../kit/database.ts';
import type { TeamContext } from './context.ts';

type Parts = Pick<TeamContext, 'notifier' | 'addresses'>;
const wordsIn = (language: Language) => messagesIn(language, teamMessagesEn, teamMessagesId);

/** Writes to the owner of a team that it has changed. */
export async function informOwner(
  tx: Tx,
  { notifier, addresses }: Parts,
  ownerId: number,
  what: 'invited' | 'joined' | 'changed' | 'removed' | 'left',
  { person, role }: { readonly person: string; readonly role: InvitedRole },
): Promise<void> {
  const owner = await accountContact(tx, ownerId);
  if (owner === null) return;
  const { language, email } = owner;
  const t = wordsIn(language);
  const link = addresses.page(pages.team, language);
  const values = { name: owner.name ?? '', person, role: t(`role_${role}`), link };
  const mail = {
    invited: { subject: notice('team.invited_subject', { person }), body: t.body('invited_text', values) },
    joined: { subject: notice('team.joined_subject', { person }), body: t.body('joined_text', values) },
    changed: { subject: notice('team.changed_subject', { person }), body: t.body('changed_text', values) },
    removed: { subject: notice('team.removed_subject', { person }), body: t.body('removed_text', values) },
    left: { subject: notice('team.left_subject', { person }), body: t.body('left_text', values) },
  }[what];
  await notifier.email(tx, { to: email, language, ...mail });
}

/** Writes to someone of a team that their role is another one, or that they are no longer in it. */
export async function informMember(
  tx: Tx,
  { notifier, addresses }: Parts,
  accountId: number,
  what: 'role' | 'out',
  { business, role }: { readonly business: string; readonly role: InvitedRole },
): Promise<void> {
  const member = await accountContact(tx, accountId);
  if (member === null) return;
  const { language, email, name } = member;
  const t = wordsIn(language);
  const values = {
    name: name ?? '',
    business,
    role: t(`role_${role}`),
    link: addresses.page(what === 'out' ? '/help' : pages.login, language),
  };
  const mail = {
    role: { subject: notice('team.role_subject', { business }), body: t.body('role_text', values) },
    out: { subject: notice('team.out_subject', { business }), body: t.body('out_text', values) },
  }[what];
  await notifier.email(tx, { to: email, language, ...mail });
}
