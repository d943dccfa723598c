import { type Client, createClient } from '#core/contract/client.ts'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { safeStorage, type SafeStorage } from '#platform/browser/storage/safe-storage.ts'
import type { Connection } from '#platform/browser/connection/connection.ts'
import type { Session } from '#platform/browser/session/session.ts'
import * as v from 'valibot'

const key = 'bituin.office.device'

const kept = v.pipe(v.string(), v.uuid())

/** An id stored in this browser, which reveals that two members share it. */
const staffDeviceOf = (storage: SafeStorage) => (): string => {
  const known = storage.read(key, kept)
  if (known !== undefined) return known
  const made = crypto.randomUUID()
  storage.write(key, made)
  return made
}

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
