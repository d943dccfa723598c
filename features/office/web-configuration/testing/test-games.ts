import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { WebConfiguration } from '../contract.ts'
import type { Game } from '../wire.ts'

const names = ['Coral Kingdom', 'Perya Dice', 'Mayon Fire', 'Lipad Agila', 'Habagat Storm', 'Piña Fiesta']

/** A game for tests: hot, of the first brand and a slot by default. */
export function testGame(id: number, more: Partial<Game> = {}): Game {
  return {
    id,
    name: names[id - 1] ?? `Game ${id}`,
    brandId: 1,
    brand: 'Perya Works',
    typeId: 1,
    platformId: 1,
    sort: id,
    hot: 1,
    hotSort: id,
    showType: 0,
    status: 1,
    version: '1',
    maintain: 0,
    params: { brandMaintain: 0, typeMaintain: 0 },
    recent: 0,
    icon: 'art:tile/default',
    engine: 'lines',
    rtp: 9650,
    volatility: 'medium',
    maxWin: 500_000,
    stakeMin: wireCentavos(100),
    stakeMax: wireCentavos(50_000),
    demo: 1,
    virtual: 0,
    theme: null,
    features: [],
    turnoverWeight: 10_000,
    ...more,
  }
}

export const testGames: readonly Game[] = names.map((_name, at) => testGame(at + 1))

const type = (id: WebConfiguration['appGameTypeList'][number]['id'], name: string, status: 0 | 1 = 1) => ({
  id,
  name,
  sort: id,
  status,
  maintain: 0 as const,
})
const brand = (id: number, showName: string, status: 0 | 1 = 1) => ({
  id,
  showName,
  sort: id,
  status,
  maintain: 0 as const,
  icon3: '',
})

export const testTypes = [type(1, 'Slots'), type(2, 'Fish'), type(5, 'Tables', 0)]
export const testBrands = [brand(1, 'Perya Works'), brand(2, 'Dagat Games'), brand(3, 'Gone', 0)]
