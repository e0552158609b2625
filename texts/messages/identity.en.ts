export const identityMessagesEn = {
  confirm_subject: 'Confirm your e-mail address',
  confirm_text:
    'Hello {name},\n\nplease confirm that this address is yours, and your account is ready:\n\n{link}\n\nThe link is good for 24 hours and works once. If you did not sign up, ignore this mail and nothing happens.\n\nPelaminan',
  known_subject: 'You already have an account',
  known_text:
    'Hello {name},\n\nsomebody, probably you, tried to sign up with this address. You already have an account; sign in here:\n\n{link}\n\nForgotten the password? The sign-in page helps.\n\nPelaminan',
  reset_subject: 'Choose a new password',
  reset_text:
    'Hello {name},\n\nhere you choose a new password:\n\n{link}\n\nThe link is good for 30 minutes and works once. If you did not ask for it, ignore this mail: your password stays as it is.\n\nPelaminan',
  invited_subject: 'Welcome to Pelaminan: choose your password',
  invited_text:
    'Hello {name},\n\nwe are glad to have {business} with us. Choose a password, complete your profile, and couples will find you:\n\n{link}\n\nThe link is good for one hour and works once; should it have expired, the page sends you a new one.\n\nPelaminan',
  changed_subject: 'Your password was changed',
  changed_text:
    'Hello {name},\n\nyour password was changed on {when}, and all other sessions were ended.\n\nWas it not you? Choose a new password at once:\n\n{link}\n\nPelaminan',
} as const;
