import type { WebConfiguration } from '#features/office/web-configuration/contract.ts'
import { useConfig } from '#platform/browser/config/config-context.tsx'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { useEffect } from 'react'
import { fetchAhead } from '#platform/browser/late/fetch-ahead.ts'

const ageGate = lazyScreen(() => import('./age-gate.tsx').then((m) => m.AgeGate))
const toastRegion = lazyScreen(() => import('#platform/ui/toast/toast-region.tsx').then((m) => m.ToastRegion))
const pwaParts = lazyScreen(() => import('./pwa/pwa-parts.tsx').then((m) => m.PwaParts))
const visitRecorder = lazyScreen(() => import('./visit-recorder.tsx').then((m) => m.VisitRecorder))
const homeModals = lazyScreen(() => import('./home-modals.tsx').then((m) => m.HomeModals))
const onlinePing = lazyScreen(() => import('./online-ping.tsx').then((m) => m.OnlinePing))

/** Components that live as long as the app, whatever page is shown. */
export function BesideThePages() {
  const signedIn = useSignedIn()
  const { mode } = useConfig<WebConfiguration>()
  return (
    <>
      <Deferred part={toastRegion} />
      <Deferred part={visitRecorder} />
      {mode === 'green' && <Deferred part={ageGate} />}
      {signedIn && <Deferred part={onlinePing} />}
      {signedIn && <Deferred part={homeModals} />}
      {signedIn && <GameAhead />}
      <Deferred part={pwaParts} />
    </>
  )
}

/** A player's next page is mostly a game: the page around it is prefetched. */
function GameAhead() {
  const { table } = useRouter()
  useEffect(() => fetchAhead(async () => table.match('/start')?.route.screen.load()), [table])
  return null
}
