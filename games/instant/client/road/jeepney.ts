import { createAtlas } from '#games/client/atlas.ts'
import { type Context, disc, glow, line, plate, shape, within } from '../places/kit.ts'

const [wide, tall] = [260, 150]
/** Where it stands in its picture: the road under its wheels, and the bumper with which it stops. */
const at = { road: 138, bumper: 206 }

/** Painted once: a frame of its drive copies it and turns the wheels. */
const drawings = {
  jeepney: { width: wide, height: tall, paint: (context: Context) => paintBody(context) },
  wheel: { width: 40, height: 40, paint: (context: Context) => paintWheel(context) },
}

export type JeepneyPlace = { readonly x: number; readonly y: number; readonly scale: number; readonly wheel: number }

export function createJeepney() {
  const atlas = createAtlas(drawings)
  return (context: Context, { x, y, scale, wheel }: JeepneyPlace): void =>
    within(context, { x, y, scale }, () => {
      const left = -at.bumper
      const bounce = Math.sin(wheel * 1.7) * 0.9
      atlas.draw(context, 'jeepney', { x: left + wide / 2, y: tall / 2 - at.road + bounce })
      for (const axle of [58, 166]) atlas.draw(context, 'wheel', { x: left + axle, y: -19, turn: wheel })
    })
}

const red = '#e0264f'

function paintBody(context: Context): void {
  glow(context, { x: 214, y: 92, radius: 46 }, [
    [0, 'rgb(255 244 190 / 90%)'],
    [1, 'rgb(255 230 150 / 0%)'],
  ])
  shape(context, 'M204 88L260 70v52L204 104z', 'rgb(255 240 180 / 34%)')
  plate(context, [16, 130, 190, 10], 5, 'rgb(10 4 24 / 50%)')
  paintRoof(context)
  const body = context.createLinearGradient(0, 46, 0, 124)
  for (const [stop, ink] of [
    [0, '#ff5a78'],
    [0.5, red],
    [1, '#8d0f3d'],
  ] as const)
    body.addColorStop(stop, ink)
  shape(context, 'M12 46h134l8 34h38q10 2 10 14v26H12z', body)
  shape(context, 'M12 46h134l1 4H12z', 'rgb(255 255 255 / 45%)')
  shape(context, 'M154 80h38q6 1 8 7h-44z', '#ff8aa0')
  paintWindows(context)
  paintStripes(context)
  paintFront(context)
}

function paintRoof(context: Context): void {
  for (const [x, width, height, ink] of [
    [34, 26, 14, '#b0733a'],
    [62, 20, 18, '#2fa7d8'],
    [84, 30, 12, '#8fbf4a'],
    [116, 16, 14, '#ffcf5f'],
  ] as const)
    plate(context, [x, 28 - height, width, height], 3, ink)
  line(context, 'M26 28V14M142 28V14M26 16H142M60 16v12M100 16v12', '#dfe3f2', 2)
  plate(context, [6, 28, 148, 14], 6, '#f7f3ff')
  plate(context, [6, 36, 148, 7], 3, '#c3bcd8')
  for (const [x, ink] of [
    [12, '#ffcf5f'],
    [26, '#2fa7d8'],
    [40, '#7ee081'],
    [54, '#ffcf5f'],
    [68, '#ff8ab0'],
    [82, '#2fa7d8'],
    [96, '#ffcf5f'],
    [110, '#7ee081'],
    [124, '#ff8ab0'],
    [138, '#ffcf5f'],
  ] as const)
    shape(context, `M${x} 42h11l-5.5 8z`, ink)
}

const riders = ['#d99a66', '#b9733f', '#e0a36c', '#c98850']
const shirts = ['#2fa7d8', '#ffcf5f', '#fff6e0', '#7ee081']

function paintWindows(context: Context): void {
  plate(context, [18, 53, 100, 27], 5, '#3a1a4a')
  for (const [at, skin] of riders.entries()) {
    const x = 30 + at * 25
    plate(context, [x - 9, 70, 18, 12], 5, shirts[at] ?? '')
    disc(context, { x, y: 65, radius: 7 }, skin)
    shape(context, `M${x - 7.5} 64q0-9 7.5-9t7.5 9q-7-4-15 0z`, '#22100c')
  }
  for (const x of [42, 67, 92]) plate(context, [x - 1.5, 53, 3, 27], 1, red)
  plate(context, [16, 79, 104, 4], 2, '#f7f3ff')
  shape(context, 'M124 53h18l7 27h-25z', '#aee9ff')
  shape(context, 'M126 55h6l5 24h-7z', 'rgb(255 255 255 / 60%)')
  disc(context, { x: 134, y: 67, radius: 7 }, '#d99a66')
  shape(context, 'M126 65q1-10 9-9t8 8l6 1v2z', '#2fa7d8')
}

function paintStripes(context: Context): void {
  shape(context, 'M14 88h140l6 7H14z', '#ffcf5f')
  shape(context, 'M14 96h186v4H14z', '#2fa7d8')
  shape(context, 'M14 101h186v3H14z', '#fff6e0')
  context.fillStyle = '#7a0f35'
  context.font = 'italic 900 13px system-ui, sans-serif'
  context.textAlign = 'center'
  context.fillText('BITUIN', 110, 118)
  context.fillStyle = '#fff3c4'
  context.fillText('BITUIN', 109, 117)
  plate(context, [8, 118, 196, 8], 4, '#dfe3f2')
  plate(context, [8, 122, 196, 4], 2, '#8f93ad')
  for (const x of [58, 166]) {
    disc(context, { x, y: 119, radius: 24 }, '#5a0a2c')
    line(context, `M${x - 24} 120a24 24 0 0 1 48 0`, '#f7f3ff', 3)
  }
}

/** Headlight, grille, bumper, and a little horse on the bonnet, as it should be. */
function paintFront(context: Context): void {
  disc(context, { x: 199, y: 92, radius: 8 }, '#dfe3f2')
  disc(context, { x: 200, y: 92, radius: 5.6 }, '#fff8d0')
  plate(context, [198, 102, 6, 18], 2, '#dfe3f2')
  line(context, 'M178 80q-2-9 3-13 6-4 9 1l-2 3 3 9M181 67l-3-4', '#ffe9b0', 3.4)
  line(context, 'M166 80V70M164 70h5', '#dfe3f2', 2.4)
  plate(context, [202, 114, 8, 12], 3, '#f7f3ff')
}

function paintWheel(context: Context): void {
  disc(context, { x: 20, y: 20, radius: 19 }, '#17102b')
  disc(context, { x: 20, y: 20, radius: 12.5 }, '#e4e7f4')
  disc(context, { x: 20, y: 20, radius: 9.5 }, '#9aa0bd')
  for (let spoke = 0; spoke < 5; spoke++) {
    const turn = (spoke / 5) * Math.PI * 2
    line(context, `M20 20L${20 + Math.cos(turn) * 10} ${20 + Math.sin(turn) * 10}`, '#e4e7f4', 2.6)
  }
  disc(context, { x: 20, y: 20, radius: 3.6 }, red)
}
