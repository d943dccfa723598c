import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { buzz } from '#platform/browser/haptics/buzz.ts'
import { maintenanceOf } from '../rules.ts'

const longPressMs = 450
const tickMs = 10
const stillPx = 10

/**
 * Touch gestures on a grid's tiles, with one listener for all: a long press shows details, and so does a tap on a game
 * in maintenance, and every tap of a guest, who chooses there between the demo and an account.
 */
export function useTileGestures(games: readonly Game[], onInfo: (game: Game) => void) {
  const press = useRef<{ readonly x: number; readonly y: number; timer: number } | undefined>(undefined)
  const isInfoShown = useRef(false)
  const isGuest = !useSignedIn()
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  const gameAt = ({ target }: SyntheticEvent): Game | undefined => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-game]') : null
    return games.find(({ id }) => String(id) === link?.dataset['game'])
  }
  const showInfo = (game: Game) => {
    isInfoShown.current = true
    buzz(tickMs)
    onInfo(game)
  }
  const letGo = () => clearTimeout(press.current?.timer)

  return {
    onPointerDown: (event: PointerEvent) => {
      isInfoShown.current = false
      const game = event.pointerType === 'mouse' ? undefined : gameAt(event)
      if (!game) return
      const timer = window.setTimeout(() => showInfo(game), longPressMs)
      press.current = { x: event.clientX, y: event.clientY, timer }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > stillPx) letGo()
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu: (event: MouseEvent) => {
      if (press.current && isInfoShown.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      const game = gameAt(event)
      if (!game) return
      if (isInfoShown.current) event.preventDefault()
      else if (isGuest || maintenanceOf(game) !== undefined) {
        event.preventDefault()
        onInfo(game)
      }
      isInfoShown.current = false
    },
  }
}
