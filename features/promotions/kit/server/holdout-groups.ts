import { isHeldBack } from '../holdout.ts'
import type { Promotion } from '../promotion.ts'
import { isMeantFor, type ReaderFacts } from '../rules.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Enrolment, PlayerHoldout } from './store/holdout.store.ts'

/** The promotions that are held back from a player. Players who began with an earlier version keep the promotion. */
export const heldBackBy = (holdouts: readonly PlayerHoldout[], playerId: bigint): ReadonlySet<string> =>
  new Set(
    holdouts
      .filter(({ key, version, share, isBegun }) => !isBegun && isHeldBack({ key, version, playerId }, share))
      .map(({ key }) => key),
  )

type Enrolling = ReaderFacts & { readonly holdouts: readonly PlayerHoldout[] }

/** The groups that a player joins on seeing the catalogue: of promotions meant for the player and not begun before. */
export function enrolmentsFor(reader: Enrolling, promotions: readonly Promotion[], now: Instant): readonly Enrolment[] {
  const meant = new Set(
    promotions.filter((promotion) => isMeantFor(promotion, reader, now)).map(({ kind }) => kind.key),
  )
  return reader.holdouts
    .filter(({ key, isBegun, isEnrolled }) => !isBegun && !isEnrolled && meant.has(key))
    .map(({ key, version }) => ({ key, version, isHeld: reader.heldBack.has(key) }))
}
