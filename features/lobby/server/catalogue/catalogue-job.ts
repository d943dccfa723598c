import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { catalogueSchema } from '#games/protocol/catalogue.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log/log.ts'
import { syncCatalogue } from './sync-catalogue.ts'

/** A provider that the lobby takes its games from, and where its catalogue is. */
export type CatalogueSource = { readonly providerId: string; readonly url: string }

export type CatalogueJobNeeds = {
  readonly db: Database
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly sources: readonly CatalogueSource[]
  /** Undefined: the wallet does not know the provider, so nothing of it can be played. */
  readonly findProvider: (db: Database, id: string) => Promise<{ readonly name: string } | undefined>
}

const timeoutMs = 10_000

/** Brings the lobby into step with every provider's catalogue, again and again. */
export const catalogueJob = (needs: CatalogueJobNeeds): Job => ({
  name: 'lobby.syncCatalogue',
  when: { every: minutes(1) },
  run: ({ now }) => syncSources(needs, now),
})

/** A provider that does not answer, or answers what is no catalogue, changes nothing: what it offered before stays. */
export async function syncSources({ db, log, sources, findProvider }: CatalogueJobNeeds, now: Instant): Promise<void> {
  for (const { providerId, url } of sources) {
    const provider = await findProvider(db, providerId)
    // Whose operations the wallet would refuse has no place in the lobby yet.
    if (provider === undefined) continue
    const catalogue = await fetchCatalogue(url)
    if (catalogue === undefined) {
      log.warn({ provider: providerId }, 'a provider answered no catalogue; what it offered before stays')
      continue
    }
    const synced = await syncCatalogue(db, { provider: { id: providerId, name: provider.name }, catalogue, now })
    if (synced.added + synced.changed + synced.gone > 0) {
      log.info({ provider: providerId, ...synced }, 'the catalogue of a provider changed')
    }
  }
}

async function fetchCatalogue(url: string) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    const parsed = v.safeParse(catalogueSchema, await response.json())
    return response.ok && parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
