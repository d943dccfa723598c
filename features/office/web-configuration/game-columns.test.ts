import { expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { columnsOfGames, gamesOfColumns } from './game-columns.ts'
import type { Game } from './wire.ts'

const game = (id: number): Game => ({
  id,
  name: `Game ${id}`,
  brandId: 1,
  brand: 'Brand',
  typeId: 1,
  platformId: 1,
  sort: id,
  hot: 1,
  hotSort: id,
  showType: 0,
  status: 1,
  version: '1.0.0',
  maintain: 0,
  params: { brandMaintain: 0, typeMaintain: 1 },
  recent: 1,
  icon: 'art:tile/x',
  engine: 'lines',
  rtp: 9_650,
  volatility: 'low',
  maxWin: 500_000,
  stakeMin: wireCentavos(100),
  stakeMax: wireCentavos(100_000),
  demo: 1,
  virtual: 0,
  theme: 'sea',
  features: ['freeSpins', 'cascades'],
  turnoverWeight: 10_000,
})

test('games written by columns are read as the same games, also across the wire', () => {
  const games = [game(1), game(2), game(3)]
  const columns: ReturnType<typeof columnsOfGames> = JSON.parse(JSON.stringify(columnsOfGames(7, games)))
  expect(columns.version).toBe(7)
  expect(gamesOfColumns(columns)).toEqual(games)
})

test('no games are no games', () => {
  expect(gamesOfColumns(columnsOfGames(0, []))).toEqual([])
})
