import sharp from 'sharp'
import { drawPdf, type PdfBounds } from '#platform/pdf/draw-pdf.ts'

// Enough for a passport, a card with two sides, or a statement of two pages.
const bounds: PdfBounds = { pagesMax: 4, sideMax: 1_600, msMax: 10_000, memoryBytesMax: 256 * 1024 * 1024 }
const quality = 85
const background = '#ffffff'

/**
 * A PDF as one picture, pages stacked. A viewer sees what the player submitted, and no active content survives.
 * Undefined: it cannot be rendered.
 */
export async function flatDocument(bytes: Buffer): Promise<Buffer | undefined> {
  const pages = await drawPdf(bytes, bounds)
  if (pages === undefined) return undefined
  const width = Math.max(...pages.map((page) => page.width))
  const height = pages.reduce((sum, page) => sum + page.height, 0)
  let top = 0
  const placed = pages.map((page) => {
    const offset = { left: 0, top }
    top += page.height
    const raw = { width: page.width, height: page.height, channels: 4 as const }
    return { input: Buffer.from(page.data.buffer, page.data.byteOffset, page.data.byteLength), raw, ...offset }
  })
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(placed)
    .jpeg({ quality })
    .toBuffer()
}
