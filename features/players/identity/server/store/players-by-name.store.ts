import type { Queryable } from '#platform/db/queryable.ts'
import { plannedEachTime, statement } from '#platform/db/statement.ts'
import { nameKey } from '../../rules.ts'

export type NameSearch = { readonly text: string; readonly max: number; readonly isWhole: boolean }

const wordsMax = 5

/**
 * Players whose verified name equals this one, or contains all of these parts of words, in any order and ignoring
 * marks.
 */
export async function playersByName(db: Queryable, { text, max, isWhole }: NameSearch): Promise<bigint[]> {
  const key = nameKey(text)
  const words = key.split(' ').filter((word) => word !== '')
  // A trigram index cannot search for one or two letters.
  if (!words.some((word) => word.length >= 3)) return []
  const found = isWhole
    ? await db.rows(findWhole, [max, [key]])
    : await db.rows(plannedEachTime(findByParts(words.length)), [max, ...partsOf(words)])
  return found.map(({ id }) => id)
}

const verified = `select player_id as id from identity where status in ('APPROVED', 'EXPIRED', 'REVOKED')`

const findWhole = statement<{ id: bigint }>(
  'identity_players_by_whole_name',
  `${verified} and name_keys @> $2::text[] limit $1::int`,
)

const partsOf = (words: readonly string[]): string[] => words.slice(0, wordsMax).map((word) => `%${word}%`)

const findByParts = (words: number) =>
  statement<{ id: bigint }>(
    'identity_players_by_name',
    `${verified} ${Array.from({ length: Math.min(words, wordsMax) }, (_, at) => `and coalesce(name_keys[2], name_keys[1]) like $${at + 2}`).join(' ')}
     limit $1::int`,
  )
