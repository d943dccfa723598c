import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const lock = statement('player_superior_lock', `select pg_advisory_xact_lock(hashtextextended('player_superior', 0))`)
/** Serialised: two players who name each other at the same moment would form a cycle that neither sees. */
export const superiorLock = (tx: Queryable) => tx.rows(lock)

const generationsMax = 1_000

const isBelow = statement<{ isBelow: boolean }>(
  'player_superior_is_below',
  `with recursive line (id, superior_id, generation) as (
     select p.id, p.superior_id, 1 from player p where p.id = $1
     union all
     select p.id, p.superior_id, line.generation + 1 from line join player p on p.id = line.superior_id
     where line.generation < $3)
   select exists (select from line where line.id = $2) as "isBelow"`,
)
/** Whether the candidate is the player or below the player in the invitation tree. */
export const superiorIsBelow = async (
  db: Queryable,
  { candidateId, playerId }: { candidateId: bigint; playerId: bigint },
): Promise<boolean> => (await exactlyOne(db.rows(isBelow, [candidateId, playerId, generationsMax]))).isBelow

const set = statement<{ id: bigint }>(
  'player_superior_set',
  'update player set superior_id = $2 where id = $1 and superior_id is null returning id',
)
/** False: there is an inviter already, who stays. */
export const superiorSet = async (
  tx: Queryable,
  { playerId, superiorId }: { playerId: bigint; superiorId: bigint },
): Promise<boolean> => (await tx.rows(set, [playerId, superiorId])).length === 1
