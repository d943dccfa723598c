import { type Client, createClient } from '#core/contract/client.ts'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { safeStorage } from '#platform/browser/storage/safe-storage.ts'
import { staffDeviceOf } from './staff-device.ts'
import type { Connection } from '#platform/browser/connection/connection.ts'
import type { Session } from '#platform/browser/session/session.ts'

const requestTimeoutMs = 30_000

/**
 * The client of the staff session. Each call is bound to the token it was sent with, so that a late 401 for an old
 * session never ends a newer one.
 */
export function createStaffClient(session: Session, connection: Connection): Client {
  const staffDevice = staffDeviceOf(safeStorage(() => window.localStorage))
  const clientFor = (token: string | undefined) =>
    createClient({
      baseUrl: '',
      prefix: staffCallPrefix,
      fetch: window.fetch.bind(window),
      envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin-back-office', platform: 1 }),
      token: () => token,
      fingerprint: staffDevice,
      onSessionEnded: () => {
        if (session.token() === token) session.clear()
      },
      onAnswered: connection.answered,
      onUnreachable: connection.unreachable,
      timeoutMs: requestTimeoutMs,
    })
  return { send: async (call, request, signal) => clientFor(session.token()).send(call, request, signal) }
}
