import { isCalendarDay } from '#core/clock/manila.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { useAddress } from '#platform/office-ui/use-address.ts'
import type { viewSpan } from '../contract.ts'
import { spanNames } from '../span.ts'

export type SpanRequest = RequestOf<typeof viewSpan>

/** The span that an address names; undefined: today. Days of one's own choice have to be two days of the calendar. */
export function spanIn(query: URLSearchParams): SpanRequest | undefined {
  const span = spanNames.find((name) => name === query.get('span'))
  if (span !== 'own') return span && { span }
  const from = query.get('from') ?? ''
  const until = query.get('until') ?? ''
  return isCalendarDay(from) && isCalendarDay(until) ? { span, from, until } : undefined
}

export function addressOf(shown: SpanRequest | undefined): URLSearchParams {
  if (shown === undefined) return new URLSearchParams()
  const { span, from, until } = shown
  return new URLSearchParams({ span, ...(from && until ? { from, until } : {}) })
}

/** The span in the page's address, so that a link opens the same view. */
export function useSpanAddress() {
  const { query, write } = useAddress()
  return [spanIn(query), (shown: SpanRequest | undefined) => write(addressOf(shown))] as const
}
