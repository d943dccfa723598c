const stepMs = 1000 / 60
const stepsMax = 5

/** Something that moves: `step` advances it by one sixtieth of a second, `draw` shows it. */
export type Motion = { readonly step: () => void; readonly draw?: () => void }

/** One clock for all motion on the page. It is paused while nothing moves and while the page is hidden. */
export type Loop = {
  readonly add: (moving: Motion) => () => void
  /** Runs it once at the end of a frame, however often it was requested. */
  readonly atEndOfFrame: (work: () => void) => void
  readonly pause: (isPaused: boolean) => void
  /** Whatever moves, and whatever begins to, moves so many times as fast from now on. */
  readonly setSpeed: (times: number) => void
  readonly speed: () => number
}

export function createLoop(): Loop {
  const movings = new Set<Motion>()
  const ends = new Set<() => void>()
  let frame = 0
  let last = 0
  let remainder = 0
  let isPaused = false
  let speed = 1

  const run = (now: number): void => {
    // A frame that comes late is caught up in equal steps, so that everybody sees the same movement.
    remainder = Math.min(remainder + (last === 0 ? stepMs : now - last), stepMs * stepsMax)
    last = now
    for (; remainder >= stepMs; remainder -= stepMs) for (const moving of movings) moving.step()
    for (const moving of movings) moving.draw?.()
    for (const work of ends) work()
    ends.clear()
    frame = movings.size > 0 && !isPaused ? requestAnimationFrame(run) : 0
  }
  const wake = (): void => {
    if (frame !== 0 || isPaused || movings.size + ends.size === 0) return
    last = 0
    frame = requestAnimationFrame(run)
  }
  const pause = (paused: boolean): void => {
    isPaused = paused
    wake()
  }
  document.addEventListener('visibilitychange', () => pause(document.hidden))
  return {
    add(moving) {
      movings.add(moving)
      wake()
      return () => movings.delete(moving)
    },
    atEndOfFrame(work) {
      ends.add(work)
      wake()
    },
    pause,
    setSpeed(times) {
      speed = times
    },
    speed: () => speed,
  }
}

export type Easing = (part: number) => number
export const easeOut: Easing = (part) => 1 - (1 - part) ** 3
export const easeInOut: Easing = (part) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2)
export const linear: Easing = (part) => part

export type Tween = { readonly ms: number; readonly easing?: Easing; readonly onPart: (part: number) => void }

/** Moves something from 0 to 1 and resolves when it has arrived. */
export function tween(loop: Loop, { ms, easing = easeOut, onPart }: Tween): Promise<void> {
  if (ms <= 0) {
    onPart(1)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    let passed = 0
    const remove = loop.add({
      step() {
        passed += stepMs * loop.speed()
      },
      draw() {
        const part = Math.min(passed / ms, 1)
        onPart(easing(part))
        if (part < 1) return
        remove()
        resolve()
      },
    })
  })
}
