import { messages } from './messages/en.ts'

/** Texts about the safebox and the withdrawal password. */
export const safeboxMessages = messages
