import { encode } from 'uqr'

/** A QR code's modules, with the highest error correction and no margin. */
function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'H', border: 0 }).data
}

/** The dark modules as one path of unit squares. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const modules = qrModules(text)
  const path = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: modules.length, path }
}

const scale = 12
const margin = 4

/** Saves the code as a picture, from where bank apps can read it. */
export function saveQr(text: string, name: string): void {
  const modules = qrModules(text)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = (modules.length + 2 * margin) * scale
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => isDark && pen.fillRect((x + margin) * scale, (y + margin) * scale, scale, scale)),
  )
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}
