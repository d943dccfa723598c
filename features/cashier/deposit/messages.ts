import { messages } from './messages/en.ts'

/** Why a deposit cannot be made, in the player's words. */
export const depositMessages = messages
