import { messages } from './messages/en.ts'

/** Texts about payout accounts. */
export const bankAccountMessages = messages
