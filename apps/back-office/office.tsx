import { useState } from 'react'
import { signOut, type Staff } from '#features/office/staff/contract.ts'
import { RenewSessionDialog } from '#features/office/staff/back-office/entrance/renew-session-dialog.tsx'
import { StaffContext } from '#features/office/staff/back-office/staff-context.tsx'
import type { SignedIn } from '#features/office/staff/back-office/entrance/use-staff-sign-in.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { browserHistory } from '#platform/browser/router/app-history.ts'
import { createAppNavigator } from '#platform/browser/router/app-navigator.ts'
import { createRouteTable } from '#platform/browser/router/route-table.ts'
import { type FrameProps, Router } from '#platform/browser/router/router.tsx'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { createScrollMemory } from '#platform/browser/router/scroll-memory.ts'
import { useSession, useSignedIn } from '#platform/browser/session/session-context.tsx'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { areas } from './areas.ts'
import { routesFor } from './routes-for.tsx'
import { BackOfficeFrame } from './frame.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import type { ScreenFailure } from '#platform/browser/router/screen-boundary.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const texts = {
  fetch: messages.pageNotLoaded,
  defect: messages.pageFailed,
} as const

type OfficeProps = { readonly staff: Staff; readonly onSignedIn: (signedIn: SignedIn) => void }

const notFound = { screen: readyScreen(NotFoundScreen), title: messages.pageNotFound }
const titleOf = (title: string): string => formatMessage(messages.documentTitle, { title })

/** Everything behind the sign-in. It stays mounted while a session has to be renewed. */
export function Office({ staff, onSignedIn }: OfficeProps) {
  const signedIn = useSignedIn()
  const leave = useLeave()
  const [routing] = useState(() => routingFor(staff, leave))
  return (
    <StaffContext value={staff}>
      <Router {...routing} notFound={notFound} failure={ScreenFailureNotice} titleOf={titleOf} pagesOutliveSession />
      <RenewSessionDialog open={!signedIn} onSignedIn={onSignedIn} onLeave={leave} />
    </StaffContext>
  )
}

/** The routes of the member's permissions, fixed per sign-in: a role granted later opens its area with the next one. */
function routingFor({ permissions }: Staff, leave: () => void) {
  const permitted = areas.filter(({ permission }) => permissions.includes(permission))
  const table = createRouteTable(routesFor(permitted))
  const newKey = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const navigator = createAppNavigator({ table, history: browserHistory(window), signInPath: '/', newKey })
  const frame = (props: FrameProps) => <BackOfficeFrame {...props} areas={permitted} onSignOut={leave} />
  return { table, navigator, scroll: createScrollMemory(sessionStore), frame }
}

/** Signs out and reloads the page, so that no data stays in this tab. */
function useLeave(): () => void {
  const client = useClient()
  const session = useSession()
  return () => {
    void client.send(signOut, {}).finally(() => {
      session.clear()
      location.assign('/')
    })
  }
}

function NotFoundScreen() {
  return (
    <PageHead title={messages.pageNotFound}>
      {messages.pageNotFoundText} <a href="/">{messages.goToStart}</a>
    </PageHead>
  )
}

function ScreenFailureNotice({ reason, retry }: ScreenFailure) {
  return <ErrorState onRetry={retry}>{texts[reason]}</ErrorState>
}
