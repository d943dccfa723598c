import type { Instant } from '#core/clock/instant.ts'
import { addCentavos, type Centavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import type { DepositHook } from '#features/cashier/deposit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Promotion } from '../promotion.ts'
import { fitsBudget, isOffered } from '../rules.ts'
import { budgetSeason } from '../season.ts'
import { lockTied } from './lock-tied.ts'
import type { PromotionDependencies } from './promotion-dependencies.ts'
import { readReader } from './read-reader.ts'
import {
  type Reservation,
  reservationFind,
  reservationInsert,
  type ReservationKey,
  reservationListEnded,
  reservationListOfDeposit,
  reservationLower,
  reservationSetEnd,
} from './store/reservation.store.ts'
import { spendingAdd, spendingLock } from './store/spending.store.ts'
import { takenByCluster } from './taken-by-cluster.ts'

type GiftReservation = {
  readonly playerId: bigint
  readonly promotion: Promotion
  /** The deposit that pays for it. */
  readonly reference: string
  /** The total promised for the deposit. */
  readonly cost: Centavos
  readonly now: Instant
}

/**
 * Reserves everything that a deposit buys from the budget, before it is paid: a paid-for gift is granted whatever
 * becomes of the budget. Writes nothing unless it succeeds.
 */
export async function reserveGift(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, promotion, reference, cost, now }: GiftReservation,
): Promise<'reserved' | 'notOffered' | 'soldOut'> {
  const { kind, terms, version } = promotion
  await lockBooks(tx, [playerId])
  if ((await reservationFind(tx, { key: kind.key, reference })) !== undefined) return 'reserved'
  if (!isOffered(promotion, await readReader(tx, needs, { playerId, now }), now)) return 'notOffered'
  if (cost === 0n) return 'reserved'
  const max = terms.budget.perCluster
  if (max !== null && addCentavos(await takenByLockedCluster(tx, kind.key, playerId), cost) > max) return 'soldOut'
  const season = budgetSeason(promotion)
  const spender = { key: kind.key, playerId, season, now }
  if (!fitsBudget(cost, await spendingLock(tx, spender), terms.budget)) return 'soldOut'
  await spendingAdd(tx, spender, cost)
  const reserved = { key: kind.key, reference, playerId, version, season: season ?? null, reservedAt: now }
  await reservationInsert(tx, { ...reserved, held: cost })
  return 'reserved'
}

async function takenByLockedCluster(tx: Transaction, key: string, playerId: bigint): Promise<Centavos> {
  const linked = await lockTied(tx, { key, playerId })
  return takenByCluster(tx, { key, playerId, linked })
}

type PaidFor = ReservationKey & { readonly cost: Centavos; readonly endsAt: Instant }

/** The deposit was paid: its current cost stays reserved until the end, the rest returns to the budget. */
export async function keepReserved(tx: Transaction, { key, reference, cost, endsAt }: PaidFor): Promise<void> {
  const reservation = await reservationFind(tx, { key, reference })
  // Something without cost needs no budget.
  if (reservation === undefined) return
  await giveBack(tx, reservation, subtractCentavos(reservation.held, cost))
  await reservationSetEnd(tx, { key, reference }, endsAt)
}

/** Returns a remaining reservation to the budget. */
export async function releaseReserved(tx: Transaction, reserved: ReservationKey): Promise<void> {
  const reservation = await reservationFind(tx, reserved)
  if (reservation === undefined) return
  await lockBooks(tx, [reservation.playerId])
  // Some of it may have been granted while waiting for the book.
  const left = await reservationFind(tx, reserved)
  if (left !== undefined) await giveBack(tx, left, left.held)
}

async function giveBack(tx: Transaction, reservation: Reservation, amount: Centavos): Promise<void> {
  if (amount <= 0n) return
  const { key, reference, playerId, season, reservedAt: now } = reservation
  if ((await reservationLower(tx, { key, reference }, amount)) === undefined) {
    throw new Error(`${amount} were not held back by ${key} for ${reference}`)
  }
  const spender = { key, playerId, season: season ?? undefined, now }
  await spendingLock(tx, spender)
  await spendingAdd(tx, spender, subtractCentavos(zeroCentavos, amount))
}

/** Releases the reservation of an order that ends unpaid. */
export const releaseUnpaid: DepositHook = {
  name: 'promotion-reservation',
  onEnded: async (tx, { reference }) => {
    for (const reservation of await reservationListOfDeposit(tx, reference)) await releaseReserved(tx, reservation)
  },
}

const atOnce = 100

/** Returns unclaimed reservations to their budgets. */
export const reservationEndJob = ({ db }: { readonly db: Database }): Job => ({
  name: 'promotion.reservations',
  when: { dailyAt: '00:20' },
  run: async ({ now, signal }) => {
    for (let ended = await reservationListEnded(db, now, atOnce); ended.length > 0; ) {
      signal.throwIfAborted()
      for (const reservation of ended) await db.transaction((tx) => releaseReserved(tx, reservation))
      ended = await reservationListEnded(db, now, atOnce)
    }
  },
})
