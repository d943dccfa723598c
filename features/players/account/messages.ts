import { messages } from './messages/en.ts'

/** The texts of sign-in and registration, under the specification's keys, shared by server and client. */
export const accountMessages = messages
