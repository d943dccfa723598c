const lookEveryMs = 700

type QueuedDialog = {
  /** Lower ranks open first. */
  readonly rank: number
  readonly open: () => void
  /** Called when its turn has come. False: it leaves the queue without opening. */
  readonly mayOpen?: (() => boolean) | undefined
}

let waiting: readonly QueuedDialog[] = []
let shown: QueuedDialog | undefined
let timer: ReturnType<typeof setInterval> | undefined

/** Whether something may open by itself: nothing else is open, about to open, or over the page. */
export const nothingLiesOver = (): boolean =>
  shown === undefined &&
  document.visibilityState === 'visible' &&
  !document.querySelector('dialog[open], [popover][data-dismissible]')

/**
 * Opens something when its turn has come: one at a time, however long each takes to appear, and never over what the
 * player has opened. Returns the function that leaves the queue, for what is closed or no longer wants to open.
 */
export function waitForOpening(one: QueuedDialog): () => void {
  waiting = [...waiting, one].toSorted((a, b) => a.rank - b.rank)
  timer ??= setInterval(openNext, lookEveryMs)
  return () => {
    waiting = waiting.filter((each) => each !== one)
    if (shown === one) shown = undefined
    if (waiting.length > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function openNext(): void {
  const [next, ...others] = waiting
  if (next === undefined || !nothingLiesOver()) return
  waiting = others
  if (next.mayOpen?.() === false) return
  shown = next
  next.open()
}
