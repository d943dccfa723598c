import { renderBed } from '../render-bed.ts'
import { cueNamesOf, renderCue } from '../render-cue.ts'
import type { Rendered, RenderOrder } from './render-order.ts'

/** Renders a title beside its page: the frames of a round have no time for it. Short sounds first, they are needed first. */
addEventListener('message', ({ data: { score, setting } }: MessageEvent<RenderOrder>) => {
  if (setting.hasCues) for (const name of cueNamesOf(score)) answer(name, renderCue(score, name))
  if (setting.hasBed) answer('bed', renderBed(score, 'bed'))
  if (setting.hasBed && setting.hasCues && score.bonus.length > 0) answer('bonusBed', renderBed(score, 'bonus'))
  close()
})

function answer(name: Rendered['name'], samples: Rendered['samples']): void {
  postMessage({ name, samples } satisfies Rendered, { transfer: [samples.buffer] })
}
