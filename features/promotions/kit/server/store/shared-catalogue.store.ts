import type { Database } from '#platform/db/database.ts'
import { Gathering } from '#platform/db/gathering.ts'
import { sharedReading } from '#platform/db/shared-reading.ts'
import { type CatalogueDependencies, type LoadCatalogue, loadCatalogue } from '../load-catalogue.ts'

// Every open app asks for its catalogue again and again: they share two connections, however many they are.
const sharing = { slots: 2, batchMax: 50 }

/** Reads the catalogue of all who ask in the same moment in one piece; in a transaction, for the one who asks. */
export function sharedCatalogue(db: Database, needs: CatalogueDependencies): LoadCatalogue {
  const share = sharedReading(db, sharing)
  return (on, visit) =>
    on === db ? share((shared) => loadCatalogue(shared, needs, visit)) : loadCatalogue(new Gathering(on), needs, visit)
}
