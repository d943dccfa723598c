import { isOfferedInLobby } from '#core/enumerations/download-type.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { downloadEntry } from '#features/lobby/app-update/player/index.ts'
import { surfaceOf } from '#features/lobby/content/player/index.ts'
import type { LobbySelectionChoice } from './use-lobby-selection.ts'
import { useSelectionAddress } from './use-selection-address.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'

const popup = lazyScreen(() => import('./home-popup.tsx').then((m) => m.HomePopup))
const keys = lazyScreen(() => import('./home-keys.tsx').then((m) => m.HomeKeys))
const pull = lazyScreen(() => import('./pull-to-refresh.tsx').then((m) => m.PullToRefresh))
const floating = lazyScreen(() => import('./floating-menu.tsx').then((m) => m.FloatingMenu))

export type HomeExtrasProps = { readonly selection: LobbySelectionChoice }

/** Overlays of the home, loaded only if there is something to show, once the page works; and its address. */
export function HomeExtras({ selection }: HomeExtrasProps) {
  useSelectionAddress(selection)
  const { mode, notices, ads, h5 } = useLobbyConfiguration()
  const surface = surfaceOf(mode)
  const hasPopup = notices.some(({ isH5Pop }) => isH5Pop) || ads.some(({ place }) => place === 'popup')
  return (
    <>
      <Deferred part={keys} />
      <Deferred part={pull} />
      {hasPopup && <Deferred part={popup} />}
      {surface.floatingMenu && <Deferred part={floating} />}
      {surface.download && isOfferedInLobby(h5.downloadType) && <Deferred part={downloadEntry} />}
    </>
  )
}
