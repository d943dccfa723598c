import { useSyncExternalStore } from 'react'
import { appVersion } from '#core/constants/specification.ts'
import { InnerPage, usePlayer } from '#features/players/account/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useOnline } from '#platform/browser/connection/connection-context.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'

/** Device, build and session, for support. Never in production. */
export function DiagnosticsScreen() {
  const { version, lobbyVersion, gameListVersion, gameCount, mode } = useLobbyConfiguration()
  const online = useOnline()
  const player = usePlayer()
  const page = usePage()
  const facts = {
    'App version': appVersion,
    Shell: `${page.shell}, ${mode} mode`,
    Configuration: `${version}, content ${lobbyVersion}`,
    'Game list': `version ${gameListVersion}, ${gameCount} games`,
    Player: player ? `${player.id}, level ${player.userLevel}` : 'not read yet',
    Connection: online ? 'online' : 'offline',
    Screen: page.screen,
    'Kept on the device': page.kept,
    Browser: page.browser,
  }
  return (
    <InnerPage title="Diagnostics">
      <Card flush>
        {Object.entries(facts).map(([name, value]) => (
          <CopyRow key={name} label={name} value={value} />
        ))}
      </Card>
    </InnerPage>
  )
}

type Page = Readonly<Record<'shell' | 'screen' | 'kept' | 'browser', string>>

let known: Page | undefined

/** What only the browser knows; read once, since the page is a snapshot. */
const usePage = (): Page =>
  useSyncExternalStore(
    never,
    () => (known ??= readPage()),
    () => unknown,
  )

const never = () => () => {}
const unknown: Page = { shell: '', screen: '', kept: '', browser: '' }

function readPage(): Page {
  const { innerWidth, innerHeight, devicePixelRatio, navigator, document } = window
  return {
    shell: document.documentElement.dataset.shell ?? 'none',
    screen: `${innerWidth} by ${innerHeight}, ${devicePixelRatio} pixels each`,
    kept: 'serviceWorker' in navigator && navigator.serviceWorker.controller ? 'yes' : 'no',
    browser: navigator.userAgent,
  }
}
