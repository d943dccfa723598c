import { useState } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { FavouriteGames } from './likes/favourite-games.tsx'
import { GameInfo } from './info/game-info.tsx'
import { messages } from './messages/en.ts'

/** The player's games on a page of their own. */
export function FavouritesPage() {
  const [infoGame, setInfoGame] = useState<Game>()
  return (
    <InnerPage title={messages.favorites} wide>
      <FavouriteGames onInfo={setInfoGame} />
      <GameInfo game={infoGame} onClose={() => setInfoGame(undefined)} />
    </InnerPage>
  )
}
