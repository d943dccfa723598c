import { formatMessage } from '#core/message/format-message.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { messages } from '../messages/en.ts'

export type Times = {
  readonly count: number
  readonly failed: number
  readonly mean: number
  readonly p95: number
  readonly p99: number
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const noDigit = { maximumFractionDigits: 0 } as const

/** `0.4 ms`, `320 ms`, `2.5 s`. */
export function durationText(ms: number): string {
  if (ms < 10) return formatMessage(messages.ms, { ms: ms.toLocaleString('en-PH', oneDigit) })
  if (ms < 1_000) return formatMessage(messages.ms, { ms: Math.round(ms).toString() })
  return formatMessage(messages.seconds, {
    seconds: (ms / 1_000).toLocaleString('en-PH', ms < 10_000 ? oneDigit : noDigit),
  })
}

/** How often, how often in vain, and how long. */
export const timeColumns: readonly Column<Times>[] = [
  { name: messages.calls, cell: ({ count }) => count.toLocaleString('en-PH'), tight: true, numeric: true },
  {
    name: messages.failures,
    cell: ({ failed }) => (failed === 0 ? '–' : <Badge tone="danger">{failed.toLocaleString('en-PH')}</Badge>),
    tight: true,
    numeric: true,
  },
  { name: messages.mean, cell: ({ mean }) => durationText(mean), tight: true, numeric: true },
  { name: messages.p95, cell: ({ p95 }) => durationText(p95), tight: true, numeric: true },
  { name: messages.p99, cell: ({ p99 }) => durationText(p99), tight: true, numeric: true },
]
