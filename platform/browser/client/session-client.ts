import { type Client, type ClientOptions, createClient } from '#core/contract/client.ts'
import { requestTimeout } from '#core/constants/specification.ts'
import type { Connection } from '../connection/connection.ts'
import type { Session } from '../session/session.ts'

export type SessionClientOptions = Pick<ClientOptions, 'baseUrl' | 'fetch' | 'envelope'> & {
  readonly session: Session
  readonly connection: Connection
  readonly fingerprint: () => string
  /** The server ended the session; it is cleared already. */
  readonly onSessionEnded: () => void
}

/**
 * The client of this browser's session. Each call is bound to the token it was sent with, so that a late 401 for an old
 * session never ends a newer one.
 */
export function createSessionClient(options: SessionClientOptions): Client {
  const { baseUrl, fetch, envelope, session, connection, fingerprint } = options
  const clientFor = (token: string | undefined) =>
    createClient({
      baseUrl,
      fetch,
      envelope,
      token: () => token,
      fingerprint,
      onSessionEnded: () => {
        if (session.token() !== token) return
        session.clear()
        options.onSessionEnded()
      },
      onAnswered: connection.answered,
      onUnreachable: connection.unreachable,
      // Few visits upload anything: the first upload loads it.
      uploadFetch: (onProgress) => async (address, request) => {
        const { uploadFetch } = await import('./upload-fetch.ts')
        return uploadFetch(onProgress)(address, request)
      },
      timeoutMs: requestTimeout,
    })
  return { send: async (call, ...how) => clientFor(session.token()).send(call, ...how) }
}
