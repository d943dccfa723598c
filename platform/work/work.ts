import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import { noteCertificate } from './refused-certificate.ts'

/** What a process was asked to do. A nested one, such as the event that a webhook brings, is measured for itself too. */
export type WorkKind = 'call' | 'staffCall' | 'gameCall' | 'webhook' | 'event' | 'job' | 'consumer'
/** What work waits for: a statement, a connection to send it on, or another service. */
export type PartKind = 'statement' | 'connection' | 'outside'
export type Outcome = 'done' | 'refused' | 'failed'

export type Label<Kind> = {
  readonly kind: Kind
  /** One of few: a path, a job, a statement, a service. Never a player, a key or a text. */
  readonly name: string
}

type Measured = {
  readonly outcome: Outcome
  /** Unix time. */
  readonly startedMs: number
  readonly ms: number
}
export type DonePart = Label<PartKind> & Measured & { readonly work: Work | undefined }
/** A part's time is that in which at least one of its kind was awaited: statements that overlap count once. */
export type DoneWork = Measured & { readonly work: Work; readonly parts: ReadonlyMap<string, number> }

const doneParts = channel('bituin.part')
const doneWork = channel('bituin.work')
const current = new AsyncLocalStorage<Work>()

/** Anything awaited: the rest of the work's time is our own. */
export const awaited = 'awaited'

type Interval = { open: number; since: number; ms: number }

export class Work implements Label<WorkKind> {
  readonly kind: WorkKind
  readonly name: string
  readonly within: Work | undefined
  readonly startedMs = now()
  /** What several works of one thing have in common, such as a deposit's reference. */
  subject: string | undefined
  outcome: Outcome = 'done'
  #isMeasured = true
  readonly #intervals = new Map<string, Interval>()

  constructor({ kind, name }: Label<WorkKind>, within: Work | undefined) {
    this.kind = kind
    this.name = name
    this.within = within
  }

  /** Nothing was to do: this counts nowhere. */
  discard(): void {
    this.#isMeasured = false
  }

  enter(part: string, at: number): void {
    const interval = this.#intervals.get(part) ?? { open: 0, since: at, ms: 0 }
    if (interval.open === 0) interval.since = at
    interval.open += 1
    this.#intervals.set(part, interval)
  }

  leave(part: string, at: number): void {
    const interval = this.#intervals.get(part)
    if (interval === undefined) return
    interval.open -= 1
    if (interval.open === 0) interval.ms += at - interval.since
  }

  publish(): void {
    if (!this.#isMeasured) return
    const at = now()
    const parts = new Map(
      [...this.#intervals].map(([part, { open, since, ms }]) => [part, open > 0 ? ms + at - since : ms]),
    )
    const ms = at - this.startedMs
    doneWork.publish({ work: this, outcome: this.outcome, startedMs: this.startedMs, ms, parts } satisfies DoneWork)
  }
}

const now = (): number => performance.timeOrigin + performance.now()

/** Does one piece of work, measured with what it waits for. Costs nothing while nobody observes. */
export async function asWork<T>(of: Label<WorkKind>, run: (work: Work) => Promise<T>): Promise<T> {
  const work = new Work(of, current.getStore())
  if (!doneWork.hasSubscribers) return run(work)
  try {
    return await current.run(work, run, work)
  } catch (error) {
    work.outcome = 'failed'
    throw error
  } finally {
    work.publish()
  }
}

type MeasuredWork = Label<WorkKind> & {
  readonly outcome: Outcome
  readonly ms: number
  /** What it awaited, one after another. */
  readonly parts: readonly (readonly [part: string, ms: number])[]
}

/** Records work that was measured elsewhere. A bet is decided in a batch with others, whose statements belong to all of them. */
export function recordWork({ kind, name, outcome, ms, parts }: MeasuredWork): void {
  if (!doneWork.hasSubscribers) return
  const waited = parts.reduce((sum, [, partMs]) => sum + partMs, 0)
  const done: DoneWork = {
    work: new Work({ kind, name }, undefined),
    outcome,
    startedMs: now() - ms,
    ms,
    parts: new Map([...parts, [awaited, waited]]),
  }
  doneWork.publish(done)
}

/** Names what the current work is about, so that its traces are joined with others about the same. */
export function nameSubject(subject: string): void {
  const work = current.getStore()
  if (work !== undefined) work.subject = subject
}

const ignore = (): void => undefined

/** Begins something that the current work waits for, and returns the function that ends it. */
export function beginPart({ kind, name }: Label<PartKind>): (outcome: Outcome) => void {
  if (!doneParts.hasSubscribers) return ignore
  const work = current.getStore()
  const startedMs = now()
  const keys = [partKey({ kind, name }), awaited]
  for (let each = work; each !== undefined; each = each.within) for (const key of keys) each.enter(key, startedMs)
  return (outcome) => {
    const ended = now()
    for (let each = work; each !== undefined; each = each.within) for (const key of keys) each.leave(key, ended)
    doneParts.publish({ kind, name, outcome, startedMs, ms: ended - startedMs, work } satisfies DonePart)
  }
}

/** Statements are one part of a work whatever their names; each service is one of its own. */
const partKey = ({ kind, name }: Label<PartKind>): string => (kind === 'outside' ? `outside:${name}` : kind)

/** Awaits something that the current work waits for. */
export async function asPart<T>(
  of: Label<PartKind>,
  run: () => Promise<T>,
  outcomeOf: (result: T) => Outcome = () => 'done',
): Promise<T> {
  const end = beginPart(of)
  try {
    const result = await run()
    end(outcomeOf(result))
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}

/** A call of a service: an error status is a failure of the service, any other answer is one. */
export const asOutsideFetch = (
  service: string,
  url: Parameters<typeof fetch>[0],
  options?: RequestInit,
): Promise<Response> =>
  asPart({ kind: 'outside', name: service }, () => fetch(url, options), statusOutcome).catch((error: unknown) => {
    noteCertificate(error, { service, host: hostOf(url) })
    throw error
  })

const hostOf = (url: Parameters<typeof fetch>[0]): string => new URL(url instanceof Request ? url.url : url).host

export const statusOutcome = ({ status }: { readonly status: number }): Outcome =>
  status >= 500 || status === 429 ? 'failed' : 'done'

export type WorkObserver = {
  readonly work: (done: DoneWork) => void
  readonly part: (done: DonePart) => void
}

/** Observes everything that this process does, until the returned function is called. */
export function observeWork({ work, part }: WorkObserver): () => void {
  const onWork = (done: unknown): void => work(done as DoneWork)
  const onPart = (done: unknown): void => part(done as DonePart)
  doneWork.subscribe(onWork)
  doneParts.subscribe(onPart)
  return () => {
    doneWork.unsubscribe(onWork)
    doneParts.unsubscribe(onPart)
  }
}
