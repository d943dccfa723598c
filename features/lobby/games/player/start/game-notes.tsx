import type { GameMode } from '#features/play/game-launch/player/index.ts'
import { type GameNoteProps, usePromotions } from '#features/promotions/kit/player/index.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'

export type GameNotesProps = { readonly game: GameNoteProps['game'] | undefined; readonly mode: GameMode }

/** What promotions say above a game that is played for money. */
export function GameNotes({ game, mode }: GameNotesProps) {
  const promotions = usePromotions()
  if (game === undefined || mode !== 'real') return null
  return promotions.map(
    ({ gameNote, pages: [page] }) => gameNote && <Deferred key={page.path} part={gameNote} props={{ game }} />,
  )
}
