import type { Drawing } from '../drawing.ts'
import { suitSign } from '../parts/cards.ts'
import { face } from '../parts/figure.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { box, boxPath, disc, fill, layers, line, place, starPath, steps, type Svg } from '../parts/shapes.ts'
import { gold } from '../parts/treasure.ts'

/** King and queen back to back on one card: which of them is next? */
export const hariReyna: Drawing = {
  ground: '#5a1fa0',
  draw: (ink) => layers(hall(ink), court(ink), crown(ink), vignette(ink, [240, 320], '#14042e')),
}

const hall = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.burst('#c87aff', ['#6a24c0', 0.5], '#24085a')),
    rays([120, 160], { count: 22, reach: 330, paint: '#ffd24a26', turn: 4 }),
    ...steps(4, (row) =>
      steps(3, (column) =>
        suitSign(
          row % 2 === 0 ? 'diamond' : 'heart',
          { at: [40 + column * 80, 40 + row * 84], scale: 1.3 },
          '#ffffff12',
        ),
      ).join(''),
    ),
    glow(ink, [120, 150], 130, '#ffe0ffa0'),
  )

const outline = boxPath([-74, -108], [148, 216], 16)
const upper = 'M-66-100H66V-34L-66 34z'
const lower = 'M66 100H-66V34L66-34z'

const court = (ink: Ink): Svg =>
  place(
    { at: [120, 164], turn: -6 },
    fill(outline, '#0c0524a0', { transform: 'translate(6 9)' }),
    ink.solid(outline, ink.slant('#ffffff', ['#fff3e0', 0.5], '#d8b8d0'), { width: 3 }),
    ink.clip(upper, fill(upper, ink.fall('#2f5ae0', '#14247a')), king(ink)),
    ink.clip(lower, fill(lower, ink.fall('#8a0f3f', '#f0406a')), place({ turn: 180 }, queen(ink))),
    line('M-66 34L66-34', gold.bright, 5),
    line('M-66 34L66-34', '#fffbe0', 1.6),
    fill(boxPath([-66, -100], [132, 200], 10), 'none', { stroke: gold.base, 'stroke-width': 3 }),
    suitSign('spade', { at: [-51, -83], scale: 1.1 }, '#ffffff'),
    suitSign('heart', { at: [51, 83], scale: 1.1, turn: 180 }, '#ffffff'),
    disc(0, 0, 17, '#5a1fa0'),
    fill(starPath([0, 0], [15, 6.6]), ink.slant(gold.light, gold.bright, gold.deep)),
  )

const king = (ink: Ink): Svg =>
  place(
    { at: [4, -50], scale: 0.98 },
    ink.solid('M-64 90C-58 48-30 38 0 38S58 48 64 90z', ink.slant('#ff7a6a', '#c81f3f', '#6a0a2f'), { width: 3 }),
    fill('M-64 90C-58 60-44 48-24 42L-14 90zM64 90C58 60 44 48 24 42L14 90z', '#fff6e4'),
    ...[
      [-40, 62],
      [-30, 76],
      [38, 60],
      [28, 76],
    ].map(([x = 0, y = 0]) => fill(`M${x} ${y}l3 7h-6z`, '#2a1440')),
    fill('M-30-6C-36 20-30 38-22 42H22C30 38 36 20 30-6z', '#4a2a1c'),
    face(ink, { at: [0, 0], scale: 1 }, { skin: '#d8955c', hair: '#4a2a1c', lips: '#a84a3f' }),
    fill('M-24 8C-22 34-10 46 0 48C10 46 22 34 24 8C18 20 10 13 0 13S-18 20-24 8z', '#4a2a1c'),
    fill('M-7 20Q0 25 7 20Q0 17-7 20z', '#c85a4a'),
    ink.solid(
      'M-30-18L-34-46L-17-31L0-52L17-31L34-46L30-18Q0-8-30-18z',
      ink.slant(gold.light, gold.bright, gold.deep),
      { rim: '#fffbe6', width: 2.4 },
    ),
    ...[
      [-34, -46],
      [0, -51],
      [34, -46],
    ].map(([x = 0, y = 0]) => disc(x, y, 4, ink.ball('#ffffff', '#5ad8f0', '#1a6ab8'))),
  )

const queen = (ink: Ink): Svg =>
  place(
    { at: [-4, -50], scale: 0.98 },
    ink.solid('M0-40C34-42 40-6 36 22C34 44 42 60 38 84H-38C-42 60-34 44-36 22C-40-6-34-42 0-40z', '#24102a', {
      rim: '#a87ac8',
      width: 3,
    }),
    ink.solid('M-60 90C-54 54-28 42 0 42S54 54 60 90z', ink.slant('#ffe9a8', '#f0a83a', '#a85a14'), { width: 3 }),
    fill('M-20 44Q0 66 20 44L14 38H-14z', '#e8b488'),
    line('M-22 45Q0 68 22 45', '#ffffff', 3),
    face(ink, { at: [0, 0], scale: 0.96 }, { skin: '#e8b488', hair: '#24102a', lips: '#d81f4f' }),
    fill('M-27 4C-28-24-14-34 0-32S28-24 27 4C22-10 14-17 0-19S-22-10-27 4z', '#24102a'),
    ink.solid(
      'M-28-22C-26-40-14-44-10-36C-8-50 8-50 10-36C14-44 26-40 28-22Q0-34-28-22z',
      ink.slant(gold.light, gold.bright, gold.deep),
      { rim: '#fffbe6', width: 2 },
    ),
    ...[
      [-18, -36],
      [0, -44],
      [18, -36],
    ].map(([x = 0, y = 0]) => disc(x, y, 3.6, ink.ball('#ffffff', '#ff7ab0', '#c81f5a'))),
  )

const crown = (ink: Ink): Svg =>
  layers(
    glow(ink, [120, 34], 56, '#fff3b0c0'),
    ink.solid(
      'M86 54L78 14L102 32L120 4L138 32L162 14L154 54Q120 64 86 54z',
      ink.slant(gold.light, gold.bright, gold.base, gold.deep),
      { rim: '#fffbe6', width: 3 },
    ),
    ...(
      [
        [78, 13, '#ff5a8a'],
        [120, 4, '#5ae0f0'],
        [162, 13, '#ff5a8a'],
      ] as const
    ).map(([x, y, colour]) => disc(x, y, 6, ink.ball('#ffffff', colour, colour))),
    ...(
      [
        [104, 46, '#e0284f'],
        [120, 48, '#2f8af0'],
        [136, 46, '#e0284f'],
      ] as const
    ).map(([x, y, colour]) => disc(x, y, 4.4, ink.ball('#ffffff', colour, colour))),
    glint([60, 70], 12),
    glint([194, 232], 12),
    glint([204, 52], 9),
  )
