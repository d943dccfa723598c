import type { CueName } from '../actions.ts'
import { sampleRate } from '../scale.ts'
import type { Score } from '../score.ts'
import type { SoundSetting } from '../sound-setting.ts'

export type RenderOrder = { readonly score: Score; readonly setting: SoundSetting }
/** A piece of a sound: its samples from a place on, and how many the whole sound has. */
export type Rendered = {
  readonly name: CueName | 'bed' | 'bonusBed'
  readonly length: number
  readonly from: number
  readonly samples: Float32Array<ArrayBuffer>
}

type Receiver = {
  readonly context: BaseAudioContext
  readonly onRendered: (name: Rendered['name'], buffer: AudioBuffer) => void
}

/** Has a title rendered, and takes each of its sounds when its last piece has come. A sound that cannot be rendered is not heard. */
export function orderRendering(order: RenderOrder, { context, onRendered }: Receiver): void {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' })
  const begun = new Map<Rendered['name'], AudioBuffer>()
  worker.addEventListener('message', ({ data: { name, length, from, samples } }: MessageEvent<Rendered>) => {
    const buffer = begun.get(name) ?? context.createBuffer(1, length, sampleRate)
    begun.set(name, buffer)
    buffer.copyToChannel(samples, 0, from)
    if (from + samples.length < length) return
    begun.delete(name)
    onRendered(name, buffer)
  })
  // A worker that fails leaves the game silent: its fault is none of the page's.
  worker.addEventListener('error', (event) => event.preventDefault())
  worker.postMessage(order)
}
