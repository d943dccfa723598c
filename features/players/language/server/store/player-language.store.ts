import type { Language } from '#core/language/language.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ readonly language: Language }>(
  'language_find_of_player',
  'select language from player_language where player_id = $1',
)
/** Undefined for a player who has not signed in since languages are kept. */
export const keptLanguage = async (db: Queryable, playerId: bigint): Promise<Language | undefined> =>
  (await atMostOne(db.rows(find, [playerId])))?.language

/** The language in which to write to a player. */
export const languageOfPlayer = async (db: Queryable, playerId: bigint): Promise<Language> =>
  (await keptLanguage(db, playerId)) ?? 'en'

const set = statement(
  'language_set_of_player',
  `insert into player_language (player_id, language) values ($1, $2)
   on conflict (player_id) do update set language = excluded.language`,
)
export const setPlayerLanguage = (tx: Queryable, { playerId, language }: { playerId: bigint; language: Language }) =>
  tx.rows(set, [playerId, language])

const list = statement<{ readonly playerId: bigint; readonly language: Language }>(
  'language_list_of_players',
  'select player_id as "playerId", language from player_language where player_id = any($1::bigint[])',
)
/** The languages of these players. Those whose language was never chosen are left out. */
export const languagesOf = async (db: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Language>> =>
  new Map((await db.rows(list, [ids])).map(({ playerId, language }) => [playerId, language]))
