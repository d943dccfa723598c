import { type Game, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { BrandChips } from './brand-chips.tsx'
import { brandsOf, gamesOfBrand, gamesOfType, GameShelf, useGames } from '#features/lobby/games/player/index.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './type-tab.module.css'

export type TypeTabProps = {
  readonly typeId: number
  readonly brand: number | undefined
  readonly onChooseBrand: (brand: number | undefined) => void
  readonly onInfo: (game: Game) => void
}

/** The games of one kind: of all brands, or of one. */
export function TypeTab({ typeId, brand, onChooseBrand, onInfo }: TypeTabProps) {
  const { gameTypes, gameBrands } = useLobbyConfiguration()
  const games = useGames()
  const name = gameTypes.find(({ id }) => id === typeId)?.name ?? messages.games
  const ofType = gamesOfType(games.games, typeId)
  const brands = brandsOf(ofType, gameBrands)
  const chosen = brands.find(({ id }) => id === brand)
  const shown = chosen ? gamesOfBrand(ofType, chosen.id) : ofType
  return (
    <section className={styles.tab} aria-label={name}>
      {brands.length > 1 && <BrandChips brands={brands} chosen={chosen?.id} onChoose={onChooseBrand} />}
      <GameShelf
        key={`${typeId} ${chosen?.id}`}
        label={chosen ? formatMessage(messages.typeByBrand, { type: name, brand: chosen.showName }) : name}
        shown={shown}
        from={games}
        onInfo={onInfo}
      >
        <EmptyState icon="dice" title={messages.noGamesOfType}>
          {messages.noGamesOfTypeText}
        </EmptyState>
      </GameShelf>
    </section>
  )
}
