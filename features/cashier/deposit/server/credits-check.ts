import { depositsMoved, type LedgerInvariant, movedByKeys } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { creditedCount, type CreditedOrder, creditedPage } from './store/credited-page.store.ts'

const ofDeposits = { source: 'deposit', reason: 'deposit' } as const

/** One order has at most one credit, of the amount that arrived, for its own player. */
export const creditsCheck: LedgerInvariant = {
  name: 'deposit',
  says: 'every deposit that is credited was moved once, whole, and nothing was credited besides',
  find: async (tx) => {
    const faults = []
    for await (const page of creditedPages(tx)) faults.push(...(await faultsOf(tx, page)))
    const [orders, transfers] = [await creditedCount(tx), await depositsMoved(tx)]
    if (orders === transfers) return faults
    return [...faults, { where: 'all deposits', what: `${orders} are credited and ${transfers} were moved` }]
  },
}

const pageSize = 5_000

async function* creditedPages(tx: Transaction): AsyncGenerator<readonly CreditedOrder[], undefined> {
  for (let after = ''; ; ) {
    const page = await creditedPage(tx, { after, max: pageSize })
    const last = page.at(-1)
    if (last === undefined) return
    yield page
    after = last.reference
  }
}

async function faultsOf(tx: Transaction, page: readonly CreditedOrder[]) {
  const moved = await movedByKeys(
    tx,
    ofDeposits,
    page.map(({ reference }) => reference),
  )
  const byKey = Map.groupBy(moved, ({ key }) => key)
  return page.flatMap(({ reference, playerId, credited }) => {
    const [transfer, ...others] = byKey.get(reference) ?? []
    // The amount of an archived credit was proven before it was archived.
    const isAmount = transfer !== undefined && (transfer.amount === null || transfer.amount === credited)
    const isWhole = isAmount && transfer.playerId === playerId && others.length === 0
    return isWhole
      ? []
      : [{ where: reference, what: `${credited} is credited and ${transfer?.amount ?? 0n} was moved` }]
  })
}
