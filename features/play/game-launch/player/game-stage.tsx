import type { ReactNode } from 'react'
import { sparesDataNow } from '#platform/browser/data-saver/data-saver.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { formatMessage } from '#core/message/format-message.ts'
import { GameFrame } from './game-frame.tsx'
import styles from './game-page.module.css'
import { LaunchFailure } from './launch-failure.tsx'
import { messages } from './messages/en.ts'
import type { Play } from './use-play.ts'

export type GameStageProps = {
  readonly play: Play
  readonly gameId: number | undefined
  readonly name: string
  readonly maintenancePicture: ReactNode
  readonly onBack: () => void
}

/** The game, or what stands in its place while it does not run. */
export function GameStage({ play, gameId, name, maintenancePicture, onBack }: GameStageProps) {
  const { launch, figures } = play
  const leave = useLeave(gameId, onBack)
  return (
    <div className={styles.stage}>
      {launch.kind === 'starting' && <Starting name={name} />}
      {launch.kind === 'failed' && (
        <LaunchFailure
          failure={launch.failure}
          maintenancePicture={maintenancePicture}
          onRetry={play.reload}
          onBack={onBack}
        />
      )}
      {launch.kind === 'playing' && (
        <GameFrame
          key={launch.url}
          url={withSaver(launch.url)}
          name={name}
          onMessage={(message) => {
            if (message.kind === 'ready') play.markProvable()
            figures.take(message)
          }}
          onExit={leave}
          onMenu={(open) => {
            play.markProvable()
            play.keepMenu(open)
          }}
        />
      )}
    </div>
  )
}

/** The studio's origin has no choice of the lobby's own: a player who saves data hears no bed. */
const withSaver = (url: string): string => (sparesDataNow() ? `${url}&sound=spare` : url)

function Starting({ name }: { readonly name: string }) {
  return (
    <div className={styles.starting} role="status">
      <Spinner size="large" />
      <p>{formatMessage(messages.startingGame, { name })}</p>
    </div>
  )
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
    // A deposit leads back into the game that it was made for.
    if (path !== undefined && hasRoute(path)) navigate(path, to === 'cashier' ? { data: { leftGame: gameId } } : {})
    else back()
  }
}
