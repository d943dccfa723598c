import type { TestSite } from './test-site.ts'

/** Reads the facts of segments again for every player, as each night does. */
export async function refreshFacts({ context, features, clock }: TestSite): Promise<void> {
  await context.db.pool.query('update segment_progress set rebuilt_on = null')
  const job = features.jobs.find(({ name }) => name === 'segment.facts')
  if (job === undefined) throw new Error('there is no job of the facts')
  const now = clock.now()
  const run = { key: '', payload: undefined, dueAt: now, now, attempt: 1, confirm: async () => {} }
  await job.run({ ...run, signal: new AbortController().signal })
}
