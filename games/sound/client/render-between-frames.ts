import { whenIdle } from '#games/client/when-idle.ts'
import { sampleRate } from '../render-bed.ts'

const sliceMs = 4

const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve))

/** Renders in the moments in which the game has nothing to draw, a few milliseconds at a time. */
export async function renderBetweenFrames(
  context: BaseAudioContext,
  rendering: Generator<undefined, Float32Array>,
): Promise<AudioBuffer> {
  for (;;) {
    await idle()
    const end = performance.now() + sliceMs
    while (performance.now() < end) {
      const next = rendering.next()
      if (next.done === true) return bufferOf(context, next.value)
    }
  }
}

function bufferOf(context: BaseAudioContext, samples: Float32Array): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, sampleRate)
  buffer.copyToChannel(new Float32Array(samples), 0)
  return buffer
}
