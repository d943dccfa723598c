import { useClient } from '#platform/browser/client/client-context.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { reportRegistration } from '#features/players/event-log/player/index.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { rememberAccount } from '../access/account-memory.ts'
import { forgetLineTicket } from '../access/line-ticket.ts'
import { type SignedIn, useBeginSession } from '../access/use-begin-session.ts'
import { forgetInviteCode } from './invite-code.ts'

/** Begins the session of a new player. Invite code and LINE ticket are used up. */
export function useWelcome(account: string): (signedIn: SignedIn) => void {
  const client = useClient()
  const begin = useBeginSession()
  return (signedIn) => {
    rememberAccount(account)
    forgetInviteCode()
    forgetLineTicket()
    begin(signedIn)
    reportRegistration(client)
    toast(accountMessages['account.registered'], { tone: 'success' })
  }
}
