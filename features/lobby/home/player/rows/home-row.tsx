import type { ReactNode } from 'react'
import { type Game, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { firstRows, GameRail, type GameRow } from '#features/lobby/games/player/index.ts'
import styles from './home-row.module.css'
import { messages } from '../messages/en.ts'

/** A row that was found after the first picture: it comes with its title, and with an act beside that. */
export type TitledRow = {
  readonly kind: 'titled'
  readonly title: string
  readonly games: readonly Game[]
  readonly act?: ReactNode
}

export type HomeRowProps = {
  readonly row: GameRow<Game> | TitledRow
  /** Which row it is, from above. */
  readonly place: number
  /** How many tiles of a row the first picture of the page shows. */
  readonly tilesAtFirst: number
  readonly onInfo: (game: Game) => void
  readonly onChooseTab: (tab: number) => void
}

/** A row of the home: what its games have in common, and the way to all of them. */
export function HomeRow({ row, place, tilesAtFirst, onInfo, onChooseTab }: HomeRowProps) {
  const { gameTypes } = useLobbyConfiguration()
  const title = titleOf(row, gameTypes)
  const id = `row-${place}`
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {row.kind === 'type' && (
          <button type="button" className={styles.all} onClick={() => onChooseTab(row.typeId)} aria-describedby={id}>
            {messages.seeAll}
          </button>
        )}
        {row.kind === 'titled' && row.act}
      </div>
      <GameRail
        label={title}
        games={row.games}
        onInfo={onInfo}
        eager={place === 0}
        tilesAtFirst={place < firstRows ? tilesAtFirst : 0}
      />
    </section>
  )
}

function titleOf(row: HomeRowProps['row'], types: readonly { readonly id: number; readonly name: string }[]): string {
  if (row.kind === 'titled') return row.title
  if (row.kind !== 'type') return rowTitles[row.kind]
  const { typeId } = row
  return types.find(({ id }) => id === typeId)?.name ?? messages.games
}

const rowTitles = {
  popular: messages.popularGames,
  featured: messages.featuredGames,
  new: messages.newGames,
} as const
