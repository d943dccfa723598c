import type { ReactNode } from 'react'
import type { GameTheme } from '#core/enumerations/game-traits.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { type LaterRow, laterRows, useGames } from '#features/lobby/games/player/index.ts'
import { usePromotions } from '#features/promotions/kit/player/index.ts'
import { useKnownJackpotGames } from '#features/play/jackpot/player/index.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { HomeRow, type HomeRowProps } from './home-row.tsx'
import { messages } from '../messages/en.ts'

export type LaterRowsProps = Pick<HomeRowProps, 'onInfo' | 'onChooseTab'> & {
  /** Below the last row. */
  readonly children: ReactNode
}

/** More than there are rows above. */
const firstPlace = 100

/**
 * The rows below those of kinds: those of promotions, jackpots, once another part of the page has asked for them, and themes. Where there is
 * no game at all, it says so.
 */
export function LaterRows({ onInfo, onChooseTab, children }: LaterRowsProps) {
  const { games } = useGames()
  const jackpotGames = useKnownJackpotGames()
  const rows = laterRows({ games, jackpotGames }).map((row, at) => (
    <HomeRow
      key={titleOf(row)}
      row={{ kind: 'titled', title: titleOf(row), games: row.games }}
      place={firstPlace + at}
      tilesAtFirst={0}
      onInfo={onInfo}
      onChooseTab={onChooseTab}
    />
  ))
  return (
    <>
      {games.length === 0 && (
        <EmptyState icon="dice" title={messages.noGames}>
          {messages.noGamesText}
        </EmptyState>
      )}
      <PromotionRows />
      {rows}
      {children}
    </>
  )
}

/** The rows that promotions have of their own. */
const PromotionRows = () =>
  usePromotions().flatMap(({ homeRow, pages: [page] }) =>
    homeRow === undefined ? [] : [<Deferred key={page.path} part={homeRow} />],
  )

const titleOf = (row: LaterRow<Game>): string => (row.kind === 'theme' ? themeTitles[row.theme] : messages.jackpotGames)

const themeTitles = {
  fiesta: messages.themeFiesta,
  sea: messages.themeSea,
  nature: messages.themeNature,
  legends: messages.themeLegends,
  street: messages.themeStreet,
} as const satisfies Readonly<Record<GameTheme, string>>
