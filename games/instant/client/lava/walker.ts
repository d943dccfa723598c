import { element } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'
import { createSurface } from '#games/client/surface.ts'
import { type Context, disc, line, shape } from '../places/kit.ts'

type WalkerMood = 'ready' | 'glad' | 'burnt'

const [wide, tall, density] = [60, 84, 3]
const across = 5
const hopMs = 260

/** Somebody with a salakot and a bag who goes from stone to stone. */
export function createWalker(field: HTMLElement, motion: Motion) {
  const canvas = element('canvas', { width: wide * density, height: tall * density })
  const body = element('div', { class: 'walker-body' }, canvas)
  const root = element('div', { class: 'walker', 'aria-hidden': 'true' }, body)
  const layer = element('div', { class: 'walker-layer' }, root)
  field.append(layer)
  const { size, onResize } = createSurface(layer)
  const context = canvas.getContext('2d')
  let at: number | undefined
  const feel = (mood: WalkerMood): void => {
    if (context === null) return
    context.setTransform(density, 0, 0, density, 0, 0)
    context.clearRect(0, 0, wide, tall)
    paintWalker(context, mood)
  }
  const placed = (): string => {
    const [x, y] =
      at === undefined
        ? [size.width * 0.5, size.height * 1.14]
        : [(((at % across) + 0.5) / across) * size.width, ((Math.floor(at / across) + 0.7) / across) * size.height]
    return `translate(${x}px, ${y}px)`
  }
  onResize(() => void (root.style.transform = placed()))
  feel('ready')
  return {
    feel,
    /** Undefined: at the edge, before the first step. */
    stand(stone: number | undefined): void {
      at = stone
      root.style.transform = placed()
    },
    async hop(stone: number): Promise<void> {
      const from = root.style.transform
      at = stone
      root.style.transform = placed()
      const duration = motion.ms(hopMs)
      const arc = [{ transform: 'none' }, { transform: 'translateY(-46%) scale(1.06)' }, { transform: 'none' }]
      body.animate(arc, { duration, easing: 'ease-in-out' })
      await root.animate([{ transform: from }, { transform: placed() }], { duration, easing: 'ease-in-out' }).finished
    },
  }
}

function paintWalker(context: Context, mood: WalkerMood): void {
  const look = mood === 'burnt' ? burnt : clean
  context.fillStyle = 'rgb(20 4 4 / 45%)'
  context.beginPath()
  context.ellipse(30, 80, 17, 4, 0, 0, Math.PI * 2)
  context.fill()
  line(context, 'M25 60v17M35 60v17', '#2b3a78', 8)
  line(context, 'M23 79h5M34 79h5', '#5a2f14', 5)
  shape(context, 'M17 40q13-9 26 0l3 23q-16 5-32 0z', look.shirt)
  shape(context, 'M14 60q16 5 32 0v4q-16 5-32 0z', '#c9285a')
  const { arms, hands, mouth } = poses[mood]
  line(context, arms, look.shirt, 7)
  for (const [x, y] of hands) disc(context, { x, y, radius: 4.4 }, look.skin)
  shape(context, 'M38 46q9 2 8 13-6 3-11 0-1-9 3-13z', '#9a5a2e')
  disc(context, { x: 30, y: 28, radius: 12 }, look.skin)
  for (const x of [26, 34]) disc(context, { x, y: 29, radius: 1.7 }, '#2a120a')
  line(context, mouth, '#6d1a1c', mood === 'glad' ? 3.4 : 1.8)
  shape(context, 'M8 25Q18 6 30 4q12 2 22 21-22-8-44 0z', look.hat)
  line(context, 'M30 5L22 23M30 5l8 18M30 5v17', '#b07f35', 1.3)
}

const clean = { skin: '#d99a66', shirt: '#fff6e0', hat: '#e8c272' }
const burnt = { skin: '#5a3a2c', shirt: '#4a4048', hat: '#6a5238' }

type Pose = { readonly arms: string; readonly hands: readonly (readonly [number, number])[]; readonly mouth: string }
const [down, up] = [
  {
    arms: 'M18 44q-8 8-6 16M42 44q8 8 6 16',
    hands: [
      [12, 62],
      [48, 62],
    ],
  },
  {
    arms: 'M18 44q-10-8-9-20M42 44q10-8 9-20',
    hands: [
      [9, 21],
      [51, 21],
    ],
  },
] as const
const poses: Readonly<Record<WalkerMood, Pose>> = {
  ready: { ...down, mouth: 'M26 34q4 3 8 0' },
  glad: { ...up, mouth: 'M26 34q4 3 8 0' },
  burnt: { ...up, mouth: 'M27 36q3-3 6 0' },
}
