import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { DrawnPage, PdfToDraw } from './draw-pdf.ts'

const { bytes, pagesMax, sideMax, memoryBytesMax }: PdfToDraw = workerData
const pageBytes = 65_536

// PDFium asks for memory as a document needs it. It has this much and no more, whatever the document says.
const grow = Reflect.get(WebAssembly.Memory.prototype, 'grow')
WebAssembly.Memory.prototype.grow = function boundedGrow(pages) {
  if (this.buffer.byteLength + pages * pageBytes > memoryBytesMax)
    throw new RangeError('the document needs too much memory')
  return grow.call(this, pages)
}

parentPort?.postMessage(await draw().catch(() => undefined))

/** Nothing of a document is run here: no script, no action, no form; there is no network either. Its pages are painted. */
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
