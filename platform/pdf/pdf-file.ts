import { deflateSync } from 'node:zlib'

/** Standard fonts that every PDF reader has, so that no file embeds one. */
export const pdfFonts = { regular: 'Helvetica', bold: 'Helvetica-Bold', digits: 'Courier' } as const
export type PdfFont = keyof typeof pdfFonts

export type PdfText = {
  readonly text: string
  readonly font: PdfFont
  readonly size: number
  /** From the left edge and from the top, in points. */
  readonly x: number
  readonly y: number
  /** 0 is black. */
  readonly grey?: number
}
export type PdfLine = { readonly x: number; readonly y: number; readonly width: number }
export type PdfPage = { readonly texts: readonly PdfText[]; readonly lines: readonly PdfLine[] }

/** An A4 page, in points. */
export const pageSize = { width: 595, height: 842 } as const

/** A PDF of text and thin lines. Characters outside Latin-1 become question marks. */
export function pdfFile(title: string, pages: readonly PdfPage[]): Buffer {
  const fonts = Object.entries(pdfFonts)
  const [catalog, tree, info, firstFont] = [1, 2, 3, 4]
  const firstPage = firstFont + fonts.length
  const pageNumber = (index: number) => firstPage + index * 2
  const fontNames = fonts.map(([name], index) => `/${name} ${firstFont + index} 0 R`).join(' ')
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages ${tree} 0 R >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    `<< /Title (${literal(title)}) >>`,
    ...fonts.map(([, face]) => `<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`),
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Contents ${pageNumber(index) + 1} 0 R /Resources << /Font << ${fontNames} >> >> >>`,
      streamOf(page),
    ]),
  ]
  return assemble(objects, { catalog, info })
}

function streamOf({ texts, lines }: PdfPage): Buffer {
  const drawn = [
    ...lines.map(
      ({ x, y, width }) => `0.75 G 0.5 w ${x} ${pageSize.height - y} m ${x + width} ${pageSize.height - y} l S`,
    ),
    ...texts.map(({ text, font, size, x, y, grey = 0 }) => {
      return `BT ${grey} g /${font} ${size} Tf ${x} ${pageSize.height - y} Td (${literal(text)}) Tj ET`
    }),
  ]
  const packed = deflateSync(Buffer.from(drawn.join('\n'), 'latin1'))
  const head = Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`)
  return Buffer.concat([head, packed, Buffer.from('\nendstream')])
}

/** Writes the objects and the cross-reference table. */
function assemble(objects: readonly (string | Buffer)[], { catalog, info }: { catalog: number; info: number }): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const write = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
    write(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  })
  const start = length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  write(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`))
  write(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R /Info ${info} 0 R >>\n`))
  write(Buffer.from(`startxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}

/** A text as a PDF string literal. */
const literal = (text: string): string =>
  text
    .replaceAll('\u2212', '-')
    .replaceAll('\u2019', "'")
    .replace(/[^\x20-\x7e\u00a0-\u00ff]/g, '?')
    .replace(/[\\()]/g, String.raw`\$&`)
