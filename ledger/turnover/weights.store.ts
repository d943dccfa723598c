import type { GameType } from '#core/enumerations/game-type.ts'
import { type BasisPoints, basisPoints } from '#core/money/basis-points.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { isGameType, type Weights } from './weights.ts'

type WeightRow = {
  readonly weightsId: string
  readonly scope: 'type' | 'game'
  readonly subject: string
  readonly weight: number
}

const find = statement<WeightRow>(
  'turnoverWeightFind',
  `select weights_id as "weightsId", scope, subject, weight from turnover_weight where weights_id = any($1::text[])`,
)
export async function weightsFind(db: Queryable, ids: readonly string[]): Promise<Map<string, Weights>> {
  const rows = await db.rows(find, [ids])
  return new Map(ids.map((id) => [id, weightsOf(rows.filter(({ weightsId }) => weightsId === id))]))
}

function weightsOf(rows: readonly WeightRow[]): Weights {
  const byType: Partial<Record<GameType, BasisPoints>> = {}
  const byGame: Record<string, BasisPoints> = {}
  for (const { scope, subject, weight } of rows) {
    if (scope === 'game') byGame[subject] = basisPoints(weight)
    else if (isGameType(subject)) byType[subject] = basisPoints(weight)
  }
  return { byType, byGame }
}

const exists = statement<{ weightsId: string }>(
  'turnoverWeightExists',
  `select weights_id as "weightsId" from turnover_weight where weights_id = $1 limit 1`,
)
export const weightsExist = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.rows(exists, [id])).length > 0

const save = statement(
  'turnoverWeightSave',
  `insert into turnover_weight (weights_id, scope, subject, weight) values ($1, 'type', $2, $3)
   on conflict (weights_id, scope, subject) do update set weight = excluded.weight`,
)
/** Sets how much of a bet in games of a kind counts from now on. */
export const weightSave = (
  tx: Queryable,
  { weightsId, subject, weight }: { weightsId: string; subject: string; weight: BasisPoints },
) => tx.rows(save, [weightsId, subject, weight])
