import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { contentInsert } from './store/content.store.ts'
import { demoContent } from './demo-content.ts'

/** Gives the demonstration operator's lobby its first content. A section that has ever been set is left as it is. */
export async function seedDemoContent(db: Database, now: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [section, content] of Object.entries(demoContent(now))) {
      await contentInsert(tx, {
        section,
        version: 1,
        content,
        changedBy: 'house',
        reason: 'The first content of the demonstration.',
        now,
      })
    }
  })
}
