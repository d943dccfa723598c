import { type ReactNode, useEffect } from 'react'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { GamePage } from './game-page.tsx'
import { addressOfSeat, endGame, type GameSeat, keepInCorner } from './game-seat.ts'

export type SeatedGameProps = {
  readonly seat: GameSeat
  readonly name: string | undefined
  readonly maintenancePicture: ReactNode
  readonly note: ReactNode
  /** The facts of the game, such as its return to the player. */
  readonly facts: ReactNode
}

/**
 * The desktop's open game. It is rendered beside the pages and not by one: a frame that is moved in the document starts
 * again, and so would the round in it.
 */
export function SeatedGame({ seat, name, maintenancePicture, note, facts }: SeatedGameProps) {
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const isOver = seat.mode !== 'guest' && !signedIn
  useEffect(() => {
    if (isOver) endGame()
  }, [isOver])
  if (isOver) return null
  const { gameId, mode, place } = seat
  return (
    <GamePage
      key={`${gameId} ${mode}`}
      gameId={gameId}
      mode={mode}
      name={name}
      maintenancePicture={maintenancePicture}
      note={note}
      seat={{
        place,
        facts,
        toCorner: (to = '/lobby/home') => {
          keepInCorner()
          navigate(to)
        },
        toTheatre: () => navigate(addressOfSeat(seat)),
        end: endGame,
      }}
    />
  )
}
