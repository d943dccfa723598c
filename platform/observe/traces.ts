import { createHash, randomBytes } from 'node:crypto'
import type { Log } from '../log/log.ts'
import { otlpRequest, type TraceSpan } from './otlp.ts'
import { type DonePart, type DoneWork, observeWork, type Work } from '../work/work.ts'

export type TraceOptions = {
  /** Where a collector takes OTLP over HTTP as JSON, such as http://collector:4318/v1/traces. */
  readonly url: string
  /** The share of traces that is sent, from 0 to 1. All works of one deposit are sent or none. */
  readonly share: number
  readonly service: string
  readonly version: string
  readonly log: Log
}

export type Traces = {
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

const sendAfterMs = 2_000
const waitingMax = 5_000
const batchMax = 500
const timeoutMs = 5_000
const partsMax = 500

/**
 * Sends traces to a collector: each work with its statements and calls, and the works of one deposit as one trace. What the
 * collector does not take is dropped; nothing waits for it.
 */
export function createTraces(options: TraceOptions): Traces {
  const ids = traceIds()
  const partsOfWork = new WeakMap<Work, DonePart[]>()
  const waiting: TraceSpan[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) await send(waiting.splice(0, batchMax), options)
  }
  const work = (done: DoneWork): void => {
    const parts = partsOfWork.get(done.work) ?? []
    partsOfWork.delete(done.work)
    const traceId = ids.traceOf(done.work)
    if (!isSampled(traceId, options.share) || waiting.length + parts.length >= waitingMax) return
    waiting.push(...spansOf(done, { parts, traceId, spanId: ids.spanOf }))
    timer ??= setTimeout(() => void flush(), sendAfterMs).unref()
  }
  const part = (done: DonePart): void => {
    if (done.work === undefined) return
    const parts = partsOfWork.get(done.work) ?? []
    if (parts.length < partsMax) parts.push(done)
    partsOfWork.set(done.work, parts)
  }
  const stop = observeWork({ work, part })
  return {
    flush,
    close: async () => {
      stop()
      await flush()
    },
  }
}

/** Works with the same subject are one trace in every process, and work within other work is part of its trace. */
function traceIds() {
  const [traces, spans] = [new WeakMap<Work, string>(), new WeakMap<Work, string>()]
  const kept = (ids: WeakMap<Work, string>, work: Work, make: () => string): string => {
    const id = ids.get(work) ?? make()
    ids.set(work, id)
    return id
  }
  const traceOf = (work: Work): string => {
    if (work.subject !== undefined) return createHash('sha256').update(work.subject).digest('hex').slice(0, 32)
    return work.within === undefined ? kept(traces, work, () => randomBytes(16).toString('hex')) : traceOf(work.within)
  }
  return { traceOf, spanOf: (work: Work) => kept(spans, work, () => randomBytes(8).toString('hex')) }
}

const isSampled = (traceId: string, share: number): boolean =>
  Number.parseInt(traceId.slice(0, 8), 16) < share * 2 ** 32

type SpanContext = {
  readonly parts: readonly DonePart[]
  readonly traceId: string
  readonly spanId: (work: Work) => string
}

function spansOf({ work, ...done }: DoneWork, { parts, traceId, spanId }: SpanContext): TraceSpan[] {
  const own: TraceSpan = {
    traceId,
    spanId: spanId(work),
    parentSpanId: work.within && spanId(work.within),
    name: work.name,
    kind: work.kind,
    outcome: done.outcome,
    startedMs: done.startedMs,
    ms: done.ms,
  }
  return [
    own,
    ...parts.map(({ kind, name, outcome, startedMs, ms }) => ({
      traceId,
      spanId: randomBytes(8).toString('hex'),
      parentSpanId: own.spanId,
      name,
      kind,
      outcome,
      startedMs,
      ms,
    })),
  ]
}

async function send(spans: readonly TraceSpan[], { url, service, version, log }: TraceOptions): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(otlpRequest(spans, { service, version })),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) log.warn({ status: response.status, spans: spans.length }, 'the trace collector refused spans')
  } catch (err) {
    log.warn({ err, spans: spans.length }, 'the trace collector could not be reached; its spans are dropped')
  }
}
