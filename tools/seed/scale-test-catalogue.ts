import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import { forgetProvider } from '#features/lobby/games/server/index.ts'
import { removeProvider, syncCatalogue } from '#features/lobby/catalogue/server/index.ts'
import { type Catalogue, type CatalogueAnswer, catalogueSchema } from '#games/protocol/catalogue.ts'
import type { Database } from '#platform/db/database.ts'

const provider = { id: 'scale-test', name: 'Scale test' }

export type ScaleTest = {
  readonly providers: GameWallet['providers']
  readonly games: number
  readonly now: Instant
}

/** Adds this many games of a made-up provider. Idempotent for the number. */
export async function seedScaleTest(db: Database, { providers, games, now }: ScaleTest) {
  await providers.save({ ...provider, ...nothingAllowed, inquiryUrl: null, state: 'disabled' }, now)
  return syncCatalogue(db, { provider, catalogue: scaleTestCatalogue(games), now, isScaleTest: true })
}

export const removeScaleTest = (db: Database, now: Instant): Promise<number> =>
  removeProvider(db, { providerId: provider.id, forget: forgetProvider, now })

const nothingAllowed = {
  mayVoidRound: false,
  mayAdjust: false,
  mayPromo: false,
  mayJackpot: false,
  lateWinHours: null,
  promoBetRate: basisPoints(10_000),
  requestsPerSecond: 1,
} as const

const types = Object.keys(gameType) as (keyof typeof gameType)[]
const volatilities = ['low', 'medium', 'high'] as const
const engines = ['lines', 'ways', 'cluster', 'crash', 'table', 'league'] as const
const brandCount = 24

const firstWords = ['Amihan', 'Bathala', 'Dalisay', 'Hiraya', 'Kalesa', 'Lakambini', 'Mayumi', 'Parola', 'Sampaguita']
const lastWords = ['Bay', 'Dance', 'Fiesta', 'Garden', 'Harvest', 'Lantern', 'Moon', 'Reef', 'River', 'Tide', 'Voyage']

/** The same number makes the same games. */
function scaleTestCatalogue(games: number): Catalogue {
  const answer: CatalogueAnswer = {
    brands: Array.from({ length: brandCount }, (_, at) => ({ code: brandCode(at), name: `Scale Brand ${at + 1}` })),
    games: Array.from({ length: games }, (_, at) => ({
      code: `scale-${String(at + 1).padStart(5, '0')}`,
      name: `${turn(firstWords, at)} ${turn(lastWords, Math.floor(at / firstWords.length))} ${at + 1}`,
      brand: brandCode(at % brandCount),
      type: turn(types, Math.floor(at / 7)),
      engine: turn(engines, at),
      version: '1.0.0',
      rtpBasisPoints: 9_400 + (at % 300),
      volatility: turn(volatilities, at),
      maxWin: 100_000 + at,
      stakeMin: wireCentavos(100),
      stakeMax: wireCentavos(1_000_000),
      isDemo: true,
      launchUrl: 'https://scale-test.invalid/play',
    })),
  }
  return v.parse(catalogueSchema, answer)
}

const brandCode = (at: number): string => `scale-brand-${at + 1}`

function turn<T>(list: readonly T[], at: number): T {
  const entry = list[at % list.length]
  if (entry === undefined) throw new Error('an empty list has no turns')
  return entry
}
