import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ isOpen: boolean }>(
  'lobby_play_switch_find',
  'select w.is_open as "isOpen" from lobby_play_switch w',
)
export const playIsOpen = async (db: Queryable): Promise<boolean> => (await exactlyOne(db.rows(find))).isOpen

const save = statement<{ isOpen: boolean }>(
  'lobby_play_switch_save',
  'update lobby_play_switch set is_open = $1 where is_open <> $1 returning is_open as "isOpen"',
)
/** False if it was set this way already. */
export const playSwitchSave = async (tx: Queryable, isOpen: boolean): Promise<boolean> =>
  (await tx.rows(save, [isOpen])).length > 0
