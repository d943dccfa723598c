import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { Closing } from './daily-close.store.ts'

type ListedClosing = Pick<Closing, 'id' | 'closedBy' | 'closedAt' | 'reopenedBy'> & {
  readonly day: CalendarDay
  readonly ggr: Centavos
  readonly ngr: Centavos
  readonly deposits: Centavos
  readonly withdrawals: Centavos
  /** The root's total, whenever it was made. */
  readonly rootTotal: Centavos | null
  readonly rootMadeAt: bigint | null
}
const amount = (name: string) => `(figures ->> '${name}')::bigint as ${name}`
const byDay = { by: `(day - date '1970-01-01')`, kind: 'number' } as const

export const closingsForStaff = listQuery<ListedClosing>()({
  name: 'daily_close_list',
  columns: `id, day, closed_by as "closedBy", closed_at as "closedAt", reopened_by as "reopenedBy",
    ${['ggr', 'ngr', 'deposits', 'withdrawals'].map(amount).join(', ')}, (root ->> 'total')::bigint as "rootTotal",
    (root ->> 'madeAt')::bigint as "rootMadeAt"`,
  from: 'daily_close',
  filters: {},
  sorts: { newest: { ...byDay, direction: 'desc' }, oldest: { ...byDay, direction: 'asc' } },
  id: 'id',
})
