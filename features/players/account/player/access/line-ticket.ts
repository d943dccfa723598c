import * as v from 'valibot'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'

const ticketKey = 'lineTicket'

/** Carries a LINE identity without an account from the sign-in page through registration. */
export const recallLineTicket = (): string | undefined => sessionStore.read(ticketKey, v.string())
export const rememberLineTicket = (ticket: string): void => sessionStore.write(ticketKey, ticket)
export const forgetLineTicket = (): void => sessionStore.remove(ticketKey)
