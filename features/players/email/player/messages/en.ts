/** What the screens of this feature say. */
export const messages = {
  // email-page.tsx
  emailAddress: 'Email address',
  lead: 'Your email address is optional. We use it to tell you about your money and the safety of your account. We email promos only if you turn them on in your profile.',
  notOffered: 'Email isn’t available here yet',
  notOfferedBody: 'We can’t send email, so you can’t add an address. Everything we’d tell you is in your inbox.',
  notOfferedKept: 'We can’t send email right now. Your address is kept, and everything we’d tell you is in your inbox.',
  verified: 'Verified',
  whatWeSend:
    'We always email you about your money and the safety of your account. You choose the rest under Notifications in your profile.',
  changeAddress: 'Change address',
  removeAddress: 'Remove address',
  // address-form.tsx
  newAddress: 'New email address',
  addressPlaceholder: 'maria@example.ph',
  sendCode: 'Send code',
  sendAgain: 'Send again',
  resendIn: 'Resend in {seconds}s',
  code: 'Code',
  codeSent: 'We sent a code to {address}. It’s valid for 15 minutes. Check your spam folder, too.',
  addAddress: 'Add this address',
  saveAddress: 'Change to this address',
  cancel: 'Cancel',
  // use-address-form.ts
  codeMissing: 'Enter the 6-digit code from the email.',
  addressAdded: 'Email address added.',
  addressChanged: 'Email address changed. We’ve also notified your old address.',
  // remove-address-sheet.tsx
  removeLead:
    'We’ll stop sending email to {address}, and tell that address that it was removed. Your inbox still gets everything.',
  addressRemoved: 'Email address removed.',
  // unsubscribe-page.tsx
  stopEmails: 'Stop these emails?',
  stopLead:
    'We’ll stop emailing you about this. Everything stays in your inbox, and we still email you about your money and the safety of your account.',
  stop: 'Stop these emails',
  stopped: 'You won’t get these emails',
  stoppedIdentityDecided: 'We won’t email you the result of your ID check any more.',
  stoppedSupportWrote: 'We won’t email you about messages from customer service any more.',
  stoppedChatAnswered: 'We won’t email you about answers in the chat any more.',
  stoppedPromos: 'You’ve withdrawn your consent, so we won’t email you promos any more. This holds at once.',
  backOn: 'You can turn them on again in your profile.',
  notStopped: 'Nothing was turned off',
} as const
