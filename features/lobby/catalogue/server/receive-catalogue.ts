import * as v from 'valibot'
import { catalogueSchema } from '#games/protocol/catalogue.ts'
import type { Database } from '#platform/db/database.ts'
import {
  offerDelete,
  offerSave,
  platformFind,
  refusalsForget,
  type CatalogueReport,
} from './store/catalogue-offer.store.ts'
import { catalogueLock } from './store/catalogue-version.store.ts'
import { planSync } from './catalogue-sync.ts'
import { syncInTransaction, writePlan } from './sync-catalogue.ts'
import { waitingEntries } from './waiting-entries.ts'

export type CatalogueDelivery = CatalogueReport & {
  /** The first catalogue of the provider fills the empty shelf without anybody: for a demonstration's own games. */
  readonly takesFirst: boolean
}

/** Stores a provider's catalogue for a decision. Returns the number of new differences, none of which takes effect. */
export function receiveCatalogue(db: Database, delivery: CatalogueDelivery): Promise<number> {
  const { provider, answer, now, takesFirst } = delivery
  const catalogue = v.parse(catalogueSchema, answer)
  return db.transaction(async (tx) => {
    await catalogueLock(tx)
    const { standing, differing, waiting } = await waitingEntries(tx, { providerId: provider.id, catalogue, now })
    if (takesFirst && standing.known.length === 0) {
      await syncInTransaction(tx, { provider, catalogue, now })
      return 0
    }
    const platformId = await platformFind(tx, provider.id)
    const { noLongerNew } = planSync(standing.known, catalogue, now)
    if (platformId !== undefined && noLongerNew.length > 0) {
      const plan = { added: [], changed: [], gone: [], noLongerNew }
      await writePlan(tx, plan, { platformId, provider, now, brandIds: new Map(), ...houseEntry })
    }
    await refusalsForget(
      tx,
      provider.id,
      differing.map(({ key }) => key),
    )
    if (waiting.length > 0) return (await offerSave(tx, delivery)) ? waiting.length : 0
    await offerDelete(tx, provider.id)
    return 0
  })
}

const houseEntry = { act: 'catalogue.sync', changedBy: 'house', reason: 'Games were new for long enough.' } as const
