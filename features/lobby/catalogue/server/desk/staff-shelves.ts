import { answer, refuse } from '#core/contract/outcome.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import { decimalOf } from '#core/money/basis-points.ts'
import {
  changed,
  handleStaff,
  handleStaffChange,
  isStale,
  type StaffDependencies,
} from '#features/office/staff/server/index.ts'
import { weightSave, type Weights, weightsFind } from '#ledger'
import type { Handler } from '#platform/http/handle.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import {
  bringBackVersion,
  reorderShelf,
  saveWeights,
  viewPopular,
  viewWeights,
  weightIds,
} from '../../shelf-contract.ts'
import { bringBack } from './bring-back.ts'
import { catalogueLock, catalogueVersionInsert, catalogueVersionNewest } from '../store/catalogue-version.store.ts'
import { changeShelfOrder } from './change-shelf-order.ts'
import { popularList } from '../store/popular.store.ts'

/** The order of the shelves, changes taken back, and how much of a bet counts. */
export const staffShelves = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  handleStaff(viewPopular, async ({ db }) => {
    const [version, games] = await Promise.all([catalogueVersionNewest(db), popularList(db)])
    return answer({ version, games })
  }),
  handleStaffChange(audit, reorderShelf, ({ input, staff, tx, now }) =>
    changeShelfOrder(tx, { ...input, act: reorderShelf.permission, changedBy: staff.email, now }),
  ),
  handleStaffChange(audit, bringBackVersion, ({ input, staff, tx, now }) =>
    bringBack(tx, { ...input, act: bringBackVersion.permission, changedBy: staff.email, now }),
  ),
  handleStaff(viewWeights, async ({ db }) => {
    const found = await weightsFind(db, weightIds)
    const weights = weightIds.map((id) => ({ id, ...weightsView(found.get(id)) }))
    return answer({ weights })
  }),
  handleStaffChange(audit, saveWeights, async ({ input: { id, byType, expected, reason }, staff, tx, now }) => {
    await catalogueLock(tx)
    const present = await weightsOf(tx, id)
    const stands = Object.fromEntries(Object.keys(byType).map((type) => [type, present.get(type) ?? 0]))
    if (isStale(expected, stands)) return refuse('stale')
    const different = Object.entries(byType).filter(([type, weight]) => present.get(type) !== weight)
    if (different.length === 0) return refuse('nothingToChange')
    for (const [subject, weight] of different) await weightSave(tx, { weightsId: id, subject, weight })
    const before = Object.fromEntries(different.map(([type]) => [type, textOf(present.get(type))]))
    const after = Object.fromEntries(different.map(([type, weight]) => [type, textOf(weight)]))
    // Players see the weight of a game in the list, so a new weight is a new version of it.
    const subject = `weights:${id}`
    const entry = { act: saveWeights.permission, subject, before, after, changedBy: staff.email, reason, now }
    const version = await catalogueVersionInsert(tx, entry)
    return changed({ version }, { subject: `catalogue:${subject}`, before, after })
  }),
]

const textOf = (weight: BasisPoints | undefined): string => `${weight === undefined ? 0 : decimalOf(weight)} times`

async function weightsOf(db: Queryable, id: string): Promise<Map<string, BasisPoints>> {
  return new Map(Object.entries((await weightsFind(db, [id])).get(id)?.byType ?? {}))
}

const weightsView = ({ byType, byGame }: Weights = { byType: {}, byGame: {} }) => ({
  byType: Object.fromEntries(
    Object.keys(gameType).flatMap((type) => {
      const weight = new Map(Object.entries(byType)).get(type)
      return weight === undefined ? [] : [[type, weight] as const]
    }),
  ),
  singleGames: Object.keys(byGame).length,
})
