import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const exists = statement<{ exists: boolean }>('player_demo_exists', 'select exists (select from player where is_demo)')
export const demoPlayerExists = async (db: Queryable) => (await atMostOne(db.rows(exists)))?.exists === true

const mark = statement('player_mark_demo', 'update player set is_demo = true where id = $1')
/** Marks a player of the demonstration or a synthetic one, whom no list shows to others and no rule about money laundering watches. */
export const demoPlayerMark = (db: Queryable, id: bigint) => db.rows(mark, [id])

const list = statement<{ id: bigint }>('player_demo_list', 'select id from player where is_demo')
/** All of them, from a narrow index: a house in production has none, a demonstration a few hundred. */
export const demoPlayerList = async (db: Queryable): Promise<bigint[]> => (await db.rows(list)).map(({ id }) => id)

const isDemo = statement<{ isDemo: boolean }>('player_is_demo', 'select is_demo as "isDemo" from player where id = $1')
/** Whether a player is one of the demonstration or synthetic. */
export const demoPlayerIs = async (db: Queryable, id: bigint): Promise<boolean> =>
  (await atMostOne(db.rows(isDemo, [id])))?.isDemo === true
