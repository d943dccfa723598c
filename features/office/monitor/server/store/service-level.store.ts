import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { ServiceLevelName } from '../../service-levels.ts'

type TargetRow = { readonly name: string; readonly target: number }

const list = statement<TargetRow>('service_level_target_list', 'select name, target from service_level_target')
export const targetList = (db: Queryable) => db.rows(list)

const save = statement<TargetRow>(
  'service_level_target_save',
  `insert into service_level_target as t (name, target) values ($1, $2)
   on conflict (name) do update set target = excluded.target where t.target <> excluded.target returning name, target`,
)
/** Undefined: it is the target already. */
export const targetSave = (tx: Queryable, name: ServiceLevelName, target: number) =>
  atMostOne(tx.rows(save, [name, target]))
