import { listQuery } from '#platform/db/list-query.ts'
import type { HistoryEntry } from './history.store.ts'

const bySeq = { by: 'seq', kind: 'number' } as const

/** A player's coin movements as a pageable list, also for players with a million of them. */
export const coinBook = listQuery<HistoryEntry>()({
  name: 'ledger_coin_book',
  columns: `seq, at, reason, reference, case when from_account = 'coin' then to_account else from_account end as counter,
    case when from_account = 'coin' then -amount else amount end as amount,
    case when from_account = 'coin' then from_balance else to_balance end as balance`,
  from: `(select * from ledger_transfer where from_account = 'coin' or to_account = 'coin') moved`,
  filters: {
    playerId: 'player_id = $',
    reason: 'reason = $',
    besidePlay: `reason not in ('bet', 'win')`,
    from: 'at >= $time',
    until: 'at < $time',
  },
  sorts: { newest: { ...bySeq, direction: 'desc' }, oldest: { ...bySeq, direction: 'asc' } },
  id: 'seq',
})
