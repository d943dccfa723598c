import type { Drawing } from '../drawing.ts'
import { face } from '../parts/figure.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, vignette } from '../parts/light.ts'
import { box, disc, fill, layers, line, oval, place, scatter, starPath, steps, type Svg } from '../parts/shapes.ts'
import { gold } from '../parts/treasure.ts'

/** Stone by stone over the crater, to the star on the other side. */
export const lavaSteps: Drawing = {
  ground: '#6a1460',
  draw: (ink) => layers(crater(ink), stones(ink), climber(ink), sparks(ink), vignette(ink, [240, 320], '#1c0430')),
}

const crater = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#2a0a5a', ['#8a1f8a', 0.3], ['#ff5a3d', 0.46], '#ffb02e')),
    glow(ink, [120, 70], 110, '#ffe08ae6'),
    fill(
      'M-10 0H60C40 40 58 70 30 96S44 150 -10 176zM250 0H184C204 44 178 70 210 100S200 150 250 180z',
      ink.slant('#5a2a8a', '#2a0a4a', '#14042e'),
    ),
    fill(
      'M60 0C40 40 58 70 30 96L22 90C40 66 28 40 44 0zM184 0C204 44 178 70 210 100L218 92C198 66 214 40 200 0z',
      '#ff8a5a90',
    ),
    box([0, 120], [240, 200], ink.fall('#ffe27a', ['#ff9a1f', 0.3], ['#f0481f', 0.7], '#a8142a')),
    ...steps(9, (step) =>
      line(
        `M${-10 + (step % 3) * 18} ${134 + step * 21}q22-10 44 0t44 0t44 0t44 0t44 0t44 0`,
        step % 2 === 0 ? '#fff3a0b0' : '#c8241f90',
        3 + step * 0.5,
      ),
    ),
    ...(
      [
        [30, 170, 9],
        [212, 202, 12],
        [44, 262, 14],
        [200, 288, 10],
      ] as const
    ).map(([x, y, r]) =>
      layers(disc(x, y, r, '#ff6a1f'), disc(x, y, r - 1.5, ink.ball('#fffbe0', '#ffc93a', '#f0701f'))),
    ),
  )

const stone = (ink: Ink, at: readonly [number, number], scale: number, lit = false): Svg =>
  place(
    { at, scale },
    oval([0, 16], [58, 17], '#fff07aa0'),
    fill('M-50-4L-42 16L-14 26L20 25L44 14L50-4L30 6L-20 8z', ink.across('#6a4a8a', ['#3a2058', 0.5], '#1c0a34')),
    line('M-20 8L-14 26M20 8L20 25', '#1c0a34', 2),
    ink.solid('M-50-4L-34-18L-2-22L34-17L50-4L24 9L-20 10z', ink.slant('#c8a8e8', ['#7a5aa0', 0.45], '#3f2462'), {
      rim: '#fff0ff',
      width: 3,
    }),
    lit
      ? layers(
          glow(ink, [0, -6], 44, '#7affc8d0'),
          place({ at: [0, -6], scale: [1, 0.46] }, fill(starPath([0, 0], [21, 9]), '#b8ffe0')),
        )
      : line('M-14-12L-4-4L8-10', '#3f246290', 2),
  )

const stones = (ink: Ink): Svg =>
  layers(
    stone(ink, [120, 134], 0.5),
    layers(
      glow(ink, [120, 92], 60, '#fff3b0'),
      fill(starPath([121, 98], [27, 11.8]), '#7a3606'),
      ink.solid(starPath([120, 95], [27, 11.8]), ink.slant(gold.light, gold.bright, gold.deep), {
        rim: '#fffbe6',
        width: 2,
      }),
    ),
    stone(ink, [160, 168], 0.68, true),
    stone(ink, [66, 196], 0.72),
    stone(ink, [172, 226], 0.82),
    stone(ink, [96, 284], 1.36, true),
  )

/** In the air between two stones, one arm up for balance. */
const climber = (ink: Ink): Svg =>
  place(
    { at: [106, 206], turn: 7, scale: 1.08 },
    ink.solid('M-6 28L-20 44L-40 50L-42 60L-16 58L6 38z', ink.slant('#4a8af0', '#1f3a9a'), { width: 2 }),
    ink.solid('M2 28L20 36L30 58L42 56L34 26L14 18z', ink.slant('#6aa0ff', '#1f3a9a'), { width: 2 }),
    fill('M-44 48L-52 60L-40 66L-36 56zM28 56L30 68L48 64L42 54z', '#5a2414'),
    ink.solid('M-16-12L-42-22L-52-44L-43-49L-34-30L-10-26z', ink.slant('#ffe0b0', '#d8955c'), { width: 2 }),
    ink.solid('M14-12L36 2L52-8L58 0L38 18L8 6z', ink.slant('#e8b07a', '#b8703f'), { width: 2 }),
    ink.solid('M-18-20C-8-28 10-28 18-20L20 26Q0 38-18 28z', ink.slant('#ffffff', ['#fff0d0', 0.4], '#e0b070'), {
      width: 3,
    }),
    fill('M-18 14Q0 24 20 13L20 24Q0 36-18 27z', '#e0284f'),
    line('M-14-22L14 16', '#8a4f1c', 5),
    face(ink, { at: [0, -46], turn: 4, scale: 0.84 }, { skin: '#d8955c', hair: '#2a1210', lips: '#b84a4a' }),
    fill('M-24-50C-26-70 24-72 24-50C16-60-14-60-24-50z', '#2a1210'),
    ink.solid('M-46-58C-30-84-10-92 0-92S30-84 46-58Q0-44-46-58z', ink.slant('#fff0b8', ['#e8b45a', 0.45], '#a8682a'), {
      rim: '#fffbe0',
      width: 3,
    }),
    line('M0-91V-53M-2-91C-16-80-24-68-28-55M2-91C16-80 24-68 28-55', '#a8682aa0', 1.8),
  )

const sparks = (ink: Ink): Svg =>
  layers(
    scatter(36, 30, (chance) => disc(chance() * 240, 60 + chance() * 240, 0.8 + chance() * 1.8, '#fff3a0d0')),
    glow(ink, [120, 300], 90, '#ff8a2a60'),
    glint([110, 82], 10),
    glint([210, 66], 8),
  )
