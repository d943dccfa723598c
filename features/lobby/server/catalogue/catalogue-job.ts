import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type CatalogueAnswer, catalogueSchema } from '#games/protocol/catalogue.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log/log.ts'
import { tellCatalogue } from './tell-catalogue.ts'

/** A provider that the lobby takes its games from, and where its catalogue is. */
export type CatalogueSource = {
  readonly providerId: string
  readonly url: string
  /** Its first catalogue acts without anybody. */
  readonly takesFirst: boolean
}

export type CatalogueJobNeeds = {
  readonly db: Database
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly sources: readonly CatalogueSource[]
  /** Undefined: the wallet does not know the provider, so nothing of it can be played. */
  readonly findProvider: (db: Database, id: string) => Promise<{ readonly name: string } | undefined>
}

const timeoutMs = 10_000

/** Asks every provider for its catalogue, again and again, and keeps for somebody to decide what is told otherwise. */
export const catalogueJob = (needs: CatalogueJobNeeds): Job => ({
  name: 'lobby.syncCatalogue',
  when: { every: minutes(1) },
  run: ({ now }) => syncSources(needs, now),
})

/** A provider that does not answer, or answers what is no catalogue, changes nothing: what it offered before stays. */
export async function syncSources({ db, log, sources, findProvider }: CatalogueJobNeeds, now: Instant): Promise<void> {
  for (const { providerId, url, takesFirst } of sources) {
    const provider = await findProvider(db, providerId)
    // Whose operations the wallet would refuse has no place in the lobby yet.
    if (provider === undefined) continue
    const told = await fetchCatalogue(url)
    if (told === undefined) {
      log.warn({ provider: providerId }, 'a provider answered no catalogue; what it offered before stays')
      continue
    }
    const waiting = await tellCatalogue(db, {
      provider: { id: providerId, name: provider.name },
      told,
      now,
      takesFirst,
    })
    if (waiting > 0) log.info({ provider: providerId, waiting }, 'the catalogue of a provider waits for a decision')
  }
}

/** As the provider sent it, when it is a catalogue. */
async function fetchCatalogue(url: string): Promise<CatalogueAnswer | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    const told: unknown = await response.json()
    return response.ok && v.is(catalogueSchema, told) ? told : undefined
  } catch {
    return undefined
  }
}
