import type { Drawing } from '../drawing.ts'
import { darker, lighter } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { gold } from '../parts/treasure.ts'
import { box, disc, fill, layers, line, place, ring, scatter, steps, type Svg } from '../parts/shapes.ts'

const plumes = ['#ff3d6a', '#ff8a1f', '#ffd22e', '#2fc86a', '#14b8c8', '#3f6af0', '#a83fe0']

/** The bird of the Maranao, a fish in its beak and every colour in its tail. */
export const sarimanok: Drawing = {
  ground: '#c21f6a',
  draw: (ink) =>
    layers(ground(ink), tail(ink), body(ink), wing(ink), head(ink), foot(ink), vignette(ink, [240, 320], '#3a0434')),
}

const ground = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.slant('#ff7a8a', ['#d81f78', 0.45], '#5a0c5a')),
    rays([130, 180], { count: 20, reach: 340, paint: '#ffd24a20' }),
    ...[130, 112].map((radius, step) => ring([124, 150], radius, step === 0 ? '#ffd24a60' : '#ffd24a30', 2)),
    ...steps(12, (step) =>
      place(
        { at: [124, 150], turn: step * 30 },
        fill('M0-130C8-122 8-114 0-112C-8-114-8-122 0-130z', '#ffd24a60'),
        line('M-20-120q10-8 20 0t20 0', '#ffd24a40', 1.6),
      ),
    ),
    glow(ink, [118, 130], 130, '#ffd8a099'),
  )

const okir = 'M0 0C-16-30-34-62-26-98C-22-120 0-126 6-112C10-100-4-94-8-104C-14-84-2-52 12-24z'

const tail = (ink: Ink): Svg =>
  layers(
    ...plumes.map((colour, step) =>
      place(
        { at: [150, 190], turn: 8 + step * 19, scale: 1.28 - Math.abs(step - 2.5) * 0.05 },
        fill(okir, darker(colour, 0.6), { transform: 'translate(3 3)' }),
        ink.solid(okir, ink.fall(lighter(colour, 0.45), colour, darker(colour, 0.3)), { rim: '#fff6d8', width: 2 }),
        line('M2-14C-8-40-18-66-18-90', '#fff0c0c0', 1.8),
        ...[-34, -54, -74].map((y) => line(`M${-6 + (y + 34) * 0.24} ${y}q-8-2-11-9m11 9q5-5 5-12`, '#fff0c090', 1.4)),
        disc(-2, -108, 4.4, '#fff6d8'),
        disc(-2, -108, 2.4, darker(colour, 0.3)),
      ),
    ),
  )

const body = (ink: Ink): Svg =>
  layers(
    line('M112 236L104 276M132 238L136 278', gold.dark, 9),
    line('M111 236L103 275M131 238L135 277', gold.base, 5.4),
    line(
      'M104 276L86 284M104 276L100 290M104 276L118 286M136 278L120 288M136 278L134 292M136 278L152 286',
      gold.base,
      5,
    ),
    ink.solid(
      'M72 120C60 150 62 196 90 222C118 246 166 240 178 206C184 184 168 170 150 166C124 160 108 140 104 112z',
      ink.slant('#ffe27a', ['#ff8a2e', 0.36], ['#e02a5a', 0.7], '#6a0f6a'),
      { rim: '#fffbe0', shade: '#3a044090', width: 5 },
    ),
    ...steps(4, (row) =>
      steps(4 - Math.floor(row / 2), (column) =>
        line(`M${76 + column * 13 + row * 8} ${146 + row * 18 + column * 5}q6 9 12 1`, '#fff0c0b0', 2),
      ).join(''),
    ),
    line('M74 124Q88 130 104 118', '#ffd24a', 5),
    line('M72 134Q88 142 107 128', '#14b8c8', 4),
  )

const wing = (ink: Ink): Svg =>
  place(
    { at: [128, 184], turn: -6 },
    fill(
      'M-30-10C-14-34 30-34 56-8C70 8 70 26 60 36C58 26 50 24 44 28C46 38 38 46 28 46C30 36 22 32 14 36C12 46 0 48-10 42C-28 30-38 8-30-10z',
      '#3a0440a0',
      { transform: 'translate(2 5)' },
    ),
    ink.solid(
      'M-30-10C-14-34 30-34 56-8C70 8 70 26 60 36C58 26 50 24 44 28C46 38 38 46 28 46C30 36 22 32 14 36C12 46 0 48-10 42C-28 30-38 8-30-10z',
      ink.slant('#8af0e0', ['#14b8c8', 0.36], ['#2a5ad8', 0.7], '#3a1a9a'),
      { rim: '#f0fffa', width: 4 },
    ),
    fill('M-22-6C-8-24 24-24 44-6C52 4 40 12 30 6C20 0 0-4-8 6C-14 14-26 6-22-6z', ink.across('#ffe27a', '#ff7a3d')),
    line('M-14 14C-6 10 0 14 2 22M8 10C16 8 22 14 22 22M30 12C40 10 46 16 46 22', '#d8fff0', 2.4),
    disc(-8, -4, 4, '#fff6d8'),
    disc(10, -9, 4, '#fff6d8'),
    disc(28, -5, 4, '#fff6d8'),
  )

const head = (ink: Ink): Svg =>
  layers(
    ...(
      [
        [-44, '#ff3d6a'],
        [-18, '#ffd22e'],
        [8, '#14b8c8'],
      ] as const
    ).map(([turn, colour]) =>
      place(
        { at: [92, 74], turn },
        ink.solid('M-5 0C-14-24-8-46 6-50C16-50 14-38 7-40C0-34 0-16 6 0z', ink.fall(lighter(colour, 0.4), colour), {
          rim: '#fff6d8',
          width: 1.4,
        }),
        disc(7, -44, 3, '#fff6d8'),
      ),
    ),
    ink.solid(
      'M70 122C62 96 66 72 86 66C108 62 120 82 114 102C112 112 108 118 104 124z',
      ink.ball('#fff0a0', ['#ffb02e', 0.5], '#d8481f'),
      { rim: '#fffbe0', width: 4 },
    ),
    ink.solid(
      'M70 84C54 80 40 88 34 104C48 102 58 106 66 104C72 98 72 90 70 84z',
      ink.fall('#fff0a0', gold.base, gold.deep),
      { rim: '#fffbe6', width: 2 },
    ),
    line('M40 101Q56 96 69 95', gold.dark, 2),
    ink.solid('M72 106C62 112 62 126 70 130C78 126 80 114 78 106z', ink.fall('#ff6a7a', '#b80f3f'), { width: 1.6 }),
    disc(88, 86, 9.4, '#fffbe6'),
    disc(87, 86, 7, '#1a0a3a'),
    disc(84.6, 83.4, 2.4, '#ffffff'),
    line('M76 74Q88 68 100 76', '#b8301f', 3),
    fish(ink),
  )

/** What the bird has caught, by a ring and a ribbon. */
const fish = (ink: Ink): Svg =>
  place(
    { at: [42, 132], turn: 64 },
    line('M-30 6L-18 0', gold.bright, 3),
    ink.solid(
      'M-20 0C-8-18 16-16 26-3L42-14C38-4 38 4 42 14L26 3C16 16-8 18-20 0z',
      ink.fall('#b8fff0', ['#14b8c8', 0.5], '#0a5a9a'),
      { rim: '#ffffff', width: 2.4 },
    ),
    line('M-4-10Q2 0-4 10M6-8q4 4 0 8q4 4 0 8M14-6q4 3 0 6q4 3 0 6', '#ffffffb0', 1.8),
    disc(-11, -3, 2.8, '#ffffff'),
    disc(-11, -3, 1.5, '#06204a'),
  )

const foot = (ink: Ink): Svg =>
  layers(
    ink.solid('M36 318C50 286 92 280 120 284S190 286 204 318z', ink.fall(gold.bright, gold.deep, '#7a2a1a'), {
      rim: '#fffbe0',
      width: 3,
    }),
    line('M60 306q10-14 20 0t20 0t20 0t20 0t20 0t20 0', '#7a2a1aa0', 2.6),
    scatter(13, 16, (chance) => disc(chance() * 240, chance() * 280, 0.8 + chance() * 1.6, '#ffe9a0')),
    glint([84, 38], 10),
    glint([206, 62], 12),
    glint([30, 210], 8),
  )
