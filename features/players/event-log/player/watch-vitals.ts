import { pageOf, type VitalName, vitalEvent } from '../vitals.ts'
import type { EventFacts } from './event-log.ts'

type Report = (eventName: string, params: EventFacts) => void
type SlowEntry = PerformanceEntry & { readonly interactionId?: number }

const slowFromMs = 40

/**
 * Reports how a visit felt by what the browser itself measures: LCP of the first page, which a tap ends, and INP of each
 * page: its slowest answer to a tap or key. A browser without a measurement reports nothing of it.
 */
export function watchVitals(report: Report, pathNow: () => string) {
  const firstPage = pageOf(pathNow())
  let [page, lcpMs, inpMs]: [string, number, number] = [firstPage, 0, 0]
  const send = (vital: VitalName, of: string, ms: number): void => {
    if (ms > 0) report(vitalEvent, { vital, page: of, ms: Math.round(ms) })
  }
  const sendLcp = (): void => {
    send('LCP', firstPage, lcpMs)
    lcpMs = 0
    lcp?.disconnect()
  }
  const lcp = observed('largest-contentful-paint', {}, (entry) => {
    lcpMs = entry.startTime
  })
  const inp = observed('event', { durationThreshold: slowFromMs }, (entry) => {
    if (((entry as SlowEntry).interactionId ?? 0) > 0) inpMs = Math.max(inpMs, entry.duration)
  })
  const endPage = (): void => {
    send('INP', page, inpMs)
    inpMs = 0
  }
  return {
    /** The player is on another page: what follows belongs to it. */
    moved: (): void => {
      sendLcp()
      endPage()
      page = pageOf(pathNow())
    },
    /** The page is being hidden, perhaps for good. */
    hidden: (): void => {
      sendLcp()
      endPage()
    },
    stop: (): void => {
      lcp?.disconnect()
      inp?.disconnect()
    },
  }
}

type ObserverOptions = { readonly durationThreshold?: number }

function observed(type: string, options: ObserverOptions, seen: (entry: PerformanceEntry) => void) {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return undefined
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen(entry)
  })
  observer.observe({ type, buffered: true, ...options })
  return observer
}
