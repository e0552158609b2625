export const identityMessagesEn = {
  confirm_subject: 'Confirm your email address',
  confirm_text:
    'Hello,\n\nConfirm your address to create your Pelaminan account.\n\n[Confirm email address]({link})\n\nThe link works once, within 24 hours. If you didn’t ask for an account, ignore this email: none is created.',
  confirm_message_text:
    'Hello,\n\nConfirm your address to create your Pelaminan account and send your message.\n\n[Confirm email address]({link})\n\nThe link works once, within 24 hours. If you didn’t write a message, ignore this email: no account is created and nothing is sent.',
  known_subject: 'You already have an account',
  known_text:
    'Hello,\n\nSomeone, probably you, tried to sign up with this address. You already have an account, so you can sign in.\n\n[Sign in]({link})\n\nForgot your password? Reset it from the sign-in page.',
  known_message_text:
    'Hello,\n\nSomeone, probably you, wrote a message to a vendor with this address. It wasn’t sent, because you already have an account. Sign in to send it.\n\n[Sign in]({link})\n\nForgot your password? Reset it from the sign-in page.',
  reset_subject: 'Choose a new password',
  reset_text:
    'Hello,\n\nYou can now choose a new password.\n\n[Choose password]({link})\n\nThe link works once, for 30 minutes. If you didn’t ask for it, ignore this email: your password stays as it is.',
  invited_subject: 'Welcome to Pelaminan: choose your password',
  invited_text:
    'Hello,\n\nYour business can join Pelaminan. Choose a password and complete your profile so couples can find you.\n\n[Choose password]({link})\n\nThe link works once, for one hour; if it has expired, the page sends you a new one. If you didn’t ask to join, ignore this email.',
  team_invited_subject: 'You’re invited to a team on Pelaminan',
  team_invited_text:
    'Hello,\n\nA business on Pelaminan invites you to work in its team. The page shows which business it is and what you will be able to do.\n\n[View invitation]({link})\n\nThe link works once, for {days} days. If you don’t know what this is about, ignore this email: no account is created.',
  leaving_subject: 'Your account will be deleted',
  leaving_text:
    'Hello,\n\nYou asked us to delete your account. You’re signed out everywhere. On {day} we delete your personal data.\n\nChanged your mind, or was it not you? Within {days} days, sign in and choose to keep your account.\n\n[Keep account]({link})',
  leaving_vendor_text:
    'Hello,\n\nYou asked us to delete your account. You’re signed out everywhere, and your profile is no longer shown. On {day} we delete your personal data.\n\nChanged your mind, or was it not you? Within {days} days, sign in and choose to keep your account.\n\n[Keep account]({link})',
  changed_subject: 'Your password was changed',
  changed_text:
    'Hello,\n\nYour password was changed on {when}, and all other devices were signed out.\n\nWasn’t it you? Choose a new password right away.\n\n[Choose new password]({link})',
  factor_added_subject: 'A second factor was set up',
  factor_added_text:
    'Hello,\n\nOn {when} a second factor was set up for your account. Signing in now asks for it, and all other devices were signed out.\n\nWasn’t it you? Change your password right away and contact us.\n\n[View account]({link})',
  factor_removed_subject: 'Your second factor was removed',
  factor_removed_text:
    'Hello,\n\nOn {when} the second factor of your account was removed. Your password alone is enough to sign in now.\n\nWasn’t it you? Change your password and set up a second factor again.\n\n[View account]({link})',
  recovery_used_subject: 'A recovery code was used',
  recovery_used_text:
    'Hello,\n\nOn {when} one of your recovery codes was used instead of your second factor. Codes left: {count}.\n\nWasn’t it you? Change your password and make new recovery codes.\n\n[View account]({link})',
  recovery_renewed_subject: 'You have new recovery codes',
  recovery_renewed_text:
    'Hello,\n\nOn {when} new recovery codes were made for your account. The ones before no longer work.\n\nWasn’t it you? Change your password right away.\n\n[View account]({link})',
  passkey_added_subject: 'A passkey was added',
  passkey_added_text:
    'Hello,\n\nOn {when} a passkey was added to your account. It signs in without a password.\n\nWasn’t it you? Remove it and change your password right away.\n\n[View account]({link})',
  passkey_removed_subject: 'A passkey was removed',
  passkey_removed_text:
    'Hello,\n\nOn {when} a passkey was removed from your account. It no longer signs in.\n\nWasn’t it you? Change your password and add it again.\n\n[View account]({link})',
  removal_asked_subject: 'Your second factor will be removed',
  removal_asked_text:
    'Hello,\n\nSomeone who knows your password said that they lost the device and the recovery codes of your second factor. From {day}, in {days} days, your password alone is enough to sign in.\n\nWasn’t it you? Choose a new password: your second factor then stays. Signing in with it keeps it as well.\n\n[Choose new password]({link})',
  removal_soon_subject: 'Your second factor will be removed within a day',
  removal_soon_text:
    'Hello,\n\nSix days ago someone who knows your password asked to remove the second factor of your account. From {day} at {time} your password alone is enough to sign in.\n\nWas it you? Then you don’t need to do anything.\n\nWasn’t it you? Choose a new password now: your second factor then stays. Signing in with it keeps it as well.\n\n[Choose new password]({link})',
} as const;
