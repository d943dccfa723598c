/** The order in which customer service serves what is open: the queue that is served first, then the oldest. */
export const servingTurn = (table: string): string =>
  `(case ${table}.queue when 'personal' then 0 when 'priority' then 1 else 2 end * 10000000000000000
    + (extract(epoch from ${table}.opened_at) * 1000000)::bigint)`
