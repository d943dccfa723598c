import '#platform/ui/testing/modal-dialogs.ts'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createClient } from '#core/contract/client.ts'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { type Permission, StaffContext } from '#features/office/staff/back-office/index.ts'
import { ClientContext } from '#platform/browser/client/client-context.tsx'
import { createConnection } from '#platform/browser/connection/connection.ts'
import { ConnectionContext } from '#platform/browser/connection/connection-context.tsx'
import { createSession } from '#platform/browser/session/session.ts'
import { SessionContext } from '#platform/browser/session/session-context.tsx'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { createTestServer } from '#platform/browser/testing/test-server.ts'

/** The calls of the staff, as a test answers them. */
export const createStaffServer = () => createTestServer(staffCallPrefix)

type StaffScreen = {
  readonly server: ReturnType<typeof createStaffServer>
  /** Of the member who looks at the screen. */
  readonly permissions: Permission[]
}

/** Shows a screen to a signed-in member. */
export function openStaffScreen(shown: ReactNode, { server, permissions }: StaffScreen) {
  const session = createSession(sessionStore)
  session.set('token')
  const client = createClient({
    baseUrl: '',
    prefix: staffCallPrefix,
    fetch: server.fetch,
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'test', platform: 1 }),
    token: session.token,
    fingerprint: () => undefined,
    onSessionEnded: () => undefined,
    timeoutMs: 5_000,
  })
  const { container } = render(
    <SessionContext value={session}>
      <ConnectionContext value={createConnection()}>
        <ClientContext value={client}>
          <StaffContext value={{ id: 1, name: 'Ana', email: 'ana@example.ph', roles: ['admin'], permissions }}>
            {shown}
          </StaffContext>
        </ClientContext>
      </ConnectionContext>
    </SessionContext>,
  )
  return { container, user: userEvent.setup() }
}
