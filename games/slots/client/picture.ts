type Context = CanvasRenderingContext2D

/** Symbols are drawn on a square of this size. */
export const pictureSize = 100
const usualSharpness = 2

export type PictureStyle = {
  readonly width: number
  readonly height: number
  /** The dark edge: a title's own shadow colour, and how wide. */
  readonly edge: string
  readonly edgeWidth: number
  /** The light that the scene throws on it from above and the left. */
  readonly light: string
}

/**
 * A picture is written a layer a line, `paint | path`:
 *   `#top #bottom` fills with a gradient, `#one` flat, `- #one 4` strokes, `* x y r #in #out` fills with light from a point; `~` before
 *   it adds the mirror image.
 *   A path is SVG's, or `o x y r [ry]` for a disc, `s x y outer inner points` for a star; `;` between several. An indented line goes on with the path above it.
 * Edge, light and shade are added to all alike, so that everything in a title stands in the same light.
 */
export function paintPicture(context: Context, text: string, [layers, rim]: Scratch, style: PictureStyle): void {
  const { width, height, edge, edgeWidth } = style
  layers.clear()
  for (const layer of text.trim().split(/\n(?! )/)) paintLayer(layers.context, layer, style)
  shadeInside(layers.context, style)
  bevel(layers, rim, style)
  if (edgeWidth > 0) {
    rim.clear()
    tint(rim.context, layers.canvas, { ...style, colour: edge })
    context.shadowColor = 'rgb(0 0 0 / 50%)'
    context.shadowBlur = 9
    context.shadowOffsetY = 6
    for (let turn = 0; turn < 10; turn++) {
      const angle = (turn / 10) * Math.PI * 2
      context.drawImage(rim.canvas, Math.cos(angle) * edgeWidth, Math.sin(angle) * edgeWidth, width, height)
      context.shadowColor = 'transparent'
    }
  }
  context.drawImage(layers.canvas, 0, 0, width, height)
}

/** Where pictures are put together, one after the other. */
export type Scratch = readonly [Paper, Paper]
type Paper = {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly clear: () => void
}

/** Two sheets for all pictures of one size; they are thrown away when the last is done. */
export function withScratch<Made>(
  size: Pick<PictureStyle, 'width' | 'height'>,
  work: (scratch: Scratch) => Made,
  sharpness = usualSharpness,
): Made {
  const scratch = [makePaper(size, sharpness), makePaper(size, sharpness)] as const
  const made = work(scratch)
  for (const { canvas } of scratch) canvas.width = 0
  return made
}

function makePaper({ width, height }: Pick<PictureStyle, 'width' | 'height'>, sharpness: number): Paper {
  const canvas = document.createElement('canvas')
  canvas.width = width * sharpness
  canvas.height = height * sharpness
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  context.scale(sharpness, sharpness)
  const clear = (): void => {
    context.globalCompositeOperation = 'source-over'
    context.globalAlpha = 1
    context.clearRect(0, 0, width, height)
  }
  return { canvas, context, clear }
}

type Tint = Pick<PictureStyle, 'width' | 'height'> & { readonly colour: string }

function tint(context: Context, picture: HTMLCanvasElement, { width, height, colour }: Tint): void {
  context.globalCompositeOperation = 'source-over'
  context.drawImage(picture, 0, 0, width, height)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
}

/** Light from above, shade below, on what is painted alone. */
function shadeInside(context: Context, { width, height }: PictureStyle): void {
  context.globalCompositeOperation = 'source-atop'
  const light = context.createLinearGradient(width * 0.2, 0, width * 0.6, height)
  light.addColorStop(0, 'rgb(255 255 255 / 30%)')
  light.addColorStop(0.4, 'rgb(255 255 255 / 3%)')
  light.addColorStop(0.6, 'rgb(20 0 40 / 2%)')
  light.addColorStop(1, 'rgb(20 0 40 / 40%)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
}

const shade = '#14002c'
/** How far each light reaches inwards, in hundredths of the picture, and how strong it is; shade comes from the other side. */
const reaches = [
  { by: 1.6, alpha: 0.75 },
  { by: 4.5, alpha: 0.28 },
  { by: -2.4, alpha: 0.34 },
  { by: -7, alpha: 0.3 },
] as const

/** A rim of light on the side of the light, a soft shadow on the other: what makes a thing of a shape. */
function bevel(layers: Paper, rim: Paper, style: PictureStyle): void {
  const { width, height, light } = style
  const unit = Math.min(1.7, Math.max(0.8, Math.min(width, height) / pictureSize))
  for (const { by, alpha } of reaches) {
    rim.clear()
    rim.context.drawImage(layers.canvas, 0, 0, width, height)
    rim.context.globalCompositeOperation = 'destination-out'
    rim.context.drawImage(layers.canvas, by * unit * 0.7, by * unit, width, height)
    rim.context.globalCompositeOperation = 'source-in'
    rim.context.fillStyle = by > 0 ? light : shade
    rim.context.fillRect(0, 0, width, height)
    layers.context.globalCompositeOperation = 'source-atop'
    layers.context.globalAlpha = alpha
    layers.context.drawImage(rim.canvas, 0, 0, width, height)
  }
  layers.context.globalCompositeOperation = 'source-over'
  layers.context.globalAlpha = 1
}

function paintLayer(context: Context, layer: string, { width, height }: PictureStyle): void {
  const [head = '', shape = ''] = layer.split('|').map((part) => part.trim())
  const isMirrored = head.startsWith('~')
  const paint = (isMirrored ? head.slice(1) : head).trim().split(/\s+/)
  const path = pathOf(shape)
  drawPath(context, { paint, path, height })
  if (!isMirrored) return
  context.save()
  context.translate(width, 0)
  context.scale(-1, 1)
  drawPath(context, { paint, path, height })
  context.restore()
}

type Layer = { readonly paint: readonly string[]; readonly path: Path2D; readonly height: number }

function drawPath(context: Context, { paint, path, height }: Layer): void {
  const [first = '', second, third] = paint
  context.lineJoin = 'round'
  context.lineCap = 'round'
  if (first === '-') {
    context.strokeStyle = second ?? ''
    context.lineWidth = Number(third ?? 3)
    context.stroke(path)
    return
  }
  context.fillStyle = first === '*' ? lightFrom(context, paint) : fadeOf(context, { first, second, height })
  context.fill(path)
}

function lightFrom(context: Context, [, x, y, r, inner = '', outer = '']: readonly string[]): CanvasGradient {
  const light = context.createRadialGradient(Number(x), Number(y), 0, Number(x), Number(y), Number(r))
  light.addColorStop(0, inner)
  light.addColorStop(1, outer)
  return light
}

type Fade = { readonly first: string; readonly second: string | undefined; readonly height: number }

function fadeOf(context: Context, { first, second, height }: Fade): CanvasGradient | string {
  if (second === undefined) return first
  const fade = context.createLinearGradient(0, height * 0.08, 0, height * 0.92)
  fade.addColorStop(0, first)
  fade.addColorStop(1, second)
  return fade
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
