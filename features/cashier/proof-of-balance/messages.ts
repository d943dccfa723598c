import { defineMessages } from '#core/message/message.ts'

export const proofMessages = defineMessages({
  'proof.none': 'There is no proof for you on that day: your account had no balance yet, or the day is too long ago.',
  'proof.tryLater': 'You have downloaded many proofs in a short time. Please try again later.',
  'proof.offline': 'There is no connection. A proof that you have can still be checked.',
  'proof.failed': 'That did not work (code {code}). Please try again.',
})
