import type { Instant } from '#core/clock/instant.ts'
import { type RedDot, redDot } from '#core/enumerations/red-dot.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/** A feature that lights red dots: one may have several, and several may light the same one. */
export type RedDotSource = (db: Queryable, playerId: bigint, now: Instant) => Promise<readonly RedDot[]>

export type RedDots = Readonly<Record<(typeof redDot)[RedDot], boolean>>

const dark: RedDots = {
  hasTask: false,
  hasMail: false,
  hasSignUpBonus: false,
  hasFund: false,
  hasAgent: false,
  hasFreeBonus: false,
  hasSupport: false,
}

export type DotReading = { readonly db: Queryable; readonly playerId: bigint; readonly now: Instant }

/** All red dots of a player, from the features that own them. */
export async function readRedDots(sources: readonly RedDotSource[], { db, playerId, now }: DotReading) {
  const lit = (await Promise.all(sources.map((source) => source(db, playerId, now)))).flat()
  return lit.reduce<RedDots>((dots, name) => ({ ...dots, [redDot[name]]: true }), dark)
}
