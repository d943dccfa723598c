import type { Instant } from '#core/clock/instant.ts'
import type { Platform } from '#core/enumerations/platform.ts'
import { openPlayFind } from '#features/play/game-wallet/server/index.ts'
import { balancesOf } from '#ledger'
import { type Centavos, pesos, sumCentavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { catalogueOf } from '../catalogue.ts'
import type { Promotion } from '../promotion.ts'
import type { ReaderFacts } from '../rules.ts'
import { enrolmentsFor } from './holdout-groups.ts'
import type { PromotionDependencies } from './promotion-dependencies.ts'
import { promotionsBefore, promotionsOf } from './read-promotion.ts'
import { readReader, usualReader } from './read-reader.ts'
import type { Enrolment } from './store/holdout.store.ts'
import type { OfferContext, Mark, OpeningWindow, ServedPromotion } from './served-promotion.ts'

export type Catalogue = {
  readonly reader: ReaderFacts
  readonly promotions: readonly Promotion[]
  readonly marks: ReadonlySet<Mark>
  /** Of promotions that open at fixed hours, by their keys. */
  readonly windows: ReadonlyMap<string, OpeningWindow>
  readonly isBankrupt: boolean
  /** The groups that the player joins by seeing this. */
  readonly enrolments: readonly Enrolment[]
}

export type Visit = { readonly playerId: bigint; readonly platform: Platform | undefined; readonly now: Instant }
export type CatalogueDependencies = PromotionDependencies & { readonly served: readonly ServedPromotion[] }

/** Reads on the database together with concurrent callers, or in the caller's transaction. */
export type LoadCatalogue = (on: Queryable, visit: Visit) => Promise<Catalogue>

/**
 * A player's activities: by terms, by the hiding rules, and by each promotion's own checks. Common facts are read
 * first, then the promotions' own tables: two round trips, in which concurrent reads share statements, and mostly one for
 * a caller alone.
 */
export async function loadCatalogue(db: Queryable, needs: CatalogueDependencies, visit: Visit): Promise<Catalogue> {
  const ahead = lookAhead(db, needs, visit)
  try {
    return await lookForReader(db, needs, visit)
  } finally {
    // It sends nothing on the connection after this.
    await ahead
  }
}

async function lookForReader(
  db: Queryable,
  needs: CatalogueDependencies,
  { playerId, platform, now }: Visit,
): Promise<Catalogue> {
  const kinds = needs.served.map(({ kind }) => kind)
  const [reader, all] = await Promise.all([
    readReader(db, needs, { playerId, now }),
    promotionsOf(db, kinds),
    // Read in the first round trip, it is at hand when it is asked for.
    balancesOf(db, playerId),
  ])
  const isBankrupt = reader.totalRecharge > 0n && (await hasNothingLeft(db, playerId))
  const offered = catalogueOf(all, { reader, platform, isBankrupt, now })
  const looked = await Promise.all(offered.map((promotion) => look(db, needs, { reader, promotion, now })))
  const shown = looked.filter(({ isShown }) => isShown)
  return {
    reader,
    isBankrupt,
    enrolments: enrolmentsFor(reader, all, now),
    promotions: shown.map(({ promotion }) => promotion),
    marks: new Set(shown.flatMap(({ marks }) => marks)),
    windows: new Map(shown.flatMap(({ promotion, window }) => (window ? [[promotion.kind.key, window] as const] : []))),
  }
}

/**
 * Looks as if for a usual player, by the versions that were in force before, and gives no answer: what is read for that in the
 * first round trip is at hand for the true look, which asks for nearly the same rows.
 */
async function lookAhead(
  db: Queryable,
  needs: CatalogueDependencies,
  { playerId, platform, now }: Visit,
): Promise<void> {
  const before = promotionsBefore(
    db,
    needs.served.map(({ kind }) => kind),
  )
  const reader = usualReader(playerId, now)
  const offered = catalogueOf(before, { reader, platform, isBankrupt: false, now })
  await Promise.allSettled(offered.map((promotion) => look(db, needs, { reader, promotion, now })))
}

async function look(db: Queryable, { served }: CatalogueDependencies, looking: OfferContext) {
  const { promotion } = looking
  const own = served.find(({ kind }) => kind.key === promotion.kind.key)
  const [isShown = true, marks = [], window] = await Promise.all([
    own?.isShown?.(db, looking),
    own?.marks?.(db, looking),
    own?.window?.(db, looking),
  ])
  return { promotion, isShown, marks, window }
}

/** No coins in the balance, the safebox, open rounds or pending withdrawals. */
const hasNothingLeft = async (db: Queryable, playerId: bigint): Promise<boolean> =>
  (await whereFundsAre(db, playerId)) === undefined

/** Why a player is not out of coins, in order of precedence, if so. */
export const fundsLeft = async (db: Queryable, { playerId, totalRecharge }: ReaderFacts) =>
  (await whereFundsAre(db, playerId)) ?? (totalRecharge > 0n ? undefined : 'neverDeposited')

async function whereFundsAre(
  db: Queryable,
  playerId: bigint,
): Promise<'hasCoins' | 'inSafebox' | 'underWay' | undefined> {
  const { coin, safebox, hold } = await balancesOf(db, playerId)
  const atHand = sumCentavos([coin, safebox])
  if (!isNothing(atHand)) return safebox > coin ? 'inSafebox' : 'hasCoins'
  if (hold > 0n) return 'underWay'
  const { stake } = await openPlayFind(db, playerId)
  return isNothing(sumCentavos([atHand, stake])) ? undefined : 'underWay'
}

/** Less than this is no coins at all. */
export const leastCounted = pesos(1n)

const isNothing = (amount: Centavos): boolean => amount < leastCounted
