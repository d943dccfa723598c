import { type RefObject, useSyncExternalStore } from 'react'
import { useInBrowser } from '#platform/browser/late/use-in-browser.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import styles from './game-bar.module.css'
import type { GameMode } from './use-game-launch.ts'
import { elapsedText, type PlayFigures } from './use-play-figures.ts'
import { messages } from './messages/en.ts'

export type GameBarProps = {
  readonly gameId: number | undefined
  readonly name: string
  readonly mode: GameMode
  readonly figures: Pick<PlayFigures, 'elapsedSeconds' | 'net'>
  readonly onBack: () => void
  readonly onReload: () => void
  /** Opens the game's own menu; undefined if the game shows its own. */
  readonly onMenu: (() => void) | undefined
  /** The desktop's further acts; undefined on a phone. */
  readonly desktop: DesktopActs | undefined
  /** The element to show in full screen. */
  readonly screen: RefObject<HTMLElement | null>
}

export type DesktopActs = {
  readonly toCorner: (() => void) | undefined
  readonly panelOpen: boolean
  readonly onPanel: () => void
}

/** The bar above every game: back, time spent, and result so far. */
export function GameBar({ gameId, name, mode, figures, onBack, onReload, onMenu, desktop, screen }: GameBarProps) {
  const hasRoute = useHasRoute()
  const navigate = useNavigate()
  return (
    <header className={styles.bar}>
      <IconButton icon="back" label={messages.backToLobby} onClick={onBack} />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.figures}>
          <span role="timer" aria-label={messages.timeInThisGame}>
            {elapsedText(figures.elapsedSeconds)}
          </span>
          {mode === 'real' ? (
            <span>
              <span className={styles.label}>{messages.result}</span> <Money amount={figures.net} tone="signed" />
            </span>
          ) : (
            <span className={styles.mode}>{messages.demoPlayMoney}</span>
          )}
          {mode === 'guest' && gameId !== undefined && <RealPlayWay gameId={gameId} />}
        </p>
      </div>
      {mode !== 'guest' && hasRoute(carePath) && (
        <IconButton icon="shield" label={messages.limitsAndBreaks} onClick={() => navigate(carePath)} />
      )}
      <IconButton icon="refresh" label={messages.reloadGame} onClick={onReload} />
      {desktop?.toCorner && <IconButton icon="mini" label={messages.miniPlayer} onClick={desktop.toCorner} />}
      <FullScreenButton screen={screen} />
      {desktop && (
        <IconButton
          icon="panel"
          label={messages.gameDetails}
          aria-expanded={desktop.panelOpen}
          onClick={desktop.onPanel}
        />
      )}
      {onMenu && <IconButton icon="menu" label={messages.gameMenu} onClick={onMenu} />}
    </header>
  )
}

const carePath = '/profile/limits'

/** From a guest's demo to the same game for money, whose way back is the lobby and not the demo: an account first. */
function RealPlayWay({ gameId }: { readonly gameId: number }) {
  const navigate = useNavigate()
  const register = () => navigate('/register', { returnTo: `/start?gameId=${gameId}`, replace: true })
  return (
    <button type="button" className={styles.way} onClick={register}>
      {messages.playForReal}
    </button>
  )
}

function FullScreenButton({ screen }: Pick<GameBarProps, 'screen'>) {
  const { possible, on } = useFullScreen()
  if (!possible) return null
  const turn = () => {
    // If the browser refuses, the page stays as it is.
    const turned = on ? document.exitFullscreen() : screen.current?.requestFullscreen()
    turned?.catch(() => {})
  }
  return (
    <IconButton
      icon="fullscreen"
      label={on ? messages.exitFullScreen : messages.fullScreen}
      aria-pressed={on}
      onClick={turn}
    />
  )
}

function useFullScreen() {
  const on = useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    () => document.fullscreenElement !== null && document.fullscreenElement !== undefined,
    () => false,
  )
  const possible = useInBrowser(() => document.fullscreenEnabled === true, false)
  return { on, possible }
}
