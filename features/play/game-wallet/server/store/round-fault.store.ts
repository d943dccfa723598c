import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { RoundId } from './game-tx.store.ts'
import { archivedKeys, hiddenKeys } from './hidden-rounds.store.ts'

const isPlay = `kind in ('bet', 'tip', 'win', 'jackpot') and state = 'APPLIED'`
const sums = `sum(amount) filter (where kind in ('bet', 'tip')) as stake, sum(amount) filter (where kind in ('win', 'jackpot')) as win`

type RoundFault = RoundId & { readonly fault: string }

const find = statement<RoundFault>(
  'game_round_find_faults',
  `with played as (
     select player_id, provider_id, round_id, ${sums} from game_tx where ${isPlay} group by player_id, provider_id, round_id
   ), differing as materialized (
     select r.player_id, r.provider_id, r.round_id, r.opened_at, r.stake, r.win, coalesce(p.stake, 0) as staked, coalesce(p.win, 0) as won
     from game_round r left join played p
       on p.player_id = r.player_id and p.provider_id = r.provider_id and p.round_id = r.round_id
     where r.stake <> coalesce(p.stake, 0) or r.win <> coalesce(p.win, 0)
   ), later as (
     select player_id, provider_id, round_id, ${sums} from differing d join game_tx t using (player_id, provider_id, round_id)
     where game_round_archive_hash(player_id, provider_id, round_id) in (${archivedKeys})
       and ${isPlay} and t.at >= d.opened_at - interval '1 hour'
     group by player_id, provider_id, round_id
   )
   select p.player_id as "playerId", p.provider_id as "providerId", p.round_id as "roundId", 'was played and is not there' as fault
   from played p
   where not exists (
     select from game_round r
     where r.player_id = p.player_id and r.provider_id = p.provider_id and r.round_id = p.round_id
   ) and not exists (
     select from (${hiddenKeys}) as h where h.hash = game_round_archive_hash(p.player_id, p.provider_id, p.round_id)
   )
   union all
   select d.player_id, d.provider_id, d.round_id,
     format('has %s and %s, and its bets and wins come to %s and %s', d.stake, d.win, d.staked, d.won)
   from differing d left join later l using (player_id, provider_id, round_id)
   where l.player_id is null or d.stake <> coalesce(l.stake, 0) or d.win <> coalesce(l.win, 0)
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
/**
 * At most a hundred. Rounds that only archives have were compared before they were deleted. One that a provider began again under
 * the id of an archived round is compared with what came since.
 */
export const roundFindFaults = (db: Queryable): Promise<RoundFault[]> => db.rows(find)
