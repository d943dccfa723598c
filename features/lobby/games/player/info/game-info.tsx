import { useState } from 'react'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { Late } from '#platform/browser/late/late.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages as connectionMessages } from '#platform/browser/messages/en.ts'
import type { GameInfoSheetProps } from './game-info-sheet.tsx'

export type GameInfoProps = { readonly game: Game | undefined; readonly onClose: () => void }

/** The sheet about a game, loaded on demand. It keeps its last game during the exit animation. */
export function GameInfo({ game, onClose }: GameInfoProps) {
  const [last, setLast] = useState(game)
  if (game && game !== last) setLast(game)
  const fail = () => {
    toast(connectionMessages.offline, { tone: 'error' })
    onClose()
  }
  return last ? (
    <Late<GameInfoSheetProps>
      isNeeded
      load={async () => (await import('./game-info-sheet.tsx')).GameInfoSheet}
      onFailed={fail}
      props={{ game: last, open: game !== undefined, onClose }}
    />
  ) : null
}
