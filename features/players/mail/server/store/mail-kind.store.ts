import type { Transaction } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'

/**
 * The kind of a letter `m`. One that was sent without it is known by its source. Two titles tell the release of a reward, which was
 * sent like a notice about the account.
 */
export const kindOf = `coalesce(m.kind, case
  when m.source = 'account' and m.title not in ('Your reward is no longer on hold', 'Hindi na naka-hold ang reward mo') then 'account'
  when m.source = 'report' or (m.source = 'staff' and m.items = '[]') then 'support'
  when m.source = 'segment' and m.items = '[]' then 'news'
  else 'reward' end)`

const fill = statement<{ id: bigint }>(
  'mail_fill_kinds',
  `update mail m set kind = ${kindOf} where m.id in (
     select n.id from mail n where n.kind is null order by n.id limit $1 for update skip locked) returning m.id`,
)
/** Fills in the kind of letters that have none. Returns their number; fewer than the limit means that none are left. */
export const mailFillKinds = async (tx: Transaction, limit: number): Promise<number> =>
  (await tx.rows(fill, [limit])).length
