import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { publishedTables } from '#games/fairness/published-tables.ts'
import type { TitleFacts } from '#games/title/title.ts'

const published = v.object({ game: v.string(), version: v.number(), sha256: v.pipe(v.string(), v.length(64)) })
/** The hash of the tables of one version of a title. */
export type Published = v.InferOutput<typeof published>

export const publishedPath = join(import.meta.dirname, '..', 'published.json')

/** Every version that there has ever been, the older ones included. */
export const readPublished = (): readonly Published[] =>
  v.parse(v.array(published), JSON.parse(readFileSync(publishedPath, 'utf8')))

export const hashedTables = (title: TitleFacts): Published => ({
  game: title.code,
  version: title.version,
  sha256: createHash('sha256').update(publishedTables(title)).digest('hex'),
})

type Version = Pick<Published, 'game' | 'version'>
export const isSameVersion = (one: Version, other: Version): boolean =>
  one.game === other.game && one.version === other.version
