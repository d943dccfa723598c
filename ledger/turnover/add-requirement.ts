import { days } from '#core/clock/duration.ts'
import { addDuration, type Expiry, type Instant } from '#core/clock/instant.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import { accountKind } from '../chart/account.ts'
import { ChartViolation } from '../chart/transfer.ts'
import { lockBooks } from '../lock-books.ts'
import { type BetMax, type Grant, type PromoAccount, requiredOf } from './requirement.ts'
import { requirementFindActive, requirementFindBySource, requirementInsert } from './requirement.store.ts'
import { bonusGiven } from './bonus-events.ts'
import { turnoverChanged } from './turnover-events.ts'
import { turnoverLock, turnoverTakeSeq } from './turnover-player.store.ts'
import { weightsExist } from './weights.store.ts'

/** A credit with a wagering requirement. */
export type CreditToPlay = {
  readonly playerId: bigint
  /** The kind and the id of what was credited; a credit is counted once. */
  readonly source: string
  readonly sourceId: string
  /** Shown to the player. */
  readonly title: string
  readonly credit: Centavos
  readonly rate: BasisPoints
  readonly terms: DepositTerms | BonusTerms
  readonly now: Instant
}

export type DepositTerms = { readonly kind: 'deposit'; readonly weightsId?: string }

export type BonusTerms = {
  readonly kind: 'bonus'
  readonly returnsTo: PromoAccount
  readonly weightsId?: string
  /** Defaults to 30 days from now. */
  readonly expiresAt?: Expiry
  /** By default, bets above 500.00 do not count. */
  readonly betMax?: BetMax | 'none'
}

/**
 * Adds a wagering requirement in the transaction of the credit. Idempotent per credit; a rate of zero adds nothing. A
 * transaction that credits several players takes them in the order of their ids.
 */
export async function addRequirement(tx: Transaction, credit: CreditToPlay): Promise<void> {
  const { playerId, source, sourceId, title, rate, terms, now } = credit
  const required = requiredOf(credit.credit, rate)
  if (credit.credit <= 0n) throw new RangeError(`a credit of ${credit.credit} needs no play`)
  if (required === 0n) return announce(tx, credit, required)
  const { weightsId = terms.kind } = terms
  const grant = grantOf(terms, now)
  if (!(await weightsExist(tx, weightsId))) throw new Error(`there are no weights called ${weightsId}`)

  await lockBooks(tx, [playerId])
  const [player] = await turnoverLock(tx, [playerId])
  if (player === undefined) throw new Error(`the turnover of player ${playerId} could not be opened`)
  const known = await requirementFindBySource(tx, { playerId, source, sourceId })
  if (known !== undefined) {
    if (known.credit === credit.credit && known.rate === rate && known.grant.kind === terms.kind) return
    throw new Error(`${source} ${sourceId} of player ${playerId} was added with another credit or rate`)
  }
  await turnoverTakeSeq(tx, playerId)
  await requirementInsert(tx, {
    playerId,
    source,
    sourceId,
    title,
    rate,
    required,
    weightsId,
    grant,
    credit: credit.credit,
    seq: player.seq + 1n,
    createdAt: now,
  })
  await publish(tx, turnoverChanged(playerId, await requirementFindActive(tx, [playerId])))
  await announce(tx, credit, required)
}

async function announce(tx: Transaction, credit: CreditToPlay, required: Centavos): Promise<void> {
  if (credit.terms.kind === 'bonus') await publish(tx, bonusGiven(credit, required))
}

const bonusDays = 30
const betMaxDefault: BetMax = { amount: pesos(500n), refusesLarger: false }

/** What a bonus has unless it is granted otherwise, for the texts that tell players. */
export const bonusDefaults = { days: bonusDays, betMax: betMaxDefault.amount } as const

function grantOf(terms: CreditToPlay['terms'], now: Instant): Grant {
  if (terms.kind === 'deposit') return { kind: 'deposit' }
  const { returnsTo, expiresAt = addDuration(now, days(bonusDays)), betMax = betMaxDefault } = terms
  if (accountKind(returnsTo) !== 'promo') throw new ChartViolation(`${returnsTo} is not the account of a promotion`)
  return { kind: 'bonus', returnsTo, expiresAt, betMax: betMax === 'none' ? undefined : betMax }
}
