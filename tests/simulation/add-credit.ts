import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { addRequirement, type PostResult, post } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'

export type Credit = {
  readonly id: string
  readonly amount: number
  readonly rate: number
  readonly terms:
    | { readonly kind: 'deposit' }
    | { readonly kind: 'bonus'; readonly bonusSeconds: number; readonly betMax: bigint }
  readonly now: Instant
}

/** Credits a player and asks for what has to be staked, as whatever credits players does. */
export async function addCredit(tx: Transaction, playerId: bigint, credit: Credit): Promise<PostResult['kind']> {
  const { id, rate, terms, now } = credit
  const amount = centavos(BigInt(credit.amount))
  const move =
    terms.kind === 'deposit'
      ? ({ reason: 'deposit', from: 'psp:sim', to: 'coin' } as const)
      : ({ reason: 'award', from: 'promo:sim', to: 'coin' } as const)
  const transfers = [{ ...move, amount, reference: id }]
  const posted = await post(tx, { playerId, source: 'simulation', key: id, now, transfers })
  await addRequirement(tx, {
    playerId,
    now,
    credit: amount,
    rate: basisPoints(rate),
    title: id,
    source: terms.kind,
    sourceId: id,
    terms:
      terms.kind === 'deposit'
        ? { kind: 'deposit' }
        : {
            kind: 'bonus',
            returnsTo: 'promo:sim',
            expiresAt: addDuration(now, seconds(terms.bonusSeconds)),
            betMax: { amount: centavos(terms.betMax), refusesLarger: false },
          },
  })
  return posted.kind
}
