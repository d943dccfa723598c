import { useSyncExternalStore } from 'react'
import { appVersion } from '#core/constants/specification.ts'
import { InnerPage, usePlayer } from '#features/players/account/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useOnline } from '#platform/browser/connection/connection-context.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Device, build and session, for support. Never in production. */
export function DiagnosticsScreen() {
  const { version, lobbyVersion, gameListVersion, gameCount, mode } = useLobbyConfiguration()
  const online = useOnline()
  const player = usePlayer()
  const page = usePage()
  const facts = {
    'App version': appVersion,
    Shell: formatMessage(messages.shellModeMode, { shell: page.shell, mode }),
    Configuration: formatMessage(messages.versionContentLobbyVersion, { version, lobbyVersion }),
    'Game list': formatMessage(messages.versionGameListVersionGame, { gameListVersion, gameCount }),
    Player: player
      ? formatMessage(messages.idLevelUserLevel, { id: player.id, userLevel: player.userLevel })
      : messages.notReadYet,
    Connection: online ? 'online' : 'offline',
    Screen: page.screen,
    'Kept on the device': page.kept,
    Browser: page.browser,
  }
  return (
    <InnerPage title={messages.diagnostics}>
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
    screen: formatMessage(messages.innerWidthByInnerHeight, { innerWidth, innerHeight, devicePixelRatio }),
    kept: 'serviceWorker' in navigator && navigator.serviceWorker.controller ? 'yes' : 'no',
    browser: navigator.userAgent,
  }
}
