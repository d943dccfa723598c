/** Why a report is not accepted. */
export const messages = {
  tryLater:
    'You’ve sent us several reports today. We read every one. Please wait for our reply before you send another.',
  // answer-letter.ts
  answerTitle: 'Our answer to your report {number}',
  youWrote: 'You wrote: “{text}”',
} as const
