import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { DrawnPage, PdfToDraw } from './draw-pdf.ts'

const { bytes, pagesMax, sideMax, memoryBytesMax } = workerData as PdfToDraw
const pageBytes = 65_536

type Memory = { readonly buffer: ArrayBuffer; grow: (pages: number) => number }
type Runtime = { readonly WebAssembly: { readonly Memory: { readonly prototype: Memory } } }

boundMemory()
parentPort?.postMessage(await draw().catch(() => undefined))

/**
 * Nothing of a document is executed: no script, action or form, and there is no network. Its pages are only rendered.
 */
async function draw(): Promise<readonly DrawnPage[] | undefined> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  if (document.getPageCount() < 1 || document.getPageCount() > pagesMax) return undefined
  const drawn: DrawnPage[] = []
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const longest = Math.max(originalWidth, originalHeight)
    if (!(longest > 0 && Math.min(originalWidth, originalHeight) > 0)) return undefined
    const { width, height, data } = await page.render({ scale: sideMax / longest, render: 'bitmap' })
    drawn.push({ width, height, data: new Uint8Array(data) })
  }
  return drawn
}

/** PDFium grows its memory as a document requires. This caps it. */
function boundMemory(): void {
  // The server's types lack WebAssembly, which Node has.
  const memory = (globalThis as unknown as Runtime).WebAssembly.Memory.prototype
  const grow = Reflect.get(memory, 'grow')
  memory.grow = function boundedGrow(this: Memory, pages: number): number {
    const bytesNeeded = this.buffer.byteLength + pages * pageBytes
    if (bytesNeeded > memoryBytesMax) throw new RangeError('the document needs too much memory')
    return grow.call(this, pages)
  }
}
