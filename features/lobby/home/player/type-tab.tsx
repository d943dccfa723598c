import { useMemo } from 'react'
import { type Game, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { BrandChips } from './brand-chips.tsx'
import {
  brandsOf,
  FilterBar,
  filtersSet,
  type GameFilter,
  gamesOfBrand,
  gamesOfType,
  GameShelf,
  NoFilteredGames,
  useFilteredGames,
  useGameFilter,
  useGames,
} from '#features/lobby/games/player/index.ts'
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
  const ofType = useMemo(() => gamesOfType(games.games, typeId), [games.games, typeId])
  const { filter, address, onChange } = useTabFilter(typeId)
  const brands = brandsOf(ofType, gameBrands)
  const chosen = brands.find(({ id }) => id === brand)
  const ofBrand = useMemo(() => (chosen ? gamesOfBrand(ofType, chosen.id) : ofType), [ofType, chosen])
  const shown = useFilteredGames(ofBrand, filter)
  const isFiltered = filtersSet(filter) > 0
  return (
    <section className={styles.tab} aria-label={name}>
      {brands.length > 1 && <BrandChips brands={brands} chosen={chosen?.id} onChoose={onChooseBrand} />}
      {(ofType.length > 1 || isFiltered) && (
        <FilterBar games={ofBrand} filter={address} onChange={onChange} hidden={ofThePage} />
      )}
      <GameShelf
        key={`${typeId} ${chosen?.id}`}
        label={chosen ? formatMessage(messages.typeByBrand, { type: name, brand: chosen.showName }) : name}
        shown={shown}
        from={games}
        onInfo={onInfo}
      >
        {isFiltered ? (
          <NoFilteredGames onClear={() => onChange({ typeId, brandId: chosen?.id })} />
        ) : (
          <EmptyState icon="dice" title={messages.noGamesOfType}>
            {messages.noGamesOfTypeText}
          </EmptyState>
        )}
      </GameShelf>
    </section>
  )
}

const ofThePage = ['typeId', 'brandId'] as const
const noFilter: GameFilter = {}

/** The filters of the address, if they are this tab's; the tab itself decides type and brand. */
function useTabFilter(typeId: number) {
  const [address, onChange] = useGameFilter()
  const filter = useMemo(
    () => (address.typeId === typeId ? { ...address, typeId: undefined, brandId: undefined } : noFilter),
    [address, typeId],
  )
  return { filter, address: address.typeId === typeId ? address : { ...noFilter, typeId }, onChange }
}
