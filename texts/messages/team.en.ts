/** Emails about the team of a business. */
export const teamMessagesEn = {
  role_manager: 'Manager',
  role_sales: 'Sales',
  role_finance: 'Finance',
  role_viewer: 'Read-only member',
  invited_subject: 'You invited {person} to your team',
  invited_text:
    'Hello {name},\n\nYou invited {person} to your team as {role}. They can join within 7 days.\n\nWasn’t it you? Withdraw the invitation and change your password.\n\n[View team]({link})',
  joined_subject: '{person} joined your team',
  joined_text:
    'Hello {name},\n\n{person} accepted your invitation and now works for your business as {role}.\n\nYou can change the role or remove them at any time.\n\n[View team]({link})',
  changed_subject: 'You changed the role of {person}',
  changed_text:
    'Hello {name},\n\n{person} is now {role} in your team. They have to sign in again.\n\nWasn’t it you? Change the role back and change your password.\n\n[View team]({link})',
  removed_subject: 'You removed {person} from your team',
  removed_text:
    'Hello {name},\n\n{person} is no longer in your team and was signed out everywhere.\n\nWasn’t it you? Change your password and invite them again.\n\n[View team]({link})',
  left_subject: '{person} left your team',
  left_text:
    'Hello {name},\n\n{person} ({role}) left your team and no longer has access to your business. If they knew the secret address of your calendar, replace it on the calendar page.\n\n[View team]({link})',
  role_subject: 'You have a new role at {business}',
  role_text: 'Hello {name},\n\nYour role at {business} is now {role}. Please sign in again.\n\n[Sign in]({link})',
  out_subject: 'You’re no longer in the team of {business}',
  out_text:
    'Hello {name},\n\nYou were removed from the team of {business}. Your account was closed and you were signed out everywhere.\n\nQuestions about it? Ask the owner of the business.\n\n[Read help]({link})',
} as const;
