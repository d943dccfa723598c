import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useBack } from '#platform/browser/router/use-back.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { CornerBar } from './corner-bar.tsx'
import { GameBar } from './game-bar.tsx'
import styles from './game-page.module.css'
import { GameStage } from './game-stage.tsx'
import { messages } from './messages/en.ts'
import type { SeatActs } from './seat-acts.ts'
import { SeatPanel } from './seat-panel.tsx'
import type { GameMode } from './use-game-launch.ts'
import { type Play, usePlay } from './use-play.ts'

export type GamePageProps = {
  readonly gameId: number | undefined
  readonly mode: GameMode
  /** The lobby's name of the game; undefined while it is unknown there. */
  readonly name: string | undefined
  /** The operator's picture for a game in maintenance. */
  readonly maintenancePicture: ReactNode
  /** Said between the bar and the game, such as which bets count in a tournament. */
  readonly note: ReactNode
  /** Where the desktop shows it; undefined on a phone, where the game is the whole page. */
  readonly seat?: SeatActs
}

/** A game in the lobby's frame. */
export function GamePage({ gameId, mode, name: known, maintenancePicture, note, seat }: GamePageProps) {
  const back = useBack('/lobby/home')
  const page = useRef<HTMLDivElement>(null)
  const name = useTitledName(known)
  const play = usePlay({ gameId, mode })
  const [panelOpen, setPanelOpen] = useState(false)
  const inCorner = seat?.place === 'corner'
  useTheatreFocus(page, seat)
  const inBar = { name, mode, figures: play.figures }
  return (
    <div
      ref={page}
      className={classNames(styles.page, seat && styles.seated, inCorner && styles.corner)}
      data-theme="night"
      {...(inCorner && { role: 'region', 'aria-label': name })}
    >
      {inCorner ? (
        <CornerBar {...inBar} onTheatre={seat.toTheatre} onEnd={seat.end} />
      ) : (
        <div>
          <GameBar
            {...inBar}
            gameId={gameId}
            onBack={back}
            onReload={play.reload}
            onMenu={play.openMenu}
            desktop={seat && { ...cornerAct(seat, play), panelOpen, onPanel: () => setPanelOpen(!panelOpen) }}
            screen={page}
          />
          {note}
        </div>
      )}
      <GameStage play={play} gameId={gameId} name={name} maintenancePicture={maintenancePicture} onBack={back} />
      {seat && panelOpen && !inCorner && (
        <SeatPanel gameId={gameId} mode={mode} seat={seat} play={play} onClose={() => setPanelOpen(false)} />
      )}
      {play.presenceDialog}
    </div>
  )
}

/** Only a game that plays can go on in the corner. */
const cornerAct = ({ toCorner }: SeatActs, { launch }: Play) => ({
  toCorner: launch.kind === 'playing' ? () => toCorner() : undefined,
})

/** The theatre stands beside the pages, so that no page's arrival brings the focus to it. */
function useTheatreFocus(page: RefObject<HTMLElement | null>, seat: SeatActs | undefined): void {
  const isTheatre = seat?.place === 'theatre'
  useEffect(() => {
    const heading = isTheatre ? page.current?.querySelector('h1') : undefined
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [page, isTheatre])
}

function useTitledName(name: string | undefined): string {
  const { operatorName } = useLobbyConfiguration()
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${operatorName}`
  }, [name, operatorName])
  return name ?? messages.game
}
