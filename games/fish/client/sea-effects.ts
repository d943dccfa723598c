import { noise, type Pen } from './sea-look.ts'
import type { Point } from './swimmer.ts'

type Effect = {
  kind: 'none' | 'net' | 'text' | 'blast' | 'bolt'
  x: number
  y: number
  toX: number
  toY: number
  text: string
  size: number
  life: number
  fade: number
}
export type Effects = ReturnType<typeof createEffects>

const poolSize = 64

/** What lights up and fades: nets, prices, blasts, lightning. Their number is fixed; the oldest make room. */
export function createEffects(isCalm: boolean) {
  const pool = Array.from(
    { length: poolSize },
    (): Effect => ({ kind: 'none', x: 0, y: 0, toX: 0, toY: 0, text: '', size: 0, life: 0, fade: 0 }),
  )
  let next = 0
  const add = (effect: Partial<Effect>): void => {
    const slot = pool[next++ % poolSize]
    if (slot !== undefined) Object.assign(slot, { text: '', size: 0, life: 1, ...effect })
  }
  return {
    net: ({ x, y }: Point) => add({ kind: 'net', x, y, fade: 0.06 }),
    text: ({ x, y }: Point, text: string, size: number) => add({ kind: 'text', x, y, text, size, fade: 0.014 }),
    blast: ({ x, y }: Point, size: number) => (isCalm ? undefined : add({ kind: 'blast', x, y, size, fade: 0.03 })),
    bolt: (from: Point, to: Point) => add({ kind: 'bolt', x: from.x, y: from.y, toX: to.x, toY: to.y, fade: 0.025 }),
    step(): void {
      for (const effect of pool) if (effect.life > 0) effect.life -= effect.fade
    },
    paint(pen: Pen): void {
      for (const effect of pool) if (effect.life > 0 && effect.kind !== 'none') painters[effect.kind](pen, effect)
      pen.globalAlpha = 1
    },
  }
}

const painters: Readonly<Record<Exclude<Effect['kind'], 'none'>, (pen: Pen, effect: Effect) => void>> = {
  net(pen, { x, y, life }) {
    const reach = 10 + (1 - life) * 24
    pen.globalAlpha = life
    pen.strokeStyle = '#fff6d0'
    pen.lineWidth = 2
    pen.beginPath()
    for (let rib = 0; rib < 6; rib++) {
      const turn = (rib / 6) * 2 * Math.PI
      pen.moveTo(x, y)
      pen.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach)
    }
    pen.moveTo(x + reach * 0.6, y)
    pen.arc(x, y, reach * 0.6, 0, 2 * Math.PI)
    pen.moveTo(x + reach, y)
    pen.arc(x, y, reach, 0, 2 * Math.PI)
    pen.stroke()
  },
  text(pen, { x, y, text, size, life }) {
    pen.globalAlpha = Math.min(1, life * 2)
    pen.font = `800 ${size}px system-ui, sans-serif`
    pen.textAlign = 'center'
    pen.lineWidth = size / 5
    pen.lineJoin = 'round'
    pen.strokeStyle = 'rgb(40 16 0 / 80%)'
    const top = y - (1 - life) * 46
    pen.strokeText(text, x, top)
    pen.fillStyle = '#ffdf6e'
    pen.fillText(text, x, top)
  },
  blast(pen, { x, y, size, life }) {
    pen.globalAlpha = life * 0.8
    const reach = size * (1 - life * life)
    const fire = pen.createRadialGradient(x, y, reach * 0.3, x, y, Math.max(1, reach))
    fire.addColorStop(0, 'rgb(255 240 170 / 0%)')
    fire.addColorStop(0.75, 'rgb(255 190 60 / 80%)')
    fire.addColorStop(1, 'rgb(255 90 40 / 0%)')
    pen.fillStyle = fire
    pen.beginPath()
    pen.arc(x, y, Math.max(1, reach), 0, 2 * Math.PI)
    pen.fill()
  },
  bolt(pen, { x, y, toX, toY, life }) {
    pen.globalAlpha = Math.min(1, life * 1.6)
    for (const [width, paint] of [
      [7, 'rgb(120 230 255 / 45%)'],
      [2.5, '#f6ffd8'],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = paint
      pen.beginPath()
      pen.moveTo(x, y)
      for (let bend = 1; bend <= 6; bend++) {
        const part = bend / 6
        const off = bend === 6 ? 0 : (noise(bend + Math.floor(life * 12) + x) - 0.5) * 34
        pen.lineTo(x + (toX - x) * part + off, y + (toY - y) * part - off)
      }
      pen.stroke()
    }
  },
}
