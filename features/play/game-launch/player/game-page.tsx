import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { usePlayStop } from '#features/players/responsible-play/player/index.ts'
import { useOnReturn } from '#platform/browser/connection/use-on-return.ts'
import { useBack } from '#platform/browser/router/use-back.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { isUnreachable, LaunchFailure } from './launch-failure.tsx'
import styles from './game-page.module.css'
import { type GameMode, useGameLaunch } from './use-game-launch.ts'
import { usePlayFigures } from './use-play-figures.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type GamePageProps = {
  readonly gameId: number | undefined
  readonly mode: GameMode
  /** The lobby's name of the game; undefined while it is unknown there. */
  readonly name: string | undefined
  /** The operator's picture for a game in maintenance. */
  readonly maintenancePicture: ReactNode
}

/** A game in the lobby's frame. */
export function GamePage({ gameId, mode, name: known, maintenancePicture }: GamePageProps) {
  const back = useBack('/lobby/home')
  const leave = useLeave(gameId, back)
  const page = useRef<HTMLDivElement>(null)
  const name = useTitledName(known)
  const { launch, reload, presenceDialog } = useGameLaunch({ gameId, mode })
  const figures = usePlayFigures(launch.kind === 'playing')
  // A player whose play is stopped learns the reason from the next launch, which is refused with it.
  usePlayStop(launch.kind === 'playing' && mode === 'real', reload)
  useOnReturn(reload, launch.kind === 'failed' && isUnreachable(launch.failure))
  const [menu, setMenu] = useState<{ readonly open: () => void }>()
  return (
    <div ref={page} className={styles.page}>
      <GameBar
        name={name}
        mode={mode}
        figures={figures}
        onBack={back}
        onReload={reload}
        onMenu={launch.kind === 'playing' ? menu?.open : undefined}
        screen={page}
      />
      <div className={styles.stage}>
        {launch.kind === 'starting' && <Starting name={name} />}
        {launch.kind === 'failed' && (
          <LaunchFailure
            failure={launch.failure}
            maintenancePicture={maintenancePicture}
            onRetry={reload}
            onBack={back}
          />
        )}
        {launch.kind === 'playing' && (
          <GameFrame
            key={launch.url}
            url={launch.url}
            name={name}
            onMessage={figures.take}
            onExit={leave}
            onMenu={(open) => setMenu({ open })}
          />
        )}
      </div>
      {presenceDialog}
    </div>
  )
}

function Starting({ name }: { readonly name: string }) {
  return (
    <div className={styles.starting} role="status">
      <Spinner size="large" />
      <p>{formatMessage(messages.startingGame, { name })}</p>
    </div>
  )
}

function useTitledName(name: string | undefined): string {
  const { operatorName } = useLobbyConfiguration()
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${operatorName}`
  }, [name, operatorName])
  return name ?? messages.game
}

/** Where a game asks to go on exit. An unknown place means the lobby. */
function useLeave(gameId: number | undefined, back: () => void) {
  const navigate = useNavigate()
  const hasRoute = useHasRoute()
  const exits = {
    home: undefined,
    cashier: '/lobby/wallets/deposit',
    history: '/record/transaction',
    demo: `/demo/${gameId}`,
  } as const
  return (to: keyof typeof exits) => {
    const path = exits[to]
    if (path !== undefined && hasRoute(path)) navigate(path)
    else back()
  }
}
