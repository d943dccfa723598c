import { messages } from './messages/en.ts'

export const proofMessages = messages
