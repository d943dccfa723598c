import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { RoundId } from './game-tx.store.ts'

type RoundFault = RoundId & { readonly fault: string }

const find = statement<RoundFault>(
  'game_round_find_faults',
  `with played as (
     select player_id, provider_id, round_id, sum(amount) filter (where kind in ('bet', 'tip')) as stake,
       sum(amount) filter (where kind in ('win', 'jackpot')) as win
     from game_tx where kind in ('bet', 'tip', 'win', 'jackpot') and state = 'APPLIED'
     group by player_id, provider_id, round_id
   )
   select coalesce(r.player_id, p.player_id) as "playerId", coalesce(r.provider_id, p.provider_id) as "providerId",
     coalesce(r.round_id, p.round_id) as "roundId",
     case when r.player_id is null then 'was played and is not there'
       else format('has %s and %s, and its bets and wins come to %s and %s', r.stake, r.win, coalesce(p.stake, 0), coalesce(p.win, 0))
     end as fault
   from game_round r full join played p
     on p.player_id = r.player_id and p.provider_id = r.provider_id and p.round_id = r.round_id
   where r.player_id is null or r.stake <> coalesce(p.stake, 0) or r.win <> coalesce(p.win, 0)
   union all
   select coalesce(r.player_id, o.player_id), coalesce(r.provider_id, o.provider_id), coalesce(r.round_id, o.round_id),
     case when r.player_id is null then 'is listed as open and is not' else 'is open and not listed' end
   from (select player_id, provider_id, round_id from game_round where state = 'OPEN') r full join game_open_round o
     on o.player_id = r.player_id and o.provider_id = r.provider_id and o.round_id = r.round_id
   where r.player_id is null or o.player_id is null
   union all
   select coalesce(r.player_id, c.player_id), coalesce(r.provider_id, c.provider_id), coalesce(r.round_id, c.round_id),
     format('was corrected %s times and is listed with %s', coalesce(r.revision, 0), coalesce(c.revision, 0))
   from (select player_id, provider_id, round_id, revision, ended_at from game_round where revision > 0) r
   full join game_round_correction c
     on c.player_id = r.player_id and c.provider_id = r.provider_id and c.round_id = r.round_id
   where r.revision is distinct from c.revision or r.ended_at is distinct from c.ended_at
   limit 100`,
)
/** At most a hundred. */
export const roundFindFaults = (db: Queryable): Promise<RoundFault[]> => db.rows(find)
