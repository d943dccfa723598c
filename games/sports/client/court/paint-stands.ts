import { noise } from '../league-face.ts'
import { type CourtView, seatOf } from './court-view.ts'
import type { Paint } from './floor-lines.ts'

type Context = CanvasRenderingContext2D

const rowOfSeat = 1.17

/** Full stands under a night sky, as high as the floor begins low. */
export function paintStands({ context, view }: Paint): void {
  const { width, floorTop } = view
  const night = context.createLinearGradient(0, 0, 0, floorTop)
  night.addColorStop(0, '#0a0d24')
  night.addColorStop(0.5, '#1a1c46')
  night.addColorStop(1, '#322a5c')
  context.fillStyle = night
  context.fillRect(0, 0, width, floorTop)
  const seat = seatOf(view)
  const rows = Math.round((floorTop * 0.68) / (seat * rowOfSeat))
  for (let row = 0; row < rows; row++) {
    const y = floorTop * 0.88 - (rows - row) * seat * rowOfSeat
    context.fillStyle = `rgb(8 10 34 / ${Math.round(40 - (row / rows) * 24)}%)`
    context.fillRect(0, y + seat * 0.7, width, seat * 0.2)
    for (let x = (row % 2) * seat * 0.5 - seat; x < width + seat; x += seat) {
      const seed = row * 997 + Math.round(x / seat) * 13
      if (noise(seed) < 0.1) continue
      paintFan(context, {
        x: x + (noise(seed + 1) - 0.5) * seat * 0.3,
        y,
        size: seat * (0.82 + (row / rows) * 0.28),
        seed,
      })
    }
    context.fillStyle = `rgb(10 10 40 / ${Math.round(34 - (row / rows) * 36 + 2)}%)`
    context.fillRect(0, y - seat, width, seat * 2)
  }
}

const shirts = ['#e2495b', '#f4b73c', '#3f8fe0', '#4fb477', '#f1efe6', '#8b5fd0', '#ef7f3a', '#2f3d78']
const skins = ['#c98d5c', '#a76d40', '#e0ab7c', '#8a5730']

type Fan = { readonly x: number; readonly y: number; readonly size: number; readonly seed: number }

/** Somebody in the stands: shoulders and a head, arms in the air if asked for. */
export function paintFan(context: Context, { x, y, size, seed }: Fan, isUp = false): void {
  const skin = skins[Math.floor(noise(seed + 2) * skins.length)] ?? '#c98d5c'
  context.fillStyle = shirts[Math.floor(noise(seed + 3) * shirts.length)] ?? '#e2495b'
  context.beginPath()
  context.roundRect(x - size * 0.42, y + size * 0.18, size * 0.84, size * 0.9, size * 0.3)
  context.fill()
  if (isUp) {
    context.strokeStyle = skin
    context.lineWidth = size * 0.16
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(x - size * 0.36, y + size * 0.34)
    context.lineTo(x - size * 0.48, y - size * 0.38)
    context.moveTo(x + size * 0.36, y + size * 0.34)
    context.lineTo(x + size * 0.48, y - size * 0.38)
    context.stroke()
  }
  context.fillStyle = skin
  context.beginPath()
  context.arc(x, y, size * 0.27, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#20140f'
  context.beginPath()
  context.arc(x, y - size * 0.05, size * 0.28, Math.PI * 0.95, Math.PI * 2.05)
  context.fill()
}

const boardsLeast = 9
/** The boards between the stands and the floor. */
export const boardsHeight = ({ height }: CourtView): number => Math.max(boardsLeast, height * 0.062)

export function paintBoards({ context, view }: Paint, words: string): void {
  const { width, floorTop } = view
  const tall = boardsHeight(view)
  const top = floorTop - tall
  context.fillStyle = '#0a1030'
  context.fillRect(0, top, width, tall)
  context.fillStyle = 'rgb(255 207 95 / 90%)'
  context.fillRect(0, top, width, Math.max(1, tall * 0.08))
  context.font = `800 ${tall * 0.6}px system-ui, sans-serif`
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  // As wide as the words are: the boards of a high view are taller, and so are their letters.
  for (let [at, x] = [0, tall * 0.5]; x < width; at++) {
    const text = at % 2 === 0 ? '★ BITUIN' : words
    context.fillStyle = at % 2 === 0 ? '#ffd870' : '#8fd0ff'
    context.fillText(text, x, top + tall * 0.56)
    x += context.measureText(text).width + tall * 1.2
  }
}
