import { appVersion } from '#core/constants/specification.ts'
import { InnerPage, usePlayer } from '#features/players/account/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useOnline } from '#platform/browser/connection/connection-context.tsx'
import { useInBrowser } from '#platform/browser/late/use-in-browser.ts'
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
  const facts = [
    [messages.appVersionFact, appVersion],
    [messages.shellFact, formatMessage(messages.shellAndMode, { shell: page.shell, mode })],
    [messages.configurationFact, formatMessage(messages.configurationVersion, { version, lobbyVersion })],
    [messages.gameListFact, formatMessage(messages.gameListVersion, { gameListVersion, gameCount })],
    [
      messages.playerFact,
      player
        ? formatMessage(messages.playerAndLevel, { id: player.id, userLevel: player.userLevel })
        : messages.notLoaded,
    ],
    [messages.connectionFact, online ? messages.online : messages.offline],
    [messages.screenFact, page.screen],
    [messages.keptFact, page.kept],
    [messages.browserFact, page.browser],
  ] as const
  return (
    <InnerPage title={messages.diagnostics}>
      <Card flush>
        {facts.map(([name, value]) => (
          <CopyRow key={name} label={name} value={value} />
        ))}
      </Card>
    </InnerPage>
  )
}

type Page = Readonly<Record<'shell' | 'screen' | 'kept' | 'browser', string>>

let known: Page | undefined

/** What only the browser knows; read once, since the page is a snapshot. */
const usePage = (): Page => useInBrowser(() => (known ??= readPage()), unknown)

const unknown: Page = { shell: '', screen: '', kept: '', browser: '' }

function readPage(): Page {
  const { innerWidth, innerHeight, devicePixelRatio, navigator, document } = window
  return {
    shell: document.documentElement.dataset.shell ?? 'none',
    screen: formatMessage(messages.screenSize, { innerWidth, innerHeight, devicePixelRatio }),
    kept: 'serviceWorker' in navigator && navigator.serviceWorker.controller ? messages.yes : messages.no,
    browser: navigator.userAgent,
  }
}
