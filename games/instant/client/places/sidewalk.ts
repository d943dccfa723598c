import { paintBulbs, paintBunting, paintStars } from './fiesta.ts'
import { band, type Context, disc, glow, line, plate, scatter, shape, type Size, within } from './kit.ts'

/** Where the wall meets the sidewalk, of the height. The scene's style sheet has the same. */
const pavementPart = 0.42

/** The sidewalk before a neighbourhood store, in the evening: where boys have always tossed coins. */
export function paintSidewalk(context: Context, { width, height }: Size): void {
  const ground = height * pavementPart
  band(
    context,
    [0, 0, width, ground],
    [
      [0, '#20124e'],
      [0.6, '#6a2c72'],
      [1, '#d96a62'],
    ],
  )
  paintStars(context, { width, height: ground * 0.5 }, Math.round(width / 12))
  const store = Math.min(Math.max(width * 0.62, 210), ground * 1.24)
  paintWall(context, { width, ground })
  paintBunting(
    context,
    { from: -10, to: width + 10, left: ground * 0.06, right: ground * 0.03, sag: ground * 0.1 },
    { size: Math.min(14, ground * 0.08) },
  )
  within(context, { x: width / 2, y: ground, scale: store / 200 }, () => paintStore(context))
  paintLamp(context, { x: width * 0.07, ground })
  paintPavement(context, { width, height }, ground)
}

function paintWall(context: Context, { width, ground }: { width: number; ground: number }): void {
  const top = ground * 0.42
  band(
    context,
    [0, top, width, ground - top],
    [
      [0, '#7d4a63'],
      [1, '#4c2747'],
    ],
  )
  context.fillStyle = 'rgb(30 10 34 / 32%)'
  for (let row = 0; row * 13 < ground - top; row++)
    for (let x = row % 2 === 0 ? 0 : -17; x < width; x += 34) context.fillRect(x, top + row * 13, 33, 1.4)
  plate(context, [-4, top - 6, width + 8, 9], 2, '#94597a')
}

/** A sari-sari store: a lit counter behind bars, sachets on strings, a striped awning. */
function paintStore(context: Context): void {
  plate(context, [-100, -118, 200, 118], 3, '#2c7a7b')
  shape(context, 'M-100-22h200V0h-200z', '#1f5a60')
  band(
    context,
    [-84, -92, 168, 64],
    [
      [0, '#ffe2a0'],
      [1, '#e8873c'],
    ],
  )
  for (let shelf = 0; shelf < 2; shelf++)
    for (let good = 0; good < 13; good++) {
      const tall = 12 + scatter(good + shelf * 20) * 9
      plate(
        context,
        [-80 + good * 12.4, -52 + shelf * 24 - tall, 9, tall],
        2,
        goods[(good * 3 + shelf) % goods.length] ?? '',
      )
    }
  for (let string = 0; string < 7; string++)
    for (let sachet = 0; sachet < 3; sachet++)
      plate(context, [-76 + string * 24, -90 + sachet * 8, 11, 7], 1, goods[(string + sachet * 2) % goods.length] ?? '')
  line(
    context,
    'M-84-92V-28M-63-92V-28M-42-92V-28M-21-92V-28M0-92V-28M21-92V-28M42-92V-28M63-92V-28M84-92V-28M-84-60H84',
    'rgb(40 14 30 / 62%)',
    1.4,
  )
  plate(context, [-92, -30, 184, 8], 2, '#8a4a24')
  for (let stripe = 0; stripe < 12; stripe++)
    shape(
      context,
      `M${-98 + stripe * 16.4}-118h16.4l${stripe < 6 ? -1.5 : 1.5} 20a8 7 0 0 1-16 0z`,
      stripe % 2 === 0 ? '#e8325f' : '#fff1d6',
    )
  plate(context, [-60, -142, 120, 24], 5, '#fff1d6')
  context.fillStyle = '#b3173f'
  context.font = '800 14px system-ui, sans-serif'
  context.textAlign = 'center'
  context.fillText('SARI-SARI', 0, -125)
  glow(context, { x: 0, y: -60, radius: 130 }, [
    [0, 'rgb(255 210 130 / 40%)'],
    [1, 'rgb(255 180 100 / 0%)'],
  ])
}

const goods = ['#e8325f', '#ffcf5f', '#2fa7d8', '#7ee081', '#fff6e0', '#ff8a3d', '#9b6cf0']

function paintLamp(context: Context, { x, ground }: { x: number; ground: number }): void {
  line(context, `M${x} ${ground + 10}V${ground * 0.3}q0-16 18-16`, '#2a1430', 5)
  plate(context, [x + 12, ground * 0.3 - 19, 20, 9], 4, '#2a1430')
  disc(context, { x: x + 22, y: ground * 0.3 - 7, radius: 6 }, '#fff3c4')
  glow(context, { x: x + 22, y: ground * 0.3 - 6, radius: 84 }, [
    [0, 'rgb(255 226 150 / 70%)'],
    [1, 'rgb(255 200 120 / 0%)'],
  ])
}

/** Slabs that run towards the player, and a circle of chalk in which the coin has to fall. */
function paintPavement(context: Context, { width, height }: Size, ground: number): void {
  band(
    context,
    [0, ground, width, height - ground],
    [
      [0, '#9a8092'],
      [0.5, '#6b5470'],
      [1, '#37273f'],
    ],
  )
  context.strokeStyle = 'rgb(30 14 36 / 50%)'
  context.lineWidth = 1.6
  for (let slab = -9; slab <= 9; slab++) {
    context.beginPath()
    context.moveTo(width / 2 + slab * 34, ground)
    context.lineTo(width / 2 + slab * 118, height)
    context.stroke()
  }
  for (let row = 1; row < 7; row++) {
    const y = ground + (row / 6.4) ** 1.7 * (height - ground)
    context.beginPath()
    context.moveTo(0, y)
    context.lineTo(width, y)
    context.stroke()
  }
  band(
    context,
    [0, ground, width, 6],
    [
      [0, '#c9b2bd'],
      [1, '#7d6579'],
    ],
  )
  const middle = { x: width / 2, y: ground + (height - ground) * 0.34 }
  glow(context, { ...middle, radius: Math.max(width * 0.5, 190) }, [
    [0, 'rgb(255 214 140 / 50%)'],
    [1, 'rgb(255 200 120 / 0%)'],
  ])
  context.setLineDash([9, 4])
  context.strokeStyle = 'rgb(255 255 255 / 62%)'
  context.lineWidth = 3
  context.beginPath()
  context.ellipse(middle.x, middle.y, Math.min(width * 0.3, 170), (height - ground) * 0.17, 0, 0, Math.PI * 2)
  context.stroke()
  context.setLineDash([])
  paintBulbs(
    context,
    { from: -10, to: width + 10, left: ground * 0.3, right: ground * 0.26, sag: ground * 0.1 },
    { size: 3.6, gap: 36 },
  )
}
