import { multiplierText } from '#games/title/pay.ts'

type Context = CanvasRenderingContext2D
type Size = { readonly width: number; readonly height: number }

export type DropBoard = {
  rows: number
  slots: readonly number[]
  ball: { x: number; y: number } | undefined
  hit: { row: number; column: number } | undefined
  landed: number | undefined
}

const slotHeight = 30

/** Where a peg stands, or with one row more, where a slot's middle is. */
export function pegPosition({ width, height }: Size, rows: number, { row, column }: { row: number; column: number }) {
  const room = (height - slotHeight - 74) / rows
  // A low window makes the tree wide: the payout of each slot must stay legible.
  const gap = Math.min((width - 20) / (rows + 1), room * 2.1, 46)
  const down = Math.min(room, gap * 1.15)
  const top = Math.max(50, (height - slotHeight - down * rows) / 2)
  return { x: width / 2 + (column - row / 2) * gap, y: top + row * down, gap, near: Math.min(gap, down) }
}

export function paintDropBoard(context: Context, size: Size, board: DropBoard): void {
  paintTent(context, size)
  for (let row = 0; row < board.rows; row++) {
    for (let column = 0; column <= row; column++) {
      const { x, y, near } = pegPosition(size, board.rows, { row, column })
      const isHit = board.hit?.row === row && board.hit.column === column
      const radius = Math.max(2.4, near * 0.11)
      context.fillStyle = isHit ? '#fff3b0' : '#ffd98a'
      context.shadowColor = '#ffb84d'
      context.shadowBlur = isHit ? 18 : 7
      circle(context, { x, y, radius: isHit ? radius * 1.7 : radius })
    }
  }
  context.shadowBlur = 0
  paintSlots(context, size, board)
  if (board.ball !== undefined)
    paintBall(context, board.ball, pegPosition(size, board.rows, { row: 0, column: 0 }).near)
}

function paintTent(context: Context, { width, height }: Size): void {
  const night = context.createRadialGradient(
    width / 2,
    height * 0.2,
    20,
    width / 2,
    height * 0.4,
    Math.max(width, height) * 0.8,
  )
  night.addColorStop(0, '#5a1f6e')
  night.addColorStop(0.55, '#2b1153')
  night.addColorStop(1, '#130726')
  context.fillStyle = night
  context.fillRect(0, 0, width, height)
  const stripes = Math.max(8, Math.round(width / 44))
  const stripe = width / stripes
  for (let index = 0; index < stripes; index++) {
    context.fillStyle = index % 2 === 0 ? '#e8325f' : '#fdf3df'
    context.beginPath()
    context.moveTo(index * stripe, 0)
    context.lineTo((index + 1) * stripe, 0)
    context.lineTo((index + 1) * stripe, 20)
    context.arc((index + 0.5) * stripe, 20, stripe / 2, 0, Math.PI)
    context.fill()
  }
  const shade = context.createLinearGradient(0, 0, 0, 60)
  shade.addColorStop(0, 'rgb(20 5 40 / 55%)')
  shade.addColorStop(1, 'rgb(20 5 40 / 0%)')
  context.fillStyle = shade
  context.fillRect(0, 0, width, 60)
}

/** Cold in the middle, hot at the edges. */
const slotColour = (pays: number): string =>
  pays >= 1_000 ? '#ff3d6e' : pays >= 300 ? '#ff7a3d' : pays > 100 ? '#ffb43d' : pays === 100 ? '#d9b45a' : '#7a5ad0'

function paintSlots(context: Context, size: Size, { rows, slots, landed }: DropBoard): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  slots.forEach((pays, slot) => {
    const { x, y, gap } = pegPosition(size, rows, { row: rows, column: slot })
    const drop = landed === slot ? 5 : 0
    context.globalAlpha = landed === undefined || landed === slot ? 1 : 0.55
    context.fillStyle = slotColour(pays)
    context.beginPath()
    context.roundRect(x - gap * 0.46, y - 6 + drop, gap * 0.92, slotHeight, 6)
    context.fill()
    context.fillStyle = pays < 100 ? '#ffffff' : '#2b0a1f'
    const text = multiplierText(pays).replace('×', '').replace(',000', 'k')
    context.font = `800 ${Math.min(14, (gap * 1.5) / Math.max(2, text.length))}px system-ui, sans-serif`
    context.fillText(text, x, y - 6 + drop + slotHeight / 2)
  })
  context.globalAlpha = 1
  context.textBaseline = 'alphabetic'
}

function paintBall(context: Context, { x, y }: { x: number; y: number }, near: number): void {
  const radius = Math.max(5, near * 0.24)
  const light = context.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 1, x, y, radius)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.35, '#8ff0ff')
  light.addColorStop(1, '#118fb0')
  context.fillStyle = light
  context.shadowColor = '#5fd0ff'
  context.shadowBlur = 14
  circle(context, { x, y, radius })
  context.shadowBlur = 0
}

function circle(context: Context, { x, y, radius }: { x: number; y: number; radius: number }): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}
