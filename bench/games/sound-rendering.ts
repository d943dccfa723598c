import type { Page } from '@playwright/test'
import type { Figure } from '../support/figures.ts'

type Rendering = { readonly orderedAt: number; readonly lastAt: number; readonly bytes: number }

/** Notes when the page orders its sound, and when the last of it comes. Runs in the page, before its own scripts. */
export function noteRendering(): void {
  const Beside = globalThis.Worker
  globalThis.Worker = class extends Beside {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      const orderedAt = performance.now()
      let bytes = 0
      this.addEventListener('message', ({ data }: MessageEvent<{ readonly samples: Float32Array }>) => {
        bytes += data.samples.byteLength
        Object.assign(globalThis, { rendering: { orderedAt, lastAt: performance.now(), bytes } })
      })
    }
  }
}

/** What the page ordered while its frames were counted. Nothing, where the game was never touched. */
export async function figuresOfSound(page: Page): Promise<readonly Figure[]> {
  const rendering = await page.evaluate(() => (globalThis as { readonly rendering?: Rendering }).rendering)
  if (rendering === undefined) return []
  const { orderedAt, lastAt, bytes } = rendering
  const note = `${(bytes / 1_000_000).toFixed(1)} MB of samples, this machine's speed`
  return [{ what: 'sound, from its order to its last sample', value: lastAt - orderedAt, unit: 'ms', note }]
}
