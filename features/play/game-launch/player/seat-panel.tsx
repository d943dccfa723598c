import { Late } from '#platform/browser/late/late.tsx'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import type { GamePanelProps } from './game-panel.tsx'
import type { SeatActs } from './seat-acts.ts'
import type { Play } from './use-play.ts'

export type SeatPanelProps = Pick<GamePanelProps, 'gameId' | 'mode' | 'onClose'> & {
  readonly seat: SeatActs
  readonly play: Play
}

/** The panel beside a game in the theatre. */
export function SeatPanel({ gameId, mode, seat, play, onClose }: SeatPanelProps) {
  const hasRoute = useHasRoute()
  const { launch, figures, isProvable, openMenu } = play
  const isPlaying = launch.kind === 'playing'
  return (
    <GamePanelLate
      gameId={gameId}
      mode={mode}
      url={isPlaying ? launch.url : undefined}
      isProvable={isProvable}
      roundsEnded={figures.roundsEnded}
      facts={seat.facts}
      onRules={openMenu}
      onSupport={isPlaying && hasRoute(supportPath) ? () => seat.toCorner(supportPath) : undefined}
      onClose={onClose}
    />
  )
}

const supportPath = '/service?chat=open'

/** Loaded when it is first opened. */
const GamePanelLate = (props: GamePanelProps) => (
  <Late<GamePanelProps>
    isNeeded
    load={async () => (await import('./game-panel.tsx')).GamePanel}
    onFailed={props.onClose}
    props={props}
  />
)
