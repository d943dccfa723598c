import { runJob } from './run-job.ts'
import type { TestSite } from './test-site.ts'

/** Reads the facts of segments again for every player, as each night does. */
export async function refreshFacts(site: TestSite): Promise<void> {
  await site.context.db.pool.query('update segment_progress set rebuilt_on = null')
  await runJob(site, 'segment.facts')
}
