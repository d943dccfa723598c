export const messages = {
  'email.addressInvalid': 'Enter an email address, like maria@example.ph.',
  'email.unavailable': 'We can’t send email right now. Nothing was changed.',
  'email.tryLater': 'You’ve asked for too many codes. Please try again later.',
  'email.sameAddress': 'This is already your email address. Nothing was changed.',
  'email.codeWrong': 'The code is wrong or has expired.',
  'email.addressTaken': 'This email address belongs to another account. Use a different one.',
  'email.noAddress': 'Your account has no email address. Nothing was changed.',
  'email.linkUnknown':
    'This link doesn’t turn off any emails. You can choose what we email you in your profile. Nothing was changed.',
} as const
