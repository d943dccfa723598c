import type { Outcome, PartKind, WorkKind } from '../work/work.ts'

export type TraceSpan = {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  readonly kind: WorkKind | PartKind
  readonly outcome: Outcome
  readonly startedMs: number
  readonly ms: number
}

const spanKinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const

const kindOf: Readonly<Record<TraceSpan['kind'], keyof typeof spanKinds>> = {
  call: 'server',
  staffCall: 'server',
  gameCall: 'server',
  webhook: 'server',
  event: 'consumer',
  consumer: 'consumer',
  job: 'internal',
  connection: 'internal',
  statement: 'client',
  outside: 'client',
}
const failed = 2

/** The body of an OTLP 1.x export in its JSON encoding. It names no player: only paths, statements, services and times. */
export const otlpRequest = (
  spans: readonly TraceSpan[],
  from: { readonly service: string; readonly version: string },
) => ({
  resourceSpans: [
    {
      resource: { attributes: [text('service.name', from.service), text('service.version', from.version)] },
      scopeSpans: [{ scope: { name: 'bituin' }, spans: spans.map(spanOut) }],
    },
  ],
})

const spanOut = ({ traceId, spanId, parentSpanId, name, kind, outcome, startedMs, ms }: TraceSpan) => ({
  traceId,
  spanId,
  ...(parentSpanId === undefined ? {} : { parentSpanId }),
  name,
  kind: spanKinds[kindOf[kind]],
  startTimeUnixNano: nanos(startedMs),
  endTimeUnixNano: nanos(startedMs + ms),
  attributes: [text('bituin.kind', kind), text('bituin.outcome', outcome), ...own(kind, name)],
  status: outcome === 'failed' ? { code: failed } : {},
})

function own(kind: TraceSpan['kind'], name: string) {
  if (kind === 'statement') return [text('db.system.name', 'postgresql'), text('db.operation.name', name)]
  return kind === 'outside' ? [text('peer.service', name)] : []
}

const text = (key: string, value: string) => ({ key, value: { stringValue: value } })

/** 64-bit integers are decimal strings in the JSON encoding. */
const nanos = (ms: number): string => (BigInt(Math.round(ms * 1_000)) * 1_000n).toString()
