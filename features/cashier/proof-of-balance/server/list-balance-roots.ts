import { addDays } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { provableDays, rootList } from '#ledger'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { listBalanceRoots } from '../contract.ts'

const rootsMax = 400

/** A little over a year of roots, for everybody. */
export const listBalanceRootsHandler = handleOutsideTransaction(listBalanceRoots, async ({ db }) => {
  const roots = await rootList(db, rootsMax)
  const newest = roots[0]?.day
  return answer({
    roots: roots.map((root) => ({
      ...root,
      isProvable: newest !== undefined && root.day >= addDays(newest, -provableDays),
    })),
  })
})
