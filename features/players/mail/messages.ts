import { messages } from './messages/en.ts'

/** What happened to a letter, in the player's words. */
export const mailMessages = messages
