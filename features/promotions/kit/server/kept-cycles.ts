import * as v from 'valibot'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Promotion } from '../promotion.ts'
import { promotionKept } from './read-promotion.ts'
import { stateList, type StateRow } from './store/promotion-state.store.ts'

/** A player's cycle of a promotion: its row, its data, and the settings of the version it started with. */
export type KeptCycle<Settings, Held> = {
  readonly row: StateRow
  readonly held: Held
  readonly settings: Settings
}

type CyclesQuery<Settings, Held> = {
  readonly playerId: bigint
  readonly acting: Promotion<Settings>
  readonly schema: v.GenericSchema<unknown, Held>
  readonly countMax: number
}

/** Newest first. */
export async function keptCycles<Settings, Held>(
  db: Queryable,
  { playerId, acting, schema, countMax }: CyclesQuery<Settings, Held>,
): Promise<readonly KeptCycle<Settings, Held>[]> {
  const rows = await stateList(db, { playerId, key: acting.kind.key }, countMax)
  return Promise.all(
    rows.map(async (row) => ({
      row,
      held: v.parse(schema, row.data),
      settings: (await promotionKept(db, acting, row.version)).settings,
    })),
  )
}
