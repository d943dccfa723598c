import type { Instant } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { changed } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Shelf } from '../../shelf-contract.ts'
import { brandList, typeList } from '../store/catalogue.store.ts'
import { catalogueLock, catalogueVersionInsert, catalogueVersionNewest } from '../store/catalogue-version.store.ts'
import { popularList } from '../store/popular.store.ts'
import {
  brandArrange,
  brandFindForUpdate,
  gameArrange,
  gameFindForUpdate,
  typeArrange,
  typeFindForUpdate,
} from '../store/staff-catalogue.store.ts'

export type ShelfOrderChange = {
  readonly shelf: Shelf
  /** Undefined: whatever acts now is put into this order. */
  readonly version: number | undefined
  readonly order: readonly string[]
  readonly act: string
  readonly changedBy: string
  readonly reason: string
  readonly now: Instant
}

/** Saves a shelf's new order as one version. Entries not named come last. */
export async function changeShelfOrder(tx: Transaction, { shelf, version, order, ...entry }: ShelfOrderChange) {
  await catalogueLock(tx)
  const current = await catalogueVersionNewest(tx)
  if (version !== undefined && version !== current) return refuse('stale', { version: current })
  const before = await orders[shelf](tx)
  if (order.some((id) => !before.includes(id)) || new Set(order).size < order.length) return refuse('placeNotFound')
  const after = [...order, ...before.filter((id) => !order.includes(id))]
  if (after.every((id, index) => before[index] === id)) return refuse('nothingToChange')

  for (const [index, id] of after.entries()) await put[shelf](tx, id, index + 1)
  const subject = `${orderSubject}${shelf}`
  const change = { ...entry, subject, before: { order: before }, after: { order: after } }
  const next = await catalogueVersionInsert(tx, change)
  return changed(
    { version: next },
    { subject: `catalogue:${subject}`, before: { order: before }, after: { order: after } },
  )
}

export const orderSubject = 'order:'

const orders: Readonly<Record<Shelf, (tx: Transaction) => Promise<string[]>>> = {
  types: async (tx) => (await typeList(tx)).map(({ type }) => type),
  brands: async (tx) => (await brandList(tx)).map(({ id }) => String(id)),
  popular: async (tx) => (await popularList(tx)).map(({ id }) => String(id)),
}

type Put = (tx: Transaction, id: string, sort: number) => Promise<unknown>

const isType = (text: string): text is keyof typeof gameType => Object.hasOwn(gameType, text)

const put: Readonly<Record<Shelf, Put>> = {
  types: async (tx, id, sort) => {
    const row = isType(id) ? await typeFindForUpdate(tx, id) : undefined
    if (row && isType(id)) await typeArrange(tx, id, { ...row, sort })
  },
  brands: async (tx, id, sort) => {
    const row = await brandFindForUpdate(tx, BigInt(id))
    if (row) await brandArrange(tx, BigInt(id), { ...row, sort })
  },
  popular: async (tx, id, hotSort) => {
    const row = await gameFindForUpdate(tx, BigInt(id))
    if (row) await gameArrange(tx, { ...row, hotSort })
  },
}
