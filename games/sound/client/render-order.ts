import type { CueName } from '../actions.ts'
import { sampleRate } from '../scale.ts'
import type { Score } from '../score.ts'
import type { SoundSetting } from '../sound-setting.ts'

export type RenderOrder = { readonly score: Score; readonly setting: SoundSetting }
export type Rendered = { readonly name: CueName | 'bed' | 'bonusBed'; readonly samples: Float32Array<ArrayBuffer> }

type Taking = {
  readonly context: BaseAudioContext
  readonly onRendered: (name: Rendered['name'], buffer: AudioBuffer) => void
}

/** Has a title rendered, and takes each of its sounds as it comes. What cannot be rendered is not heard. */
export function orderRendering(order: RenderOrder, { context, onRendered }: Taking): void {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data: { name, samples } }: MessageEvent<Rendered>) => {
    const buffer = context.createBuffer(1, samples.length, sampleRate)
    buffer.copyToChannel(samples, 0)
    onRendered(name, buffer)
  })
  // A worker that fails leaves the game silent: its fault is none of the page's.
  worker.addEventListener('error', (event) => event.preventDefault())
  worker.postMessage(order)
}
