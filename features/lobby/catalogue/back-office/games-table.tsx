import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import type { Catalogue, CatalogueGame } from './catalogue-entry.ts'
import { EntryBadges } from './entry-badges.tsx'
import { NodeActions } from './node-actions.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type GamesTableProps = { readonly catalogue: Catalogue | undefined; readonly refreshing: boolean }
type Row = { readonly game: CatalogueGame; readonly brand: string; readonly type: string }

/** The games that fit what is searched for. */
export function GamesTable({ catalogue, refreshing }: GamesTableProps) {
  const brands = new Map(catalogue?.brands.map(({ id, name }) => [id, name]))
  const types = new Map(catalogue?.types.map(({ type, name }) => [type, name]))
  const rows = catalogue?.games.map((game) => ({
    game,
    brand: brands.get(game.brandId) ?? String(game.brandId),
    type: types.get(game.type) ?? game.type,
  }))
  return (
    <DataTable
      label={messages.games}
      columns={columns}
      rows={rows ?? []}
      rowKey={({ game }) => game.id}
      empty={catalogue ? messages.gamesEmpty : messages.loading}
      refreshing={refreshing}
    />
  )
}

const rtpTexts = { low: messages.rtpLow, medium: messages.rtpMedium, high: messages.rtpHigh } as const

const columns: readonly Column<Row>[] = [
  {
    name: messages.game,
    cell: ({ game }) => <TwoLines first={game.name} second={`${game.code} · ${game.engine} ${game.rulesVersion}`} />,
  },
  { name: messages.brandType, cell: ({ brand, type }) => <TwoLines first={brand} second={type} />, tight: true },
  { name: messages.status, cell: ({ game }) => <EntryBadges entry={game} />, tight: true },
  {
    name: messages.rtpBets,
    cell: ({ game }) => (
      <TwoLines
        first={formatMessage(rtpTexts[game.volatility], { rtp: `${formatHundredths(BigInt(game.rtp))}%` })}
        second={formatMessage(messages.betRange, {
          min: formatMoney(game.stakeMin),
          max: formatMoney(game.stakeMax),
        })}
      />
    ),
    tight: true,
  },
  {
    name: messages.position,
    cell: ({ game }) => (
      <TwoLines
        first={game.sort}
        second={game.isHot ? formatMessage(messages.hotPositionShort, { position: game.hotSort }) : ''}
      />
    ),
    tight: true,
    numeric: true,
  },
  {
    name: messages.actions,
    cell: ({ game }) => <NodeActions node={{ level: 'game', id: game.id }} entry={game} />,
    tight: true,
  },
]
