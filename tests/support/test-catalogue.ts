import * as v from 'valibot'
import { basisPoints } from '#core/money/basis-points.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { syncCatalogue } from '#features/lobby/catalogue/server/index.ts'
import { type Catalogue, type CatalogueAnswer, catalogueSchema } from '#games/protocol/catalogue.ts'
import type { TestSite } from './test-site.ts'

export const catalogueProvider = { id: 'catalogue-studio', name: 'Catalogue Studio' } as const

type GameAnswer = CatalogueAnswer['games'][number]

export const gameAnswer = (code: string, changes: Partial<GameAnswer> = {}): GameAnswer => ({
  code,
  name: `Game ${code}`,
  brand: 'first-brand',
  type: 'slots',
  engine: 'lines',
  version: '1.0.0',
  rtpBasisPoints: 9_650,
  volatility: 'medium',
  maxWin: 500_000,
  stakeMin: wireCentavos(100),
  stakeMax: wireCentavos(100_000),
  isDemo: true,
  launchUrl: 'https://games.example.ph/play',
  ...changes,
})

/** As a provider answers it. */
export const catalogueAnswer = (games: readonly GameAnswer[]): CatalogueAnswer => ({
  brands: [
    { code: 'first-brand', name: 'First Brand' },
    { code: 'second-brand', name: 'Second Brand' },
  ],
  games: [...games],
})

export const catalogueOf = (games: readonly GameAnswer[]): Catalogue => v.parse(catalogueSchema, catalogueAnswer(games))

/** The provider of the games is known to the wallet from now on. */
export const saveCatalogueProvider = ({ features, clock }: TestSite): Promise<void> =>
  features.gameWallet.providers.save(
    {
      ...catalogueProvider,
      state: 'enabled',
      mayVoidRound: false,
      mayAdjust: false,
      mayPromo: false,
      mayJackpot: false,
      lateWinHours: null,
      promoBetRate: basisPoints(10_000),
      requestsPerSecond: 100,
      inquiryUrl: null,
    },
    clock.now(),
  )

/** The lobby as it is after the provider has offered these games. Answers their ids by their codes. */
export async function listGames(site: TestSite, games: readonly GameAnswer[]): Promise<Record<string, number>> {
  await saveCatalogueProvider(site)
  await syncCatalogue(site.context.db, {
    provider: catalogueProvider,
    catalogue: catalogueOf(games),
    now: site.clock.now(),
  })
  const { rows } = await site.context.db.pool.query<{ code: string; id: string }>(
    'select code, game_id::text as id from lobby_game',
  )
  return Object.fromEntries(rows.map(({ code, id }) => [code, Number(id)]))
}
