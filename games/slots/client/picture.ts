type Context = CanvasRenderingContext2D

/** Symbols are drawn on a square of this size. */
export const pictureSize = 100
const sharpness = 2
const outline = { colour: '#1a0d2b', width: 3 }

/**
 * A picture is written a layer a line, `paint | path`:
 *   `#top #bottom` fills with a gradient, `#one` flat, `- #one 4` strokes; `~` before it adds the mirror image.
 *   A path is SVG's, or `o x y r [ry]` for a disc, `s x y outer inner points` for a star; `;` between several. An indented line goes on with the path above it.
 * Outline and gloss are added to all alike, so that every symbol lies in the same light.
 */
export function paintPicture(context: Context, text: string, [layers, rim]: Scratch): void {
  layers.clear()
  for (const layer of text.trim().split(/\n(?! )/)) paintLayer(layers.context, layer)
  shadeInside(layers.context)
  rim.clear()
  tint(rim.context, layers.canvas, outline.colour)
  context.shadowColor = 'rgb(0 0 0 / 45%)'
  context.shadowBlur = 8
  context.shadowOffsetY = 5
  for (let turn = 0; turn < 12; turn++) {
    const angle = (turn / 12) * Math.PI * 2
    context.drawImage(
      rim.canvas,
      Math.cos(angle) * outline.width,
      Math.sin(angle) * outline.width,
      pictureSize,
      pictureSize,
    )
    context.shadowColor = 'transparent'
  }
  context.drawImage(layers.canvas, 0, 0, pictureSize, pictureSize)
}

/** Where pictures are put together, one after the other. */
type Scratch = readonly [Paper, Paper]
type Paper = {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly clear: () => void
}

/** Two sheets for all pictures of a title; they are thrown away when the last is done. */
export function withScratch<Made>(work: (scratch: Scratch) => Made): Made {
  const scratch = [makePaper(), makePaper()] as const
  const made = work(scratch)
  for (const { canvas } of scratch) canvas.width = 0
  return made
}

function makePaper(): Paper {
  const canvas = document.createElement('canvas')
  canvas.width = pictureSize * sharpness
  canvas.height = pictureSize * sharpness
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  context.scale(sharpness, sharpness)
  return { canvas, context, clear: () => context.clearRect(0, 0, pictureSize, pictureSize) }
}

function tint(context: Context, picture: HTMLCanvasElement, colour: string): void {
  context.globalCompositeOperation = 'source-over'
  context.drawImage(picture, 0, 0, pictureSize, pictureSize)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = colour
  context.fillRect(0, 0, pictureSize, pictureSize)
}

/** Light from above, shade below, on what is painted alone. */
function shadeInside(context: Context): void {
  context.globalCompositeOperation = 'source-atop'
  const light = context.createLinearGradient(20, 0, 60, pictureSize)
  light.addColorStop(0, 'rgb(255 255 255 / 42%)')
  light.addColorStop(0.42, 'rgb(255 255 255 / 4%)')
  light.addColorStop(0.6, 'rgb(20 0 40 / 2%)')
  light.addColorStop(1, 'rgb(20 0 40 / 38%)')
  context.fillStyle = light
  context.fillRect(0, 0, pictureSize, pictureSize)
  context.globalCompositeOperation = 'source-over'
}

function paintLayer(context: Context, layer: string): void {
  const [head = '', shape = ''] = layer.split('|').map((part) => part.trim())
  const isMirrored = head.startsWith('~')
  const paint = (isMirrored ? head.slice(1) : head).trim().split(/\s+/)
  const path = pathOf(shape)
  drawPath(context, paint, path)
  if (!isMirrored) return
  context.save()
  context.translate(pictureSize, 0)
  context.scale(-1, 1)
  drawPath(context, paint, path)
  context.restore()
}

function drawPath(context: Context, [first = '', second, third]: readonly string[], path: Path2D): void {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  if (first === '-') {
    context.strokeStyle = second ?? ''
    context.lineWidth = Number(third ?? 3)
    context.stroke(path)
    return
  }
  if (second === undefined) context.fillStyle = first
  else {
    const fade = context.createLinearGradient(0, 8, 0, 92)
    fade.addColorStop(0, first)
    fade.addColorStop(1, second)
    context.fillStyle = fade
  }
  context.fill(path)
}

function pathOf(shape: string): Path2D {
  const path = new Path2D()
  for (const piece of shape.split(';').map((part) => part.trim())) {
    const numbers = piece
      .slice(1)
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (piece.startsWith('o')) addDisc(path, numbers)
    else if (piece.startsWith('s')) addStar(path, numbers)
    else path.addPath(new Path2D(piece))
  }
  return path
}

function addDisc(path: Path2D, [x = 0, y = 0, rx = 0, ry = rx]: readonly number[]): void {
  path.moveTo(x + rx, y)
  path.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
}

function addStar(path: Path2D, [x = 0, y = 0, outer = 0, inner = 0, points = 5]: readonly number[]): void {
  for (let point = 0; point < points * 2; point++) {
    const [angle, reach] = [(point / points) * Math.PI - Math.PI / 2, point % 2 === 0 ? outer : inner]
    const [px, py] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    if (point === 0) path.moveTo(px, py)
    else path.lineTo(px, py)
  }
  path.closePath()
}
