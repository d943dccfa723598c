import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, vignette } from '../parts/light.ts'
import { leaf } from '../parts/nature.ts'
import { box, circlePath, disc, fill, layers, line, oval, place, scatter, type Svg } from '../parts/shapes.ts'

/** The smallest watcher of the night forest, all eyes. */
export const tarsierForest: Drawing = {
  ground: '#0e5a3c',
  draw: (ink) =>
    layers(forest(ink), trunk(ink), body(ink), head(ink), paws(ink), leaves(ink), vignette(ink, [240, 320], '#02180f')),
}

const forest = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#1f9a6a', ['#0f6a4f', 0.4], '#04301f')),
    glow(ink, [158, 84], 140, '#c8ffa8b2'),
    fill(
      'M-6 0H22C14 90 20 210 30 320H-6zM206 0H236C226 100 232 220 246 320H214C206 220 214 100 206 0zM84 0H98C96 80 98 180 104 320H82C86 200 88 90 84 0z',
      '#08442e',
    ),
    ...(
      [
        [18, 64, 34],
        [222, 120, -170],
        [30, 170, 16],
        [210, 42, 190],
      ] as const
    ).map(([x, y, turn]) => leaf(ink, { at: [x, y], turn, length: 60, colour: '#127a4c', fat: 0.4 })),
    bokeh(44, {
      count: 24,
      area: [
        [0, 20],
        [240, 240],
      ],
      colours: ['#e8ff8a', '#8affc0', '#ffe27a'],
      size: 9,
    }),
  )

const trunk = (ink: Ink): Svg =>
  layers(
    ink.solid(
      'M40 330C52 250 50 120 34-10H74C84 100 84 250 92 330z',
      ink.across('#a8743f', ['#6a4226', 0.5], '#2e1a14'),
      { rim: '#ffe0a0b0', width: 4 },
    ),
    line('M50 10C58 90 58 170 54 300M62 30C70 120 70 220 72 310M58 140C62 150 60 160 56 168', '#3a2016a0', 2.4),
    ink.solid('M66 286C110 266 176 262 250 272V292C180 284 116 292 74 310z', ink.fall('#a8743f', '#4a2a18'), {
      rim: '#ffe0a0b0',
      width: 3,
    }),
  )

const body = (ink: Ink): Svg =>
  layers(
    line('M150 262C190 290 214 250 206 214C200 190 214 176 224 184', '#5a3018', 9),
    line('M150 260C188 286 210 250 203 214C198 190 212 174 222 182', '#b8763f', 5),
    ink.solid('M96 184C84 230 96 280 136 282S184 236 172 184z', ink.ball('#f0c080', ['#b8763f', 0.5], '#5a3018'), {
      rim: '#ffe9b8',
      width: 4,
    }),
    fill('M116 196C106 230 112 266 134 268S160 232 154 196z', '#ffe9c8b0'),
    ink.solid('M150 244C172 232 190 248 182 268C176 282 150 284 140 276z', ink.ball('#e8b070', '#a8642f', '#5a3018'), {
      rim: '#ffe9b8',
      width: 2.4,
    }),
    ink.solid('M112 246C92 236 74 252 82 270C88 284 112 284 120 276z', ink.ball('#f0c080', '#b8763f', '#5a3018'), {
      rim: '#ffe9b8',
      width: 2.4,
    }),
  )

const head = (ink: Ink): Svg => {
  const ear = (mirror: number) =>
    place(
      { at: [134, 124], scale: [mirror, 1] },
      ink.solid('M44-32C62-62 96-62 100-34C102-12 82 2 58-2z', ink.slant('#f0c080', '#a8642f', '#5a3018'), {
        rim: '#ffe9b8',
        width: 3,
      }),
      fill('M58-30C70-48 90-48 92-32C92-18 78-10 62-12z', '#e8988a'),
      fill('M62-26C72-38 84-40 88-32C84-34 72-30 66-18z', '#a84f5a90'),
    )
  return layers(
    ear(-1),
    ear(1),
    ink.solid(
      'M134 62C184 58 212 92 206 134C202 172 172 192 134 192S66 172 62 134C56 92 84 58 134 62z',
      ink.ball('#f8d090', ['#c8864a', 0.5], '#6a3a1e'),
      { rim: '#fff3d0', shade: '#2a100890', width: 6 },
    ),
    fill('M134 66C128 82 126 92 127 106H141C142 92 140 82 134 66z', '#8a5028a0'),
    eye(ink, 95),
    eye(ink, 173),
    fill('M122 150Q134 144 146 150Q144 162 134 163Q124 162 122 150z', '#4a2014'),
    oval([130, 152], [3, 1.8], '#e8a890'),
    line('M134 163V170M134 170Q126 178 116 174M134 170Q142 178 152 174', '#4a2014', 2.8),
    line('M106 166L72 160M106 172L74 176M162 166L196 160M162 172L194 176', '#ffe9c880', 1.3),
  )
}

const eye = (ink: Ink, x: number): Svg =>
  layers(
    disc(x, 123, 40, '#4a2412'),
    ink.solid(circlePath(x, 122, 37), ink.ball('#fff6b0', ['#ffc42e', 0.4], ['#f0801f', 0.75], '#a83f0c'), {
      rim: '#fffbe0',
      shade: '#5a1a0690',
      width: 3,
    }),
    ...Array.from({ length: 20 }, (_, step) =>
      place({ at: [x, 122], turn: step * 18 }, line('M0-16V-31', '#b8500f50', 2)),
    ),
    disc(x + 2, 122, 16.4, '#1a0810'),
    disc(x - 8, 108, 9.4, '#ffffff'),
    disc(x + 11, 136, 4.6, '#ffffffb0'),
    fill(`M${x - 30} 136A34 34 0 0 0 ${x + 30} 136A36 36 0 0 1 ${x - 30} 136z`, '#fff3b060'),
  )

const paws = (ink: Ink): Svg => {
  const finger = (x: number, y: number, turn: number) =>
    place(
      { at: [x, y], turn },
      ink.solid('M-5-16Q0-20 5-16L6 6Q0 12-6 6z', ink.fall('#f0c080', '#b8763f'), { width: 1.6 }),
      disc(0, 4, 5.8, '#ffd9a0'),
    )
  return layers(
    ink.solid('M92 192C76 186 66 196 60 208L74 222C82 214 96 210 106 214z', ink.ball('#f0c080', '#b8763f', '#6a3a1e'), {
      rim: '#ffe9b8',
      width: 2.4,
    }),
    finger(54, 210, 62),
    finger(58, 222, 74),
    finger(64, 233, 84),
    finger(100, 274, 8),
    finger(114, 277, -2),
    finger(152, 276, 6),
    finger(166, 274, -6),
  )
}

const leaves = (ink: Ink): Svg =>
  layers(
    ...(
      [
        [-10, 300, -42, 92],
        [-6, 320, -8, 86],
        [250, 318, -150, 96],
        [250, 330, -176, 84],
        [246, -4, 150, 74],
        [120, -14, 76, 54],
      ] as const
    ).map(([x, y, turn, length]) => leaf(ink, { at: [x, y], turn, length, colour: '#2fb85a', fat: 0.3 })),
    scatter(71, 9, (chance) => {
      const at = [chance() < 0.5 ? 8 + chance() * 34 : 206 + chance() * 30, 20 + chance() * 250] as const
      return layers(glow(ink, at, 12, '#f4ff8acc'), disc(at[0], at[1], 1.8, '#fffff0'))
    }),
    glint([204, 78], 10),
  )
