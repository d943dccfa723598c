import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import type { Catalogue, CatalogueGame } from './catalogue-entry.ts'
import { EntryBadges } from './entry-badges.tsx'
import { NodeActions } from './node-actions.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type GamesTableProps = { readonly catalogue: Catalogue | undefined; readonly refreshing: boolean }
type Row = { readonly game: CatalogueGame; readonly brand: string }

/** The games that fit what is searched for. */
export function GamesTable({ catalogue, refreshing }: GamesTableProps) {
  const brands = new Map(catalogue?.brands.map(({ id, name }) => [id, name]))
  const rows = catalogue?.games.map((game) => ({ game, brand: brands.get(game.brandId) ?? String(game.brandId) }))
  return (
    <DataTable
      label={messages.games}
      columns={columns}
      rows={rows ?? []}
      rowKey={({ game }) => game.id}
      empty={catalogue ? messages.noGameFits : messages.loading}
      refreshing={refreshing}
    />
  )
}

const columns: readonly Column<Row>[] = [
  {
    name: messages.game,
    cell: ({ game }) => <TwoLines first={game.name} second={`${game.code} · ${game.engine} ${game.rulesVersion}`} />,
  },
  { name: messages.brandType, cell: ({ game, brand }) => <TwoLines first={brand} second={game.type} />, tight: true },
  { name: messages.state, cell: ({ game }) => <EntryBadges entry={game} />, tight: true },
  {
    name: messages.returnStakes,
    cell: ({ game }) => (
      <TwoLines
        first={`${formatHundredths(BigInt(game.rtp))} %, ${game.volatility}`}
        second={formatMessage(messages.stakeMinToStakeMax, {
          stakeMin: formatMoney(game.stakeMin),
          stakeMax: formatMoney(game.stakeMax),
        })}
      />
    ),
    tight: true,
  },
  {
    name: messages.order,
    cell: ({ game }) => (
      <TwoLines
        first={game.sort}
        second={game.isHot ? formatMessage(messages.hotHotSort, { hotSort: game.hotSort }) : '–'}
      />
    ),
    tight: true,
  },
  {
    name: messages.actions,
    cell: ({ game }) => <NodeActions node={{ level: 'game', id: game.id }} entry={game} />,
    tight: true,
  },
]
