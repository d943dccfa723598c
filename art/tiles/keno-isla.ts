import type { Drawing } from '../drawing.ts'
import { darker, lighter } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, vignette } from '../parts/light.ts'
import { cloudPath, palm, wavePath } from '../parts/nature.ts'
import { box, disc, fill, layers, line, oval, ovalPath, place, scatter, starPath, type Svg } from '../parts/shapes.ts'

/** A small island by day, and the draw's balls afloat in its lagoon. */
export const kenoIsla: Drawing = {
  ground: '#2ab8d8',
  draw: (ink) => layers(sky(ink), island(ink), lagoon(ink), balls(ink), vignette(ink, [240, 320], '#053a6a')),
}

const sky = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 190], ink.fall('#1f8ae8', ['#5ac8f8', 0.6], '#d8f8f0')),
    glow(ink, [52, 46], 90, '#fff6c0f2'),
    disc(52, 46, 22, ink.burst('#fffef0', ['#fff0a0', 0.7], '#ffdb5a')),
    fill(cloudPath([130, 62], 0.8), '#ffffffd8'),
    fill(cloudPath([188, 100], 0.6), '#ffffffb0'),
    fill(cloudPath([-18, 112], 0.7), '#ffffffc0'),
    fill('M0 156Q40 136 84 150T170 148T240 152V190H0z', '#4fa8c8a0'),
  )

const island = (ink: Ink): Svg =>
  layers(
    box([0, 158], [240, 170], ink.fall('#4fe8d8', ['#1fb8d0', 0.3], '#0a6ab0')),
    oval([124, 184], [104, 20], '#aef8e8'),
    fill('M30 182C54 156 88 150 122 150S196 158 216 182Q124 202 30 182z', ink.fall('#ffeeb8', '#e8c078')),
    fill(
      'M58 160C60 120 92 110 114 118C132 96 176 108 184 158Q120 172 58 160z',
      ink.slant('#7ae05a', '#2fa84a', '#0f6a4a'),
    ),
    fill('M70 152C74 128 96 122 112 130C104 138 96 150 92 158z', '#a8f07a90'),
    palm(ink, { at: [108, 164], height: 112, lean: -34, leaf: '#23a04a', trunk: '#b8743a' }),
    palm(ink, { at: [138, 162], height: 92, lean: 34, leaf: '#1c8a48', trunk: '#a8662f' }),
    place(
      { at: [168, 166], scale: 0.95 },
      fill('M-14 0V-12H14V0z', ink.across('#e8b06a', '#8a5424')),
      fill('M-20-11L-8-28H8L20-11z', ink.slant('#f8d890', '#b87a34')),
      box([-3, -10], [6, 10], '#4a2412'),
    ),
  )

const lagoon = (ink: Ink): Svg =>
  layers(
    fill(wavePath([-10, 206], { length: 60, rise: 9, count: 5, foot: 330 }), ink.fall('#3fd8e0', '#0f8ac8')),
    line('M-10 206q15-9 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0', '#e8fffa', 2.4),
    scatter(18, 14, (chance) => {
      const [x, y] = [chance() * 240, 196 + chance() * 110]
      return line(`M${x} ${y}q6-4 12 0`, '#ffffff80', 1.8)
    }),
  )

type Ball = { readonly size: number; readonly colour: string; readonly marks: number }

const ball = (ink: Ink, at: readonly [number, number], { size, colour, marks }: Ball): Svg =>
  place(
    { at, scale: size / 30 },
    disc(0, 0, 30, darker(colour, 0.5)),
    disc(-0.4, -0.5, 29.2, ink.ball(lighter(colour, 0.8), [lighter(colour, 0.15), 0.32], colour, darker(colour, 0.45))),
    oval([3, 3], [17.5, 17], '#0c052430'),
    oval([2, 1.5], [17, 16.6], ink.slant('#ffffff', '#f4e8e0')),
    marks === 0 ? fill(starPath([2, 2], [12.6, 5.4]), colour) : '',
    ...(
      {
        0: [],
        1: [[2, 1.5]],
        2: [
          [-4, -3],
          [8, 6],
        ],
        3: [
          [2, -6],
          [-5, 6],
          [9, 6],
        ],
      }[marks] ?? []
    ).map(([px = 0, py = 0]) => disc(px, py, marks === 1 ? 6 : 4.4, colour)),
    oval([-12, -15], [8.4, 5], '#ffffffc8', -42),
    line('M14 23A27 27 0 0 0 25 10', '#ffffff60', 2.4),
  )

const balls = (ink: Ink): Svg =>
  layers(
    ball(ink, [196, 216], { size: 24, colour: '#8a3fe0', marks: 1 }),
    ball(ink, [40, 222], { size: 27, colour: '#2fb85a', marks: 2 }),
    ball(ink, [168, 258], { size: 34, colour: '#f0344f', marks: 3 }),
    ball(ink, [92, 244], { size: 44, colour: '#ff9a1f', marks: 0 }),
    ball(ink, [30, 282], { size: 22, colour: '#2f6df0', marks: 1 }),
    ...(
      [
        [92, 284, 48],
        [170, 286, 38],
        [40, 246, 28],
        [198, 236, 25],
        [30, 300, 24],
      ] as const
    ).map(([x, y, r]) =>
      layers(
        ink.clip(ovalPath([x, y + 8], [r * 1.2, 13]), box([x - 60, y], [120, 30], '#0f8ac8a8')),
        line(`M${x - r} ${y + 1}q${r} 12 ${2 * r} 0`, '#e8fffae0', 2.4),
      ),
    ),
    glint([74, 218], 13),
    glint([184, 236], 9),
  )
