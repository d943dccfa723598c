import { systemClock } from '#core/clock/instant.ts'
import { type Settings, settingsInsert } from '#features/office/web-configuration/server/index.ts'
import { type ContentSection, emptyContent } from '#features/lobby/content/content.ts'
import type { Content } from '#features/lobby/content/server/index.ts'
import { contentFindNewest, contentInsert } from '#features/lobby/content/server/store/content.store.ts'
import type { Database } from '#platform/db/database.ts'

/** What an operator sets for the whole site. It acts with the next page that is loaded. */
export type OperatorSettings = {
  /** Sets these, and everything else to its default. */
  readonly set: (settings: Partial<Settings>) => Promise<void>
  /** Publishes a section of the lobby's content. */
  readonly publish: <S extends ContentSection>(section: S, content: Content[S]) => Promise<void>
  /** Sets everything back, if anything was set or published. */
  readonly restore: () => Promise<void>
}

export function operatorSettings(db: Database): OperatorSettings {
  let changed = false
  const set = async (settings: Partial<Settings>) => {
    await settingsInsert(db, { settings, changedBy: 'journeys', reason: 'a journey', now: systemClock.now() })
    changed = true
  }
  const before = new Map<ContentSection, unknown>()
  const write = async (section: ContentSection, content: unknown, newest: number) => {
    const by = { changedBy: 'journeys', reason: 'a journey', now: systemClock.now() }
    await contentInsert(db, { section, version: newest + 1, content, ...by })
  }
  const newestOf = async (section: ContentSection) => {
    const found = await contentFindNewest(db, section)
    return { version: Number(found?.version ?? 0), content: found?.content ?? emptyContent[section] }
  }
  const publish: OperatorSettings['publish'] = async (section, content) => {
    const { version, content: published } = await newestOf(section)
    if (!before.has(section)) before.set(section, published)
    await write(section, content, version)
  }
  const restore = async () => {
    if (changed) await set({})
    for (const [section, content] of before) await write(section, content, (await newestOf(section)).version)
  }
  return { set, publish, restore }
}
