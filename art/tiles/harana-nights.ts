import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, stars, vignette } from '../parts/light.ts'
import { leaf } from '../parts/nature.ts'
import {
  box,
  boxPath,
  disc,
  fill,
  layers,
  line,
  place,
  repeat,
  ring,
  scatter,
  steps,
  type Svg,
} from '../parts/shapes.ts'

/** A guitar and a rose under a window where the light is still on. */
export const haranaNights: Drawing = {
  ground: '#2b2f8f',
  draw: (ink) =>
    layers(night(ink), windowOf(ink), guitar(ink), rose(ink), notes(ink), vignette(ink, [240, 320], '#0a0832')),
}

const night = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.slant('#5a7af0', ['#3a3fb8', 0.4], '#14125a')),
    stars(41, {
      count: 46,
      area: [
        [0, 0],
        [130, 240],
      ],
    }),
    glow(ink, [52, 62], 96, '#e8e4ffcc'),
    disc(52, 62, 38, ink.ball('#ffffff', ['#fff6dc', 0.5], '#e0cfa8')),
    ...(
      [
        [42, 50, 7],
        [64, 70, 9],
        [44, 78, 4.4],
        [66, 48, 4],
      ] as const
    ).map(([x, y, r]) => disc(x, y, r, '#d8c49a70')),
  )

const windowOf = (ink: Ink): Svg =>
  layers(
    fill('M126 0H240V320H126z', ink.across('#5a3a7a', '#3a2260')),
    line('M126 36H240M126 250H240M126 286H240', '#2a164a', 3),
    glow(ink, [188, 130], 110, '#ffcf6acc'),
    ink.solid(boxPath([138, 46], [104, 150], 4), ink.across('#a8622f', '#6a3418'), { rim: '#ffd9a0', width: 3 }),
    box([148, 56], [92, 130], ink.fall('#fff3c0', ['#ffd070', 0.5], '#ff9a4a')),
    fill(
      'M196 186C192 150 196 136 206 126C200 112 206 96 218 96C232 96 238 112 230 126C240 134 244 150 244 186z',
      '#8a3a5a',
    ),
    fill(
      'M206 104C208 92 230 92 232 106C236 120 234 132 240 140C228 132 226 116 224 110C218 108 212 108 206 112C202 118 202 128 198 136C196 122 202 112 206 104z',
      '#5a1f4a',
    ),
    ...steps(4, (row) =>
      steps(2, (column) => box([149 + column * 18, 58 + row * 32.4], [16, 29], '#fff8e0b0', 1)).join(''),
    ),
    line('M148 90H184M148 122H184M148 154H184M166 56V186M185 56V186', '#8a4a22', 3),
    ink.solid('M130 196H240V212H130z', ink.fall('#c87a3d', '#6a3418'), { rim: '#ffd9a0', width: 2 }),
    ...steps(8, (step) => fill(`M${136 + step * 14} 212h6l2 12-2 14h-6l-2-14z`, ink.across('#c87a3d', '#6a3418'))),
    box([130, 238], [110, 8], '#6a3418'),
    ...(
      [
        [150, 206],
        [166, 200],
        [182, 207],
        [200, 201],
        [216, 206],
      ] as const
    ).map(([x, y], step) =>
      layers(
        leaf(ink, { at: [x, y], turn: 60 + step * 17, length: 22, colour: '#3fa85a' }),
        disc(x, y, 6.4, ink.ball('#ffd0dc', ['#ff5a8a', '#ff8a5a', '#f0407a'][step % 3] ?? '#ffffff', '#a81f5a')),
      ),
    ),
  )

const guitar = (ink: Ink): Svg =>
  place(
    { at: [96, 218], turn: -31, scale: 1.2 },
    fill(
      'M0-12C34-16 40 12 30 26C22 38 26 44 36 56C50 74 38 104 0 104S-50 74-36 56C-26 44-22 38-30 26C-40 12-34-16 0-12z',
      '#06042c80',
      { transform: 'translate(7 5)' },
    ),
    ink.solid('M-7-118H7V20H-7z', ink.across('#7a3f1c', '#4a2010'), { width: 2 }),
    line(
      repeat(11, (step) => `M-7 ${-108 + step * 10}H7`),
      '#ffd9a0',
      1.3,
    ),
    ink.solid('M-11-150L11-150L9-116H-9z', ink.across('#a85a28', '#4a2010'), { rim: '#ffd9a0', width: 2 }),
    ...[-142, -132, -122].map((y) => layers(disc(-14, y, 4, '#f0e8d8'), disc(14, y, 4, '#d8ccb8'))),
    ink.solid(
      'M0-12C34-16 40 12 30 26C22 38 26 44 36 56C50 74 38 104 0 104S-50 74-36 56C-26 44-22 38-30 26C-40 12-34-16 0-12z',
      ink.ball('#ffe0a0', ['#f0983a', 0.5], '#9a4a14'),
      { rim: '#fff3d0', shade: '#3a140690', width: 5 },
    ),
    fill(
      'M0-6C29-10 34 12 25 25C17 38 20 46 31 59C43 75 33 98 0 98S-43 75-31 59C-20 46-17 38-25 25C-34 12-29-10 0-6z',
      'none',
      { stroke: '#7a3a10', 'stroke-width': 1.6 },
    ),
    disc(0, 28, 17, '#7a3a10'),
    ring([0, 28], 19.6, '#fff0c8', 1.8),
    disc(0, 28, 14.6, '#2a0e10'),
    box([-16, 72], [32, 7], '#5a2810', 2),
    ...[-5, -3, -1, 1, 3, 5].map((x) => line(`M${x * 0.9} -146L${x} 74`, '#fff6e0c8', 0.8)),
    fill('M-22 0C-28 8-26 18-20 24', 'none', { stroke: '#fff6dcb0', 'stroke-width': 4, 'stroke-linecap': 'round' }),
    fill('M-32 68C-36 78-32 88-22 93', 'none', { stroke: '#fff6dcb0', 'stroke-width': 4, 'stroke-linecap': 'round' }),
  )

const rose = (ink: Ink): Svg =>
  place(
    { at: [168, 262] },
    line('M4 8C0 28-20 40-52 46', '#2f8a4a', 5),
    leaf(ink, { at: [-14, 36], turn: 62, length: 28, colour: '#3fb05a' }),
    leaf(ink, { at: [-22, 38], turn: -96, length: 24, colour: '#2f9a4f' }),
    disc(4, 3, 29, '#0a083270'),
    ink.solid(
      'M2-30C22-34 36-14 30 6C26 26 4 30-8 26C-28 24-34 2-26-12C-22-24-10-30 2-30z',
      ink.ball('#ff9aa8', ['#f0284f', 0.45], '#8a0c38'),
      { rim: '#ffd0d4', width: 3 },
    ),
    fill('M-26-10C-16-2-4 6 12 6C24 4 30-4 32-10C34 14 18 30-2 28C-22 26-32 8-26-10z', '#b8123f'),
    fill('M-14-16C-10-26 12-28 18-14C20-2 6 4-4 0C-14-4-16-10-14-16z', '#a80f3a'),
    line('M-6-12C-2-20 12-18 12-8C10 0-2 0-2-6M-22-6C-10 8 14 12 28-2M-18 10C-6 20 14 20 24 8', '#ff8a9a', 2.6),
  )

const notes = (ink: Ink): Svg => {
  const note = (x: number, y: number, turn: number, scale: number) =>
    place({ at: [x, y], turn, scale }, fill('M0-22L16-26V-20L4-17V2A7 5.4 0 1 1 0-3z', ink.fall('#fffbe0', '#ffcf4a')))
  return layers(
    note(110, 60, 10, 1),
    note(94, 104, -14, 0.8),
    note(128, 26, -6, 0.7),
    glint([30, 128], 9),
    glint([214, 70], 8),
    glint([60, 236], 9),
    scatter(5, 12, (chance) => disc(60 + chance() * 100, 40 + chance() * 120, 0.8 + chance(), '#ffe9b0')),
  )
}
