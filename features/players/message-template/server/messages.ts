/** What members alone read. */
export const messageTemplateTexts = {
  inboxTest: 'A test of a message that players get in their inbox. Players do not get it as an e-mail.',
} as const
