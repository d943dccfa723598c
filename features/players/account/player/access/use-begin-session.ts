import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { forgetAdParameters } from '#features/players/event-log/player/index.ts'
import { followKeptLanguage } from '#features/players/language/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useSession } from '#platform/browser/session/session-context.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { signIn } from '../../contract.ts'
import { playerStoreOf } from '../player-store.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type SignedIn = ResponseOf<typeof signIn>

/** Starts the session returned by a sign-in or registration. */
export function useBeginSession(): (signedIn: SignedIn) => void {
  const session = useSession()
  const client = useClient()
  return ({ token, password: _always_empty, lastSignIn, ...player }) => {
    session.set(token)
    forgetAdParameters()
    playerStoreOf(session).keep(player)
    void followKeptLanguage(client)
    if (lastSignIn) toast(lastSignInText(lastSignIn), { durationMs: lastSignInReadingMs })
  }
}

const lastSignInReadingMs = 6000

const lastSignInText = ({ at, device, place }: NonNullable<SignedIn['lastSignIn']>): string =>
  formatMessage(messages.lastLogin, { details: [formatInstant(at), device, place].filter(Boolean).join(' · ') })
