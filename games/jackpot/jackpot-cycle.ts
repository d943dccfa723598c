import type { Draw } from '#core/draw/draw.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import type { JackpotPool } from './jackpot-pool.ts'

/** Ten-thousandths of a centavo: a basis point of a centavo of stake. No part of a stake is too small to count. */
export type Fine = bigint
const finePerCentavo = 10_000n

/** From one win of a pool to the next. */
export type JackpotCycle = {
  /** What it began with; the point lies above. */
  readonly start: Centavos
  readonly grown: Fine
  /** Put aside for the cycle after this. */
  readonly next: Fine
}

/** Its amount, in whole centavos. */
export const amountOf = ({ grown }: Pick<JackpotCycle, 'grown'>): Centavos => centavos(divFloor(grown, finePerCentavo))

/** A pool that was never won. */
export const firstCycle = ({ opensWith }: Pick<JackpotPool, 'opensWith'>): JackpotCycle => ({
  start: opensWith,
  grown: opensWith * finePerCentavo,
  next: 0n,
})

/** What one stake puts in. */
export const contributionOf = (
  { growsBasisPoints, nextBasisPoints }: JackpotPool,
  stake: Centavos,
): Pick<JackpotCycle, 'grown' | 'next'> => ({
  grown: stake * BigInt(growsBasisPoints),
  next: stake * BigInt(nextBasisPoints),
})

/** Where it is won: each centavo above the start and up to the latest is as likely as the other. Drawn before the first stake. */
export const pointOf = (
  { dropBy }: Pick<JackpotPool, 'dropBy'>,
  { start }: Pick<JackpotCycle, 'start'>,
  draw: Draw,
): Centavos => {
  const room = dropBy - start
  return centavos(start + 1n + BigInt(draw(room > 1n ? Number(room) : 1)))
}

/** The next cycle begins with the rest after the win and with what was put aside. */
export function cycleAfter({ grown, next }: JackpotCycle, paid: Centavos): JackpotCycle {
  const begins = grown - paid * finePerCentavo + next
  return { start: amountOf({ grown: begins }), grown: begins, next: 0n }
}
