import { Worker } from 'node:worker_threads'
import { createSharedQueue } from '../crypto/shared-queue.ts'

/** Resource limits for one document. */
export type PdfBounds = {
  readonly pagesMax: number
  /** The longer side of each page, in pixels. */
  readonly sideMax: number
  readonly msMax: number
  readonly memoryBytesMax: number
}

export type PdfToDraw = Omit<PdfBounds, 'msMax'> & { readonly bytes: Uint8Array }

/** RGBA, one byte per channel. */
export type DrawnPage = { readonly width: number; readonly height: number; readonly data: Uint8Array }

const heapMegabytes = 64
// Uploads are few: they share one queue.
const everybody = { share: 'documents', isKnown: true }
const queue = createSharedQueue('drawing of documents', { concurrencyMax: 1, waitingMax: 20 })

/**
 * The pages of a PDF as pictures. Rendered in a worker, within limits; undefined if the PDF is invalid, encrypted, or
 * exceeds them.
 */
export const drawPdf = (bytes: Uint8Array, bounds: PdfBounds): Promise<readonly DrawnPage[] | undefined> =>
  queue(everybody, () => drawBeside(bytes, bounds))

function drawBeside(bytes: Uint8Array, { msMax, ...bounds }: PdfBounds): Promise<readonly DrawnPage[] | undefined> {
  const workerData: PdfToDraw = { ...bounds, bytes: new Uint8Array(bytes) }
  const worker = new Worker(new URL('./draw-pdf-worker.ts', import.meta.url), {
    workerData,
    // The worker gets no environment.
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  return new Promise<readonly DrawnPage[] | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), msMax)
    worker.on('message', (pages: readonly DrawnPage[] | undefined) => resolve(pages))
    for (const end of ['error', 'exit'] as const) worker.on(end, () => resolve(undefined))
    worker.on('exit', () => clearTimeout(timer))
  }).finally(() => void worker.terminate())
}
