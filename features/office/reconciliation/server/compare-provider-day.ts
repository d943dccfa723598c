import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { sumCentavos } from '#core/money/centavos.ts'
import { creditedByReference, type SettlementLine } from '#features/cashier/deposit/server/index.ts'
import { type OutsideMovement, outsideMovements } from '#ledger'
import { findDifferences, type Line, type Movement } from '../rules.ts'
import { comparedDaySave, differencesEnd, differencesSave } from './store/reconciliation.store.ts'
import type { ReconciliationDependencies } from './reconciliation-dependencies.ts'

const daysAround = 3

type ProviderDay = { readonly provider: string; readonly day: CalendarDay; readonly now: Instant }

/** Compares one day of one provider and stores the differences. False: the provider could not be reached. */
export async function compareProviderDay(
  { db, providers }: ReconciliationDependencies,
  { provider: id, day, now }: ProviderDay,
): Promise<boolean> {
  const provider = providers.find((each) => each.id === id)
  const ask = async (of: CalendarDay) => (await provider?.listSettlement?.(of, now)) ?? 'unreachable'
  const [settled, settledBefore] = [await ask(day), await ask(addDays(day, -1))]
  if (settled === 'unreachable' || settledBefore === 'unreachable') return false

  const around = { from: startOfDay(addDays(day, -daysAround)), to: endOfDay(addDays(day, daysAround)) }
  const ledger = (await outsideMovements(db, around)).filter(({ account }) => account === `psp:${id}`)
  const ledgerOfDay = ledger.filter(({ at }) => at >= startOfDay(day) && at < endOfDay(day))
  const found = findDifferences({
    settled,
    settledBefore,
    ledger: linesOf(ledger),
    ledgerOfDay: linesOf(ledgerOfDay),
    orders: await creditedByReference(
      db,
      ledgerOfDay.map(({ reference }) => reference),
    ),
  })
  await db.transaction(async (tx) => {
    await differencesSave(tx, { provider: id, day, now }, found)
    await differencesEnd(tx, { provider: id, day, now }, found)
    const sums = { amount: sumOf(settled, 'amount'), fee: sumOf(settled, 'fee') }
    const counts = { lines: settled.length, differences: found.length }
    await comparedDaySave(tx, { provider: id, day, ...sums, ...counts, comparedAt: now })
  })
  return true
}

type DayOfAll = Pick<ProviderDay, 'day' | 'now'> & { readonly signal: AbortSignal }

/** Compares one day of every provider that settles. Throws after the last one if a provider did not answer. */
export async function compareDayOfAll(
  needs: ReconciliationDependencies,
  { day, now, signal }: DayOfAll,
): Promise<void> {
  const silent: string[] = []
  for (const { id, listSettlement } of needs.providers) {
    signal.throwIfAborted()
    if (listSettlement && !(await compareProviderDay(needs, { provider: id, day, now }))) silent.push(id)
  }
  if (silent.length > 0) throw new Error(`no settlement of ${day} from ${silent.join(', ')}`)
}

const sumOf = (lines: readonly SettlementLine[], what: 'amount' | 'fee') => sumCentavos(lines.map((line) => line[what]))

const kinds: Readonly<Record<OutsideMovement['reason'], Movement | undefined>> = {
  deposit: 'payment',
  depositRefund: 'refund',
  chargeback: 'chargeback',
  chargebackDebt: 'chargeback',
  withdrawalSettle: undefined,
  withdrawalReversed: undefined,
}

/** To the provider, the debited and the owed part of a chargeback are one line. */
function linesOf(ledger: readonly OutsideMovement[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { reason, reference, amount } of ledger) {
    const kind = kinds[reason]
    if (kind === undefined) continue
    const key = `${kind} ${reference}`
    const before = lines.get(key)
    lines.set(key, { kind, reference, amount: before ? sumCentavos([before.amount, amount]) : amount })
  }
  return [...lines.values()]
}
