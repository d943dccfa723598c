import type { Drawing } from '../drawing.ts'
import { bunting } from '../parts/bunting.ts'
import { face } from '../parts/figure.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow } from '../parts/light.ts'
import { boxPath, disc, fill, layers, place, starPath, type Svg } from '../parts/shapes.ts'
import { air } from './air.ts'

/** Two friends under the flags of the fiesta. */
export const inviteFriends: Drawing = {
  ground: '#07483a',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#07483a', middle: '#12805a', far: '#5ac86a', light: '#d8ff9a', seed: 23 }),
      bunting({
        from: [240, -8],
        to: [660, 20],
        sag: 30,
        count: 15,
        colours: ['#ff5a7a', '#ffd24a', '#2fd8c0', '#8a6aff'],
        size: 26,
      }),
      friend(ink, { x: 412, shirt: '#ff8a3d', skin: '#d89a6a', hair: '#2a1420', hasLongHair: true }),
      friend(ink, { x: 552, shirt: '#8a5aff', skin: '#c07a4e', hair: '#1a0d18' }),
      glow(ink, [482, 112], 60, '#fff0a0cc'),
      fill(starPath([482, 112], [30, 13]), ink.slant('#fff8d0', '#ffd24a', '#f0901a')),
      glint([520, 76], 10),
      glint([610, 110], 12),
    ),
}

type Friend = {
  readonly x: number
  readonly shirt: string
  readonly skin: string
  readonly hair: string
  readonly hasLongHair?: boolean
}

const friend = (ink: Ink, { x, shirt, skin, hair, hasLongHair = false }: Friend): Svg =>
  place(
    { at: [x, 190], scale: 1.5 },
    fill(boxPath([-46, 42], [92, 80], 34), ink.slant('#ffffff', [shirt, 0.3], shirt)),
    hasLongHair ? fill(boxPath([-36, -46], [72, 98], 34), hair) : disc(0, -12, 33, hair),
    face(ink, {}, { skin, hair }),
    fill('M-28-10C-30-44 30-44 28-10C18-26-8-28-28-10z', hair),
  )
