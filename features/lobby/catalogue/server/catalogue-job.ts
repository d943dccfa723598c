import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type CatalogueAnswer, catalogueSchema } from '#games/protocol/catalogue.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log/log.ts'
import type { CallOutside } from '#platform/outside/call-outside.ts'
import { receiveCatalogue } from './receive-catalogue.ts'

/** A game provider, and the address of its catalogue. */
export type CatalogueSource = {
  readonly providerId: string
  readonly name: string
  readonly url: string
  /** Its first catalogue is accepted automatically. */
  readonly takesFirst: boolean
}

export type CatalogueJobDependencies = {
  readonly db: Database
  readonly log: Pick<Log, 'info' | 'warn'>
  /** Every enabled provider with a catalogue address, as of now. */
  readonly sources: (db: Database) => Promise<readonly CatalogueSource[]>
  readonly callOutside: CallOutside
}

const timeoutMs = 10_000
const answerBytesMax = 32 * 1024 * 1024

/** Polls every provider's catalogue, and keeps differences for a decision. */
export const catalogueJob = (needs: CatalogueJobDependencies): Job => ({
  name: 'lobby.syncCatalogue',
  when: { every: minutes(1) },
  run: ({ now }) => syncSources(needs, now),
})

/**
 * A provider without a valid answer changes nothing: its games stay. All are polled concurrently, so that none waits
 * for another.
 */
export async function syncSources(
  { db, log, sources, callOutside }: CatalogueJobDependencies,
  now: Instant,
): Promise<void> {
  const due = await sources(db)
  const answers = await Promise.all(
    due.map(async (source) => ({ source, catalogue: await fetchCatalogue(source.url, callOutside) })),
  )
  for (const { source, catalogue } of answers) {
    const { providerId: id, name, takesFirst } = source
    if (typeof catalogue === 'string') {
      const fault = { provider: id, url: source.url, why: catalogue }
      log.warn(fault, 'a provider returned no valid catalogue; its games stay as they are')
      continue
    }
    const waiting = await receiveCatalogue(db, { provider: { id, name }, answer: catalogue, now, takesFirst })
    if (waiting > 0) log.info({ provider: id, waiting }, "a provider's catalogue has entries waiting for a decision")
  }
}

/** As the provider sent it, or what is wrong with its answer. */
async function fetchCatalogue(url: string, callOutside: CallOutside): Promise<CatalogueAnswer | string> {
  const answer = await callOutside({ service: 'game catalogue', url, method: 'GET', timeoutMs, answerBytesMax })
  if (answer === undefined) return 'the address does not answer, or may not be called (PRIVATE_HOSTS)'
  if (answer.status !== 200) return `the answer has the status ${answer.status}`
  try {
    const catalogue: unknown = JSON.parse(answer.body)
    return v.is(catalogueSchema, catalogue) ? catalogue : 'the answer is no catalogue'
  } catch {
    return 'the answer is not JSON'
  }
}
