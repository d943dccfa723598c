import type { Instant } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { changed, isStale } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { CatalogueNode } from '../../staff-contract.ts'
import { catalogueLock, catalogueVersionInsert } from '../store/catalogue-version.store.ts'
import {
  brandArrange,
  brandFindForUpdate,
  gameArrange,
  gameFindForUpdate,
  typeArrange,
  typeFindForUpdate,
} from '../store/staff-catalogue.store.ts'
import { followAvailability } from '../sync-catalogue.ts'

export type CatalogueAct = {
  readonly node: CatalogueNode
  /** The new values; undefined keeps the current one. */
  readonly changes: Readonly<Record<string, string | number | boolean | undefined>>
  readonly act: string
  readonly changedBy: string
  readonly reason: string
  readonly now: Instant
}

/** For forms: the current values must equal those the form was filled with. */
export async function changeSeen(tx: Transaction, { expected, ...act }: CatalogueAct & { readonly expected: Changes }) {
  await catalogueLock(tx)
  const row = await findForUpdate(tx, act.node)
  const isUnseen = Object.keys(act.changes).some((name) => expected[name] === undefined)
  if (row !== undefined && (isUnseen || isStale(expected, row))) return refuse('stale')
  return changeCatalogue(tx, act)
}

/** One change of the catalogue by the staff: a version of the game list, and what can be started follows at once. */
export async function changeCatalogue(tx: Transaction, { node, changes, ...entry }: CatalogueAct) {
  await catalogueLock(tx)
  const differences = await arrange(tx, node, changes)
  if (differences === undefined) return refuse('placeNotFound')
  const { before, after } = differences
  if (Object.keys(after).length === 0) return refuse('nothingToChange')
  await followAvailability(tx)
  const subject = `${node.level}:${node.id}`
  const version = await catalogueVersionInsert(tx, { ...entry, subject, before, after })
  return changed({ version }, { subject: `catalogue:${subject}`, before, after })
}

type Changes = CatalogueAct['changes']

const findForUpdate = (tx: Transaction, node: CatalogueNode): Promise<object | undefined> => {
  if (node.level === 'type') return typeFindForUpdate(tx, node.id)
  return node.level === 'brand' ? brandFindForUpdate(tx, node.id) : gameFindForUpdate(tx, node.id)
}

async function arrange(tx: Transaction, node: CatalogueNode, changes: Changes) {
  if (node.level === 'type') {
    const row = await typeFindForUpdate(tx, node.id)
    if (row) await typeArrange(tx, node.id, applied(row, changes))
    return row && differencesOf(row, changes)
  }
  // Brands and games are called what their provider calls them.
  const placed = { ...changes, name: undefined }
  if (node.level === 'brand') {
    const row = await brandFindForUpdate(tx, node.id)
    if (row) await brandArrange(tx, node.id, applied(row, placed))
    return row && differencesOf(row, placed)
  }
  const row = await gameFindForUpdate(tx, node.id)
  if (row) await gameArrange(tx, applied(row, placed))
  return row && differencesOf(row, placed)
}

/** The changes that are present and that a row of this level has. */
const given = (row: object, changes: Changes): ChangedField[] =>
  Object.entries(changes).flatMap(([name, value]): ChangedField[] =>
    value !== undefined && Object.hasOwn(row, name) ? [[name, value]] : [],
  )

const applied = <Row extends object>(row: Row, changes: Changes): Row => ({
  ...row,
  ...Object.fromEntries(given(row, changes)),
})

type Facts = Record<string, string | number | boolean>
type ChangedField = readonly [name: string, value: string | number | boolean]

function differencesOf<Row extends object>(row: Row, changes: Changes): { before: Facts; after: Facts } {
  const stands = new Map(Object.entries(row))
  const different = given(row, changes).filter(([name, value]) => stands.get(name) !== value)
  return {
    before: Object.fromEntries(different.map(([name]) => [name, stands.get(name)])),
    after: Object.fromEntries(different),
  }
}
