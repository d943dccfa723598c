import type { Figure } from '../support/figures.ts'
import type { MainThread, Task } from './main-thread.ts'

/** What a frame may take, so that none is missed twice. */
const frameMsMax = 32
/** So many times slower than this machine's core is the phone that we mean. */
const slowness = 4
/** Frames that follow each other so closely are neighbours; between others the page rested, or the machine did something else. */
const neighboursMsMax = 40

/** What every frame cost the page's main thread, at the speed of the phone that we mean. */
export function figuresOfFrames({ tasks, frameStartsMs }: MainThread): readonly Figure[] {
  const frames = framesOf(tasks, frameStartsMs)
  const own = frames.map(({ ownMs }) => ownMs).toSorted((one, other) => one - other)
  const pixelsMs = frames.map((frame) => frame.pixelsMs).toSorted((one, other) => one - other)
  const longest = tasks.toSorted((one, other) => other.ownMs - one.ownMs)[0]
  return [
    figure('main thread in a frame, half of them', at(own, 0.5), `${frames.length} frames`),
    { ...figure('main thread in a frame, the longest', at(own, 1), tooLongText(own)), bar: frameMsMax },
    { ...figure('the longest task', longest?.ownMs ?? 0, longest && partsText(longest)), bar: frameMsMax },
    // The worker of the sound sends its samples to the page.
    figure('the longest task of a message', Math.max(0, ...tasks.map(({ parts }) => parts.messages))),
    figure('beside it, canvases filled without a graphics card, half of them', at(pixelsMs, 0.5)),
  ]
}

const figure = (what: string, value: number, note = ''): Figure => ({
  what,
  value: value * slowness,
  unit: 'ms',
  digits: 1,
  note,
})

function tooLongText(ownMs: readonly number[]): string {
  const tooLong = ownMs.filter((ms) => ms * slowness > frameMsMax).length
  return tooLong === 0 ? '' : `${tooLong} of ${ownMs.length} above ${frameMsMax}`
}

const partsText = ({ parts }: Task): string =>
  Object.entries(parts)
    .filter(([, ms]) => ms * slowness >= 0.5)
    .map(([part, ms]) => `${part} ${(ms * slowness).toPrecision(2)}`)
    .join(', ')

/** Everything that the main thread did from one picture to its neighbour. */
function framesOf(tasks: readonly Task[], startsMs: readonly number[]): readonly Pick<Task, 'ownMs' | 'pixelsMs'>[] {
  const frames = startsMs.slice(1).map((startMs, index) => ({ fromMs: startsMs[index] ?? startMs, toMs: startMs }))
  return frames
    .filter(({ fromMs, toMs }) => toMs - fromMs < neighboursMsMax)
    .map(({ fromMs, toMs }) => {
      const done = tasks.filter(({ beganMs }) => beganMs > fromMs && beganMs <= toMs)
      return {
        ownMs: done.reduce((sum, { ownMs }) => sum + ownMs, 0),
        pixelsMs: done.reduce((sum, task) => sum + task.pixelsMs, 0),
      }
    })
}

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
