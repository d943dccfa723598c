import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, shadow, vignette } from '../parts/light.ts'
import { pearl } from '../parts/treasure.ts'
import {
  box,
  disc,
  fill,
  layers,
  line,
  oval,
  place,
  repeat,
  ring,
  scatter,
  shine,
  steps,
  type Svg,
} from '../parts/shapes.ts'

/** A giant clam on the sea's floor, opened upon its pearl. */
export const perlasNgDagat: Drawing = {
  ground: '#0a5c74',
  draw: (ink) => layers(water(ink), reef(ink), clam(ink), bubbles(ink), vignette(ink, [240, 320], '#03213a')),
}

const water = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#8ff0e0', ['#2fc4c9', 0.22], ['#0b7f9e', 0.55], '#05345c')),
    shine(rays([96, -60], { count: 26, reach: 420, paint: ink.fall('#ffffff2c', '#ffffff00'), turn: 4, share: 0.42 })),
    ...(
      [
        [40, 66, 1],
        [64, 52, 0.7],
        [196, 84, 0.9],
        [178, 68, 0.6],
        [212, 62, 0.6],
      ] as const
    ).map(([x, y, size]) =>
      place({ at: [x, y], scale: size }, fill('M-12 0C-6-7 5-7 10 0C5 7-6 7-12 0zM9 0L17-6V6z', '#075f80a0')),
    ),
  )

const reef = (ink: Ink): Svg => {
  const branch = (at: readonly [number, number], size: number, colour: string, light: string) =>
    place(
      { at, scale: size },
      line(
        'M0 0C-2-20-14-26-18-46M0-4C4-26 0-36 6-60M2-8C12-24 22-26 26-44M-9-26C-20-30-26-34-30-44M3-34C-4-42-6-50-8-58M14-26C22-34 18-46 16-54',
        colour,
        9,
      ),
      line('M-1-2C-3-20-15-27-19-46M-1-6C3-26-1-36 5-60M1-10C11-25 21-27 25-44', light, 2.4),
    )
  return layers(
    fill('M0 236C30 206 44 232 66 214S110 224 130 210S180 226 200 206S230 214 240 202V320H0z', '#06507a'),
    branch([30, 258], 1.1, '#c2346b', '#ff8aa8'),
    branch([214, 254], 1.25, '#e2602f', '#ffb071'),
    branch([192, 262], 0.7, '#8e3fb8', '#d69cf0'),
    fill('M0 264C40 246 84 258 120 252S200 244 240 258V320H0z', ink.fall('#f0d79a', ['#c9a46c', 0.4], '#6f6a62')),
    scatter(3, 30, (chance) =>
      disc(chance() * 240, 262 + chance() * 46, 0.8 + chance(), chance() < 0.5 ? '#fff2c8a0' : '#8a6a4ca0'),
    ),
  )
}

const clam = (ink: Ink): Svg => {
  const upper =
    'M22 196C10 150 20 112 36 116C42 92 58 82 68 92C76 70 96 64 106 78C114 62 134 62 140 78C150 66 170 72 176 92C190 84 204 94 206 116C222 114 230 152 218 196C190 214 50 214 22 196z'
  const ribs =
    'M36 120C44 150 60 180 86 200M68 96C74 130 88 168 104 202M106 82C108 120 114 164 118 204M140 82C136 120 130 164 126 204M176 96C168 130 154 168 140 202M206 120C198 150 182 180 156 200'
  const lower =
    'M14 200C36 188 60 216 82 204C98 196 108 218 121 210C136 218 144 196 160 204C182 216 206 188 226 200C228 244 186 270 120 270S12 244 14 200z'
  return layers(
    shadow(ink, [122, 268], [112, 18], 0.75),
    ink.solid(upper, ink.fall('#ffe6dc', ['#f5a7b8', 0.36], ['#b04f92', 0.75], '#5a2478'), {
      rim: '#fff6ea',
      width: 4,
    }),
    line(ribs, '#8d3a86', 3.4),
    line(ribs, '#ffd9d4a0', 1.2, { transform: 'translate(-2.4 0)' }),
    ink.clip(upper, oval([120, 214], [92, 46], '#3a1260b0'), oval([120, 214], [78, 32], '#240a48')),
    fill(
      'M26 206C50 176 74 214 98 192C110 180 130 180 142 192C166 214 190 176 214 206C190 232 50 232 26 206z',
      ink.fall('#ff9a8a', '#c2356e'),
    ),
    glow(ink, [120, 160], 92, '#fff0d0e6'),
    pearl(ink, [120, 166], 43),
    ink.solid(lower, ink.fall('#ffd9cf', ['#d977a5', 0.32], ['#7d3592', 0.7], '#3c1a66'), { rim: '#fff4e4', width: 4 }),
    line(
      'M48 208C52 232 66 252 84 262M84 208C88 232 96 252 106 266M121 214V268M158 208C154 232 146 252 136 266M194 208C190 232 176 252 158 262',
      '#5d2682',
      3,
    ),
    line(
      'M44 208C48 232 62 252 80 262M80 208C84 232 92 252 102 266M117 214V266M154 208C150 232 142 252 132 266',
      '#ffd9d490',
      1.3,
    ),
    glint([96, 140], 15),
    glint([150, 190], 8),
  )
}

const bubbles = (ink: Ink): Svg =>
  layers(
    scatter(21, 15, (chance, step) => {
      const [x, y, r] = [
        step % 2 === 0 ? 16 + chance() * 40 : 186 + chance() * 40,
        20 + chance() * 200,
        2 + chance() * 5,
      ]
      return layers(
        disc(x, y, r, '#ffffff1c'),
        ring([x, y], r, '#e8fffaa0', 0.9),
        disc(x - r * 0.35, y - r * 0.35, r * 0.22, '#ffffff'),
      )
    }),
    place(
      { at: [46, 280], turn: -14, scale: 1.1 },
      ...steps(5, (step) =>
        place(
          { turn: step * 72 },
          ink.solid('M-5-4C-4-14-2-18 0-19S4-14 5-4z', ink.fall('#ffcf6b', '#e2572b'), { width: 1 }),
        ),
      ),
      disc(0, 0, 5.4, '#f0813a'),
      repeat(5, (step) => place({ turn: step * 72 }, disc(0, -9, 1.1, '#fff0c0'))),
    ),
  )
