import { useEffect, useEffectEvent } from 'react'
import { drawFrom } from '#core/draw/draw.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import {
  gamesByIds,
  suggestGames,
  type Suggestion,
  useForYou,
  useGames,
  WhyThese,
} from '#features/lobby/games/player/index.ts'
import { usePlayer } from '#features/players/account/player/index.ts'
import styles from './home-row.module.css'
import type { TitledRow } from './home-row.tsx'
import { messages } from '../messages/en.ts'

export type PersonalRowsProps = { readonly onRows: (rows: readonly TitledRow[]) => void }

const draw = drawFrom((count) => crypto.getRandomValues(new Uint8Array(count)))

/** Finds the rows that are this player's alone, from the games that the player has started. Draws nothing itself. */
export function PersonalRows({ onRows }: PersonalRowsProps) {
  const { games, state } = useGames()
  const isForYouOn = useForYou()
  const played = usePlayer()?.gameData.gameHistory
  const find = useEffectEvent(() => {
    // All at once: rows that come one after the other would push each other down.
    if (played === undefined || state !== 'whole') return
    const suggestions = isForYouOn ? suggestGames({ games, played, draw }) : []
    onRows(personalRows(gamesByIds(games, played), suggestions))
  })
  useEffect(() => find(), [games, state, isForYouOn, played])
  return null
}

const rowMax = 12

/** Fewer would leave most of a row empty, of which a first screen has two. */
const ownRowMin = () => (document.documentElement.dataset.shell === 'desktop' ? 7 : 3)

/** A few games that were played and what is suggested share a row. */
function personalRows(played: readonly Game[], suggestions: readonly Suggestion<Game>[]): readonly TitledRow[] {
  const [before, suggested] = [continueRow(played), forYouRow(suggestions)]
  if (before.games.length > 0 && before.games.length < ownRowMin() && suggestions.length > 0)
    return [{ ...suggested, title: messages.continueAndForYou, games: [...before.games, ...suggested.games] }]
  return [before, suggested].filter(({ games }) => games.length > 0)
}

const continueRow = (played: readonly Game[]): TitledRow => ({
  kind: 'titled',
  title: messages.continue,
  games: played.slice(0, rowMax),
})

const forYouRow = (suggestions: readonly Suggestion<Game>[]): TitledRow => ({
  kind: 'titled',
  title: messages.forYou,
  games: suggestions.map(({ game }) => game),
  act: <WhyThese suggestions={suggestions} className={styles.all} />,
})
