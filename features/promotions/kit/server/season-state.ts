import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import { type Season, seasonOf } from '../season.ts'
import { promotionKept, promotionOf } from './read-promotion.ts'
import { stateFind, stateOpen, type StateRow } from './store/promotion-state.store.ts'

/** What a player holds in a season, by the version that the player began with. */
export type SeasonState<S, H> = {
  /** The version in force, with the settings of the player's own. */
  readonly promotion: Promotion<S>
  readonly season: Season
  readonly held: H
}

export type PlayerNow = { readonly playerId: bigint; readonly now: Instant }

type SeasonStates<S, H> = {
  readonly kind: PromotionKind<S>
  /** What a player holds who has no row yet. */
  readonly untouched: H
  readonly readHeld: (data: unknown) => H
}

/** How players' states of a seasonal promotion are read and locked. Undefined: no season was ever set up. */
export function seasonStates<S, H>({ kind, untouched, readHeld }: SeasonStates<S, H>) {
  type Running = Pick<SeasonState<S, H>, 'promotion' | 'season'>

  async function running(db: Queryable, acting?: Promotion<S>): Promise<Running | undefined> {
    const promotion = acting ?? (await promotionOf(db, kind))
    const season = promotion && seasonOf(promotion)
    return promotion === undefined || season === undefined ? undefined : { promotion, season }
  }

  async function stateFrom(db: Queryable, { promotion, season }: Running, row: StateRow | undefined) {
    const version = row?.version ?? promotion.version
    const { settings } = await promotionKept(db, promotion, version)
    const held = row === undefined ? untouched : readHeld(row.data)
    return { promotion: { ...promotion, settings, version }, season, held }
  }

  return {
    async load(db: Queryable, playerId: bigint, acting?: Promotion<S>): Promise<SeasonState<S, H> | undefined> {
      const run = await running(db, acting)
      if (run === undefined) return undefined
      return stateFrom(db, run, await stateFind(db, { playerId, key: kind.key, cycleKey: run.season.cycleKey }))
    },

    /** The same with its row locked, which is created if missing: concurrent taps of a player are serialised. */
    async lock(tx: Transaction, { playerId, now }: PlayerNow) {
      const run = await running(tx)
      if (run === undefined) return undefined
      const { version } = run.promotion
      const row = await stateOpen(tx, { playerId, key: kind.key, cycleKey: run.season.cycleKey, version, now })
      return { ...(await stateFrom(tx, run, row)), row }
    },
  }
}

/** Published, and not over. */
export const isAnnounced = (
  { promotion, season }: { readonly promotion: Pick<Promotion, 'state'>; readonly season: Season },
  now: Instant,
): boolean => promotion.state === 'live' && now < season.endsAt
