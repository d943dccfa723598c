import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import type { Catalogue, CatalogueGame } from './catalogue-entry.ts'
import { EntryBadges } from './entry-badges.tsx'
import { PlaceActions } from './place-actions.tsx'

type GamesTableProps = { readonly catalogue: Catalogue | undefined; readonly refreshing: boolean }
type Row = { readonly game: CatalogueGame; readonly brand: string }

/** The games that fit what is searched for. */
export function GamesTable({ catalogue, refreshing }: GamesTableProps) {
  const brands = new Map(catalogue?.brands.map(({ id, name }) => [id, name]))
  const rows = catalogue?.games.map((game) => ({ game, brand: brands.get(game.brandId) ?? String(game.brandId) }))
  return (
    <DataTable
      label="Games"
      columns={columns}
      rows={rows ?? []}
      rowKey={({ game }) => game.id}
      empty={catalogue ? 'No game fits.' : 'Loading …'}
      refreshing={refreshing}
    />
  )
}

const columns: readonly Column<Row>[] = [
  {
    name: 'Game',
    cell: ({ game }) => <TwoLines first={game.name} second={`${game.code} · ${game.engine} ${game.rulesVersion}`} />,
  },
  { name: 'Brand, type', cell: ({ game, brand }) => <TwoLines first={brand} second={game.type} />, tight: true },
  { name: 'State', cell: ({ game }) => <EntryBadges entry={game} />, tight: true },
  {
    name: 'Return, stakes',
    cell: ({ game }) => (
      <TwoLines
        first={`${formatHundredths(BigInt(game.rtp))} %, ${game.volatility}`}
        second={`${formatMoney(game.stakeMin)} to ${formatMoney(game.stakeMax)}`}
      />
    ),
    tight: true,
  },
  {
    name: 'Order',
    cell: ({ game }) => <TwoLines first={game.sort} second={game.isHot ? `hot ${game.hotSort}` : '–'} />,
    tight: true,
  },
  {
    name: 'Actions',
    cell: ({ game }) => <PlaceActions place={{ level: 'game', id: game.id }} entry={game} />,
    tight: true,
  },
]
