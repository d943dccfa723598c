import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { cloudPath, wavePath } from '../parts/nature.ts'
import { gold } from '../parts/treasure.ts'
import {
  box,
  boxPath,
  circlePath,
  disc,
  fill,
  layers,
  line,
  place,
  ring,
  starPath,
  steps,
  type Svg,
} from '../parts/shapes.ts'

/** A trading ship under full sail comes home before the evening sun. */
export const galleonTrade: Drawing = {
  ground: '#1f6a8a',
  draw: (ink) => layers(evening(ink), ship(ink), sea(ink), vignette(ink, [240, 320], '#052238')),
}

const evening = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#1a5a9a', ['#3fa8b8', 0.3], ['#ffd98a', 0.58], '#ff9a5a')),
    glow(ink, [60, 176], 150, '#fff0b0ff'),
    disc(60, 172, 40, '#fffbe0'),
    rays([60, 172], { count: 22, reach: 320, paint: '#fff6d826', turn: 3 }),
    fill(cloudPath([150, 66], 1), '#ffffffb0'),
    fill(cloudPath([-24, 96], 0.8), '#ffffff90'),
    fill(cloudPath([176, 152], 0.8), '#ffe9c0a0'),
    line('M30 46q6-6 10 0q4-6 10 0M62 30q5-5 8 0q3-5 8 0M204 106q5-5 8 0q3-5 8 0', '#143a5a', 2.4),
  )

const sail = (ink: Ink, d: string, mark = ''): Svg =>
  layers(
    fill(d, '#0c304860', { transform: 'translate(4 5)' }),
    ink.solid(d, ink.slant('#ffffff', ['#fff2d4', 0.4], ['#f0cf98', 0.75], '#b8864a'), {
      rim: '#ffffff',
      shade: '#6a3a14a0',
      width: 4,
    }),
    mark,
  )

const ship = (ink: Ink): Svg =>
  place(
    { at: [6, 0], turn: 0 },
    line('M76 246V58M140 248V22M196 232V76', '#4a2412', 6),
    line('M75 246V58M139 248V22M195 232V76', '#b8743a', 2.4),
    line('M34 236L76 60L140 26L196 78L220 200M140 26L64 240M140 26L214 214', '#4a241290', 1.6),
    sail(ink, 'M52 74C70 66 92 66 104 72C112 100 110 122 100 142C82 134 62 136 46 144C54 120 58 98 52 74z'),
    sail(ink, 'M46 152C64 144 90 142 104 150C112 178 108 204 96 222C76 214 58 216 40 226C50 202 54 176 46 152z'),
    sail(ink, 'M172 92C184 86 206 86 216 92C222 118 220 146 212 166C196 158 180 160 168 166C176 140 178 116 172 92z'),
    sail(ink, 'M112 40C130 32 156 32 170 40C178 66 176 86 168 104C150 96 126 96 108 104C116 82 118 62 112 40z'),
    sail(
      ink,
      'M102 112C126 102 158 102 178 112C192 150 190 182 176 214C150 202 124 204 98 216C112 182 114 146 102 112z',
      layers(
        disc(142, 158, 27, '#e0483080'),
        ring([142, 158], 27, '#c8341f', 3),
        ...steps(8, (step) => place({ at: [142, 158], turn: step * 45 }, fill('M-4-20L0-38L4-20z', '#e0482a'))),
        disc(142, 158, 18, ink.ball('#ffb08a', '#e0482a', '#a8240f')),
        fill(starPath([142, 158], [12, 5]), '#fff2d0'),
      ),
    ),
    ...(
      [
        [76, 58, '#e0283f'],
        [140, 20, '#ffc53d'],
        [196, 74, '#2f8ad8'],
      ] as const
    ).map(([x, y, colour]) => fill(`M${x} ${y - 12}q-14-4-30 4q8 4 6 8q14-4 24 0z`, colour)),
    hull(ink),
  )

const hull = (ink: Ink): Svg => {
  const outline =
    'M14 218C36 230 60 232 84 232H172L176 206H214L222 194H230C232 226 222 262 200 288H54C32 272 18 246 14 218z'
  return layers(
    line('M20 224L-16 196', '#8a5426', 6),
    ink.solid(outline, ink.fall('#d8863f', ['#9a4f24', 0.4], '#4a1f14'), { rim: '#ffe0a8', width: 4 }),
    ink.clip(
      outline,
      line('M10 238C60 250 160 250 232 230M14 254C70 266 160 266 228 250', '#3a140cb0', 2.4),
      line('M10 234C60 246 160 246 232 226', gold.base, 4),
      box([176, 204], [60, 12], gold.base),
      ...steps(6, (step) =>
        layers(
          box([52 + step * 24, 250], [13, 13], '#2a0e0c', 2),
          box([54 + step * 24, 252], [9, 9], ink.fall('#ffcf5a', '#f0801f'), 1),
        ),
      ),
    ),
    ...[188, 204, 218].map((x) => box([x - 4, 220], [9, 14], '#ffe08a', 2)),
    ink.solid(boxPath([172, 198], [50, 9], 3), ink.fall(gold.light, gold.base, gold.deep), { width: 1.4 }),
    ink.solid(circlePath(22, 224, 9), ink.ball(gold.light, gold.base, gold.dark), { width: 1.6 }),
    glow(ink, [228, 190], 20, '#fff0a0ff'),
    box([225, 184], [7, 11], '#fff3c0', 2),
  )
}

const sea = (ink: Ink): Svg => {
  const swell = (y: number, paint: string, foam: string) =>
    layers(
      fill(wavePath([-30, y], { length: 76, rise: 17, count: 4, foot: 330 }), paint),
      line(`M-30 ${y}${'q19-17 38 0t38 0'.repeat(4)}`, foam, 3),
    )
  return layers(
    fill('M20 262C60 278 190 280 232 252L240 290H0z', '#0c4a70a0'),
    place({ at: [-10, 0] }, swell(274, ink.fall('#3fc0d0', '#0f6a98'), '#e8fffa')),
    place({ at: [22, 0] }, swell(292, ink.fall('#1f98b8', '#0a4a78'), '#a8f0f0')),
    place({ at: [-22, 0] }, swell(310, ink.fall('#12789c', '#06345c'), '#5ac8d8')),
    line('M40 288H76M52 300H64M30 312H50', '#fff0b0', 3),
    glint([142, 132], 10),
    glint([60, 92], 10),
    glint([202, 104], 8),
  )
}
