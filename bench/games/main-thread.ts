import type { Browser } from '@playwright/test'
import * as v from 'valibot'

const eventSchema = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  /** What the thread's own clock counted: neither waiting nor other work on the machine is in it. */
  tdur: v.optional(v.number(), 0),
})
type TraceEvent = v.InferOutput<typeof eventSchema>

/** A task of the page's main thread, in milliseconds of its processor time. No picture is drawn while it runs. */
export type Task = {
  readonly beganMs: number
  /** Scripts, styles, layout, painting orders, memory: what the page has to answer for. */
  readonly ownMs: number
  /** Canvases filled point by point. A phone's graphics card does that; a machine without one does it here. */
  readonly pixelsMs: number
  readonly parts: Readonly<Record<Part, number>>
}
type Part = 'scripts' | 'messages' | 'layout' | 'paint' | 'memory' | 'commit'

export type MainThread = { readonly tasks: readonly Task[]; readonly frameStartsMs: readonly number[] }

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink',
]
const frameStart = 'BeginMainThreadFrame'
const pixels = /ProduceCanvasResource|FlushCanvas/
const partNames: Readonly<Record<Part, RegExp>> = {
  scripts: /^(FunctionCall|EvaluateScript|RunMicrotasks)$/,
  messages: /^HandlePostMessage$/,
  layout: /^(UpdateLayoutTree|Layout)$/,
  paint: /^(PrePaint|Paint|Layerize)$/,
  memory: /^(MajorGC|MinorGC)$/,
  /** Handing the page's layers on: without a graphics card, its canvases are copied in it. */
  commit: /^Commit$/,
}
const microsecondsOfMs = 1_000

/** What the page that draws most did on its main thread while something was played, by the browser's own trace. */
export async function traceMainThread(browser: Browser, play: () => Promise<void>): Promise<MainThread> {
  const control = await browser.newBrowserCDPSession()
  const collected: unknown[] = []
  control.on('Tracing.dataCollected', ({ value }) => collected.push(...value))
  const complete = new Promise<void>((resolve) => control.once('Tracing.tracingComplete', () => resolve()))
  await control.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } })
  await play()
  await control.send('Tracing.end')
  await complete
  await control.detach()
  return mainThreadOf(collected.flatMap((event) => (v.is(eventSchema, event) ? [v.parse(eventSchema, event)] : [])))
}

function mainThreadOf(events: readonly TraceEvent[]): MainThread {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const starts = Map.groupBy(
    events.filter(({ name }) => name === frameStart),
    threadOf,
  )
  const [thread, frames = []] = [...starts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  const whole = events.filter((event) => event.ph === 'X' && threadOf(event) === thread)
  const sorted = whole.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
  return {
    tasks: sorted.filter(({ name }) => name === 'RunTask').map((task) => taskOf(task, within(sorted, task))),
    frameStartsMs: frames.map(({ ts }) => ts / microsecondsOfMs).toSorted((one, other) => one - other),
  }
}

function within(sorted: readonly TraceEvent[], { ts, dur }: TraceEvent): readonly TraceEvent[] {
  const from = firstAt(sorted, ts)
  const to = firstAt(sorted, ts + dur)
  return sorted.slice(from, to)
}

/** The place of the first event at a time or after it. */
function firstAt(sorted: readonly TraceEvent[], ts: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((sorted[middle]?.ts ?? 0) < ts) low = middle + 1
    else high = middle
  }
  return low
}

function taskOf({ ts, tdur }: TraceEvent, inside: readonly TraceEvent[]): Task {
  const pixelsMs = sumOf(inside, pixels)
  const parts = {
    scripts: sumOf(inside, partNames.scripts),
    messages: sumOf(inside, partNames.messages),
    layout: sumOf(inside, partNames.layout),
    paint: sumOf(inside, partNames.paint),
    memory: sumOf(inside, partNames.memory),
    commit: sumOf(inside, partNames.commit),
  }
  return { beganMs: ts / microsecondsOfMs, ownMs: tdur / microsecondsOfMs - pixelsMs, pixelsMs, parts }
}

/** Those of a name that lie in another of the same kind are in it already. */
function sumOf(inside: readonly TraceEvent[], names: RegExp): number {
  let [sum, end] = [0, 0]
  for (const { name, ts, dur, tdur } of inside) {
    if (!names.test(name) || ts < end) continue
    sum += tdur
    end = ts + dur
  }
  return sum / microsecondsOfMs
}
