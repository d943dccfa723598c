import type { Instant } from '#core/clock/instant.ts'
import { type RedDot, redDot } from '#core/enumerations/red-dot.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/** Who lights a red dot. Several may light the same one. */
export type RedDotSource = {
  readonly dot: RedDot
  readonly isLit: (db: Queryable, playerId: bigint, now: Instant) => Promise<boolean>
}

export type RedDots = Readonly<Record<(typeof redDot)[RedDot], boolean>>

const dark: RedDots = {
  hasTask: false,
  hasMail: false,
  hasSignUpBonus: false,
  hasFund: false,
  hasAgent: false,
  hasFreeBonus: false,
}

export type DotReading = { readonly db: Queryable; readonly playerId: bigint; readonly now: Instant }

/** All red dots of a player, each asked of whose matter it is. */
export async function readRedDots(sources: readonly RedDotSource[], { db, playerId, now }: DotReading) {
  const asked = sources.map(async ({ dot, isLit }) => ((await isLit(db, playerId, now)) ? [redDot[dot]] : []))
  const lit = (await Promise.all(asked)).flat()
  return lit.reduce<RedDots>((dots, name) => ({ ...dots, [name]: true }), dark)
}
