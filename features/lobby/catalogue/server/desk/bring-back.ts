import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type Shelf, shelves } from '../../shelf-contract.ts'
import type { CatalogueNode } from '../../staff-contract.ts'
import { catalogueVersionFind } from '../store/catalogue-version.store.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { changeShelfOrder, orderSubject } from './change-shelf-order.ts'

export type BringingBack = {
  readonly version: number
  readonly act: string
  readonly changedBy: string
  readonly reason: string
  readonly now: Instant
}

const factsOf = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))
const orderOf = v.object({ order: v.array(v.string()) })

/** Reverts one version's changes, in the same ways in which they were made. */
export async function bringBack(tx: Transaction, { version, ...entry }: BringingBack) {
  const kept = await catalogueVersionFind(tx, version)
  if (kept === undefined) return refuse('versionNotFound')
  const { subject, before } = kept
  const shelf = shelfOf(subject)
  const order = v.safeParse(orderOf, before)
  if (shelf && order.success) {
    return changeShelfOrder(tx, { ...entry, shelf, version: undefined, order: order.output.order })
  }
  const node = nodeOf(subject)
  const facts = v.safeParse(factsOf, before)
  if (node === undefined || !facts.success) return refuse('notToBringBack')
  return changeCatalogue(tx, { ...entry, node, changes: facts.output })
}

const shelfOf = (subject: string): Shelf | undefined => shelves.find((each) => subject === orderSubject + each)

const isType = (text: string): text is keyof typeof gameType => Object.hasOwn(gameType, text)

/** `game:17` as the node that it names. */
function nodeOf(subject: string): CatalogueNode | undefined {
  const [, level, id = ''] = /^(type|brand|game):([a-z0-9]+)$/.exec(subject) ?? []
  if (level === 'type') return isType(id) ? { level, id } : undefined
  if (level !== 'brand' && level !== 'game') return undefined
  return /^\d+$/.test(id) ? { level, id: BigInt(id) } : undefined
}
