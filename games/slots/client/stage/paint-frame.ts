import type { Area } from '../area.ts'
import type { SlotModel } from '../../math/model.ts'
import type { Palette } from '../palette.ts'
import { spread } from './spread.ts'

type Context = CanvasRenderingContext2D
export type FrameStyle = {
  readonly material: 'metal' | 'stone' | 'wood' | 'bamboo' | 'shell' | 'cloth' | 'bulbs' | 'vine'
  readonly thick: number
  readonly round: number
}
type Frame = { readonly palette: Palette; readonly model: SlotModel; readonly style: FrameStyle }
type Edge = { readonly context: Context; readonly area: Area; readonly palette: Palette; readonly style: FrameStyle }

/** What the reels stand in, in the material of its title. */
export function paintFrame(context: Context, area: Area, { palette, model, style }: Frame): void {
  const edge: Edge = { context, area, palette, style }
  const { x, y, width, height } = area
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 55%)'
  context.shadowBlur = 22
  context.shadowOffsetY = 9
  context.fillStyle = fadeOf(edge)
  outline(edge, style.thick)
  context.fill()
  context.restore()
  materials[style.material](edge)
  context.fillStyle = palette.board
  box(context, { x: x - 1, y: y - 1, width: width + 2, height: height + 2 }, Math.max(4, style.round - 4))
  context.fill()
  paintCells(context, area, palette, model)
  paintDepth(context, area)
}

function fadeOf({ context, area: { y, height }, palette: { frame }, style: { thick } }: Edge): CanvasGradient {
  const fade = context.createLinearGradient(0, y - thick, 0, y + height + thick)
  fade.addColorStop(0, frame[1])
  fade.addColorStop(0.12, frame[0])
  fade.addColorStop(0.5, frame[1])
  fade.addColorStop(0.88, frame[0])
  fade.addColorStop(1, frame[1])
  return fade
}

function outline({ context, area: { x, y, width, height }, style }: Edge, by: number): void {
  box(context, { x: x - by, y: y - by, width: width + by * 2, height: height + by * 2 }, style.round + by / 2)
}

function box(context: Context, { x, y, width, height }: Area, round: number): void {
  context.beginPath()
  context.roundRect(x, y, width, height, round)
}

/** Walks around the frame in even steps. */
function around({ area, style }: Edge, step: number, visit: (x: number, y: number, index: number) => void): void {
  const by = style.thick / 2
  const [left, top, right, bottom] = [area.x - by, area.y - by, area.x + area.width + by, area.y + area.height + by]
  const [wide, high] = [Math.round((right - left) / step), Math.round((bottom - top) / step)]
  let index = 0
  for (let at = 0; at < wide; at++) visit(left + ((right - left) * at) / wide, top, index++)
  for (let at = 0; at < high; at++) visit(right, top + ((bottom - top) * at) / high, index++)
  for (let at = 0; at < wide; at++) visit(right - ((right - left) * at) / wide, bottom, index++)
  for (let at = 0; at < high; at++) visit(left, bottom - ((bottom - top) * at) / high, index++)
}

function disc(context: Context, x: number, y: number, r: number): void {
  context.beginPath()
  context.arc(x, y, r, 0, Math.PI * 2)
  context.fill()
}

function stroke({ context }: Edge, colour: string, width: number): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke()
}

const materials: Readonly<Record<FrameStyle['material'], (edge: Edge) => void>> = {
  metal(edge) {
    outline(edge, edge.style.thick - 1)
    stroke(edge, '#ffffffaa', 1.2)
    outline(edge, 2)
    stroke(edge, '#00000066', 2.5)
    around(edge, 26, (x, y, index) => {
      edge.context.fillStyle = index % 2 === 0 ? edge.palette.glow : '#ffffffcc'
      disc(edge.context, x, y, index % 2 === 0 ? 2.4 : 1.5)
    })
  },
  bulbs(edge) {
    outline(edge, 2)
    stroke(edge, '#00000077', 3)
    around(edge, 17, (x, y, index) => {
      const colour = bulbColours[index % bulbColours.length] ?? '#fff'
      edge.context.fillStyle = `${colour}44`
      disc(edge.context, x, y, 7)
      edge.context.fillStyle = colour
      disc(edge.context, x, y, 3.1)
      edge.context.fillStyle = '#ffffffdd'
      disc(edge.context, x - 0.9, y - 1, 1)
    })
  },
  stone(edge) {
    const { context, palette, style } = edge
    around(edge, 15, (x, y, index) => {
      const r = style.thick * (0.62 + spread(index) * 0.5)
      const stone = context.createRadialGradient(x - r * 0.4, y - r * 0.5, 1, x, y, r * 1.2)
      stone.addColorStop(0, palette.frame[1])
      stone.addColorStop(0.5, palette.frame[0])
      stone.addColorStop(1, '#00000088')
      context.fillStyle = stone
      context.beginPath()
      for (let corner = 0; corner < 7; corner++) {
        const [turn, reach] = [(corner / 7) * Math.PI * 2 + index, r * (0.82 + spread(index * 7 + corner) * 0.3)]
        context.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach)
      }
      context.fill()
    })
    outline(edge, 1.5)
    stroke(edge, palette.glow, 1.6)
  },
  wood(edge) {
    const { context, style } = edge
    for (let line = 1; line < style.thick; line += 2.4) {
      outline(edge, line)
      stroke(edge, line % 4 > 2 ? '#00000030' : '#ffffff20', 0.9)
    }
    around(edge, 62, (x, y) => {
      context.fillStyle = '#00000066'
      disc(context, x + 0.6, y + 1, 2.6)
      context.fillStyle = edge.palette.glow
      disc(context, x, y, 2)
    })
  },
  bamboo(edge) {
    outline(edge, edge.style.thick * 0.72)
    stroke(edge, '#ffffff55', 2)
    outline(edge, edge.style.thick * 0.2)
    stroke(edge, '#00000050', 3)
    around(edge, 44, (x, y, index) => {
      edge.context.fillStyle = index % 3 === 0 ? '#5a3a14' : '#00000044'
      const [wide, high] = isUpright(edge.area, x) ? [edge.style.thick + 2, 3.4] : [3.4, edge.style.thick + 2]
      edge.context.fillRect(x - wide / 2, y - high / 2, wide, high)
    })
  },
  shell(edge) {
    const { context, palette, style } = edge
    around(edge, 13, (x, y, index) => {
      const r = style.thick * (index % 2 === 0 ? 0.78 : 0.6)
      const pearl = context.createRadialGradient(x - r * 0.35, y - r * 0.4, 0.5, x, y, r)
      pearl.addColorStop(0, '#ffffff')
      pearl.addColorStop(0.5, palette.frame[1])
      pearl.addColorStop(1, palette.frame[0])
      context.fillStyle = pearl
      disc(context, x, y, r)
    })
  },
  cloth(edge) {
    const { context, palette, style } = edge
    around(edge, style.thick * 1.1, (x, y, index) => {
      context.fillStyle = [palette.glow, palette.board, '#fff6e0', palette.frame[0]][index % 4] ?? palette.glow
      const r = style.thick * 0.44
      context.beginPath()
      context.moveTo(x, y - r)
      context.lineTo(x + r, y)
      context.lineTo(x, y + r)
      context.lineTo(x - r, y)
      context.fill()
    })
    outline(edge, style.thick - 1)
    stroke(edge, '#ffffff66', 1.2)
  },
  vine(edge) {
    const { context, palette } = edge
    around(edge, 15, (x, y, index) => {
      context.save()
      context.translate(x, y)
      context.rotate(spread(index) * 6.3)
      context.fillStyle = index % 3 === 0 ? palette.frame[1] : palette.frame[0]
      context.beginPath()
      context.ellipse(6, 0, 9, 4, 0, 0, Math.PI * 2)
      context.fill()
      context.fillStyle = '#ffffff33'
      context.fillRect(0, -0.5, 12, 1)
      if (index % 7 === 3) {
        context.fillStyle = palette.glow
        disc(context, 0, 0, 3)
      }
      context.restore()
    })
  },
}
const bulbColours = ['#ff5a6a', '#ffe07a', '#5af0a8', '#6ac8ff']

const isUpright = ({ x, width }: Area, at: number): boolean => at <= x || at >= x + width

function paintCells(context: Context, { x, y, width, height }: Area, palette: Palette, model: SlotModel): void {
  const [step, rise] = [width / model.reels, height / model.rows]
  const isGrid = model.rows > 4
  const gap = isGrid ? 1 : 2
  for (let reel = 0; reel < model.reels; reel++) {
    const cell = context.createLinearGradient(x + reel * step, 0, x + (reel + 1) * step, 0)
    cell.addColorStop(0, `${palette.cell}bb`)
    cell.addColorStop(0.5, palette.cell)
    cell.addColorStop(1, `${palette.cell}bb`)
    context.fillStyle = cell
    for (let row = 0; row < (isGrid ? model.rows : 1); row++) {
      const high = isGrid ? rise : height
      box(
        context,
        { x: x + reel * step + gap, y: y + row * rise + gap, width: step - gap * 2, height: high - gap * 2 },
        7,
      )
      context.fill()
    }
  }
}

/** Reels are drums: they turn away from the light above and below. */
function paintDepth(context: Context, { x, y, width, height }: Area): void {
  const depth = context.createLinearGradient(0, y, 0, y + height)
  depth.addColorStop(0, 'rgb(0 0 0 / 55%)')
  depth.addColorStop(0.14, 'rgb(0 0 0 / 0%)')
  depth.addColorStop(0.4, 'rgb(255 255 255 / 7%)')
  depth.addColorStop(0.84, 'rgb(0 0 0 / 0%)')
  depth.addColorStop(1, 'rgb(0 0 0 / 50%)')
  context.fillStyle = depth
  box(context, { x, y, width, height }, 8)
  context.fill()
}
