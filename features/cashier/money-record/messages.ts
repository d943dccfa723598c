import { messages } from './messages/en.ts'

/** Why a record cannot be shown, in the player's words. */
export const recordMessages = messages
