/** What players read about their reports besides the screens. */
export const messages = {
  tryLater:
    'You’ve sent us several messages in a short time. We read every one. Please wait for our answer before you send another.',
  reportNotFound: 'We can’t find this report.',
  reportOver: 'This report was solved a while ago. Please send a new one.',
  reportFull: 'This report has reached its maximum length. Please send a new one.',
  notToRate: 'This report can’t be rated.',
  // ticket-letters.ts
  answerTitle: 'Our answer to your report {number}',
  youWrote: 'You wrote: “{text}”',
  answerBack: 'To answer us, open report {number} under Customer service, “Report a problem”.',
  solvedTitle: 'Your report {number} is solved',
  solvedBody: 'If something is still wrong, open the report within 30 days and write to us. That opens it again.',
  solvedRate: 'You can also rate our help there within 7 days.',
} as const
