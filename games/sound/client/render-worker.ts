import { renderBed } from '../render-bed.ts'
import { cueNamesOf, renderCue } from '../render-cue.ts'
import type { Rendered, RenderOrder } from './render-order.ts'

/** Three seconds: the page takes so much in a part of a frame. */
const pieceLength = 65_536
const frameMs = 16

/** Renders a title beside its page: the frames of a round have no time for it. Short sounds first, they are needed first. */
addEventListener('message', ({ data }: MessageEvent<RenderOrder>) => void render(data))

async function render({ score, setting }: RenderOrder): Promise<void> {
  if (setting.hasCues) for (const name of cueNamesOf(score)) await answer(name, renderCue(score, name))
  if (setting.hasBed) await answer('bed', renderBed(score, 'bed'))
  if (setting.hasBed && setting.hasCues && score.bonus.length > 0) await answer('bonusBed', renderBed(score, 'bonus'))
  close()
}

/** One piece after the other, and each in a frame of its own. */
async function answer(name: Rendered['name'], whole: Float32Array<ArrayBuffer>): Promise<void> {
  for (let from = 0; from < whole.length; from += pieceLength) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve, frameMs))
    const samples = whole.slice(from, from + pieceLength)
    postMessage({ name, length: whole.length, from, samples } satisfies Rendered, { transfer: [samples.buffer] })
  }
}
