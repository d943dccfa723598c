import { messages } from './messages/en.ts'

/** Blockers and refusals of a withdrawal, in the player's words. */
export const withdrawalMessages = messages
