import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { bulbs, glint, glow, shadow, vignette } from '../parts/light.ts'
import {
  box,
  boxPath,
  circlePath,
  disc,
  fill,
  layers,
  line,
  oval,
  place,
  polygonPath,
  repeat,
  ring,
  starPath,
  steps,
  type Svg,
} from '../parts/shapes.ts'

/** The king of the road, from the front, with all its lamps on. */
export const jeepneyJoyride: Drawing = {
  ground: '#3b1d7a',
  draw: (ink) => layers(street(ink), jeepney(ink), lights(ink), vignette(ink, [240, 320], '#12062c')),
}

const street = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#2a1a7a', ['#7a2a9a', 0.3], ['#f0568a', 0.55], '#ffb35a')),
    glow(ink, [120, 170], 130, '#ffd27acc'),
    fill('M0 96H26V70H52V110H66V86H84V190H0z', '#4a1c74'),
    fill('M240 80H216V58H192V104H176V92H158V190H240z', '#431a70'),
    ...(
      [
        [8, 108],
        [32, 84],
        [32, 104],
        [8, 132],
        [70, 100],
        [198, 72],
        [222, 96],
        [198, 96],
        [222, 124],
        [164, 106],
      ] as const
    ).map(([x, y]) => box([x, y], [8, 10], '#ffd27a', 1)),
    fill('M96 186H144L300 320H-60z', ink.fall('#5a2a6a', '#1a0a34')),
    fill('M118 190H122L128 222H112zM110 236H130L138 300H102z', '#ffd27a55'),
  )

const jeepney = (ink: Ink): Svg =>
  layers(
    shadow(ink, [120, 292], [116, 16], 0.9),
    ...[30, 174].map((x) =>
      layers(
        ink.solid(boxPath([x, 248], [36, 46], 9), ink.across('#2c2440', '#120a22'), { width: 2 }),
        line(`M${x + 7} 254V288M${x + 14} 252V290M${x + 21} 252V290M${x + 28} 254V288`, '#4a3d66', 2),
      ),
    ),
    roof(ink),
    cabin(ink),
    bonnet(ink),
    bumper(ink),
  )

const roof = (ink: Ink): Svg =>
  layers(
    ink.solid('M34 98C36 76 52 66 120 66S204 76 206 98L210 118H30z', ink.fall('#ff5a4d', '#c41f45'), {
      rim: '#ffd0b0',
      width: 3,
    }),
    ink.solid('M48 92C50 82 62 78 120 78S190 82 192 92L194 104H46z', ink.fall('#ffe27a', '#f5a21f'), { width: 2 }),
    ...steps(7, (step) => fill(starPath([60 + step * 20, 92], [6, 2.6]), step % 2 === 0 ? '#d8264a' : '#1f4fc4')),
    ...steps(5, (step) =>
      layers(
        ink.solid(boxPath([50 + step * 30, 56], [20, 13], 5), ink.fall('#ffffff', ['#c9d4e8', 0.4], '#7d8bb0'), {
          width: 1.4,
        }),
        disc(60 + step * 30, 62, 4.6, ink.ball('#fffbe0', '#ffd24a', '#f08a1f')),
      ),
    ),
  )

const cabin = (ink: Ink): Svg =>
  layers(
    ink.solid('M28 116H212L208 192H32z', ink.fall('#2f6df0', '#1a2f9a'), { rim: '#b8d8ff', width: 3 }),
    fill('M42 124H115V170H38zM125 124H198L202 170H125z', ink.slant('#bff0ff', ['#5aa8d8', 0.4], '#1f3a86')),
    fill('M42 124H72L44 170H38zM84 124H100L70 170H56z', '#ffffff60'),
    fill('M136 124H160L140 170H128z', '#ffffff3c'),
    fill(
      'M38 118H202L200 128Q190 138 180 128Q170 138 160 128Q150 138 140 128Q130 138 120 128Q110 138 100 128Q90 138 80 128Q70 138 60 128Q50 138 40 128z',
      ink.fall('#ffcf4a', '#f0871f'),
    ),
    ...[18, 222].map((x) =>
      layers(
        line(`M${x < 120 ? 34 : 206} 150L${x} 146`, '#c9d4e8', 3),
        ink.solid(boxPath([x - 8, 134], [16, 24], 5), ink.slant('#ffffff', '#8a98bd'), { width: 2 }),
      ),
    ),
  )

const bonnet = (ink: Ink): Svg => {
  const chrome = ink.fall('#ffffff', ['#dfe8f5', 0.3], ['#8592b5', 0.52], ['#f5f9ff', 0.6], '#98a5c8')
  const lamp = (x: number) =>
    layers(
      disc(x, 206, 19, '#3a4468'),
      ink.solid(circlePath(x, 206, 18), chrome, { width: 2 }),
      disc(x, 206, 13, ink.ball('#ffffff', '#fff3b0', '#ffc23a')),
      line(`M${x - 8} 198A12 12 0 0 1 ${x} 194`, '#ffffff', 2),
    )
  return layers(
    ink.solid('M58 176H182L196 240H44z', ink.fall('#ff4d5e', '#b5163e'), { rim: '#ffc0a8', width: 3 }),
    fill('M70 180H170L174 192H66z', '#ffd24a'),
    ink.solid('M84 192H156L162 242H78z', chrome, { width: 3 }),
    line(
      repeat(8, (step) => `M${90 + step * 8.6} 198L${86 + step * 9.8} 238`),
      '#4a5578',
      3,
    ),
    fill(starPath([120, 216], [20, 8.4]), '#7a3606'),
    ink.solid(starPath([120, 214], [20, 8.4]), ink.slant('#fff3b8', '#ffc93a', '#d97f12'), {
      rim: '#fffbe6',
      width: 2,
    }),
    lamp(58),
    lamp(182),
    ...[100, 140].map((x) => place({ at: [x, 178], scale: [x < 120 ? 0.92 : -0.92, 0.92] }, horse(ink))),
  )
}

/** The little chrome horse that stands on a bonnet. */
const horse = (ink: Ink): Svg =>
  ink.solid(
    'M-12 2L-10-8C-12-14-6-18 0-17C2-24 0-28-6-30L-12-27-15-30-8-37-6-41-3-37C6-36 9-28 8-18C12-16 13-10 12 2H8L7-6H-2L-5 2z',
    ink.fall('#ffffff', ['#e8f0fb', 0.4], '#8d9bc2'),
    { shade: '#26305acc', width: 1.6 },
  )

const bumper = (ink: Ink): Svg =>
  layers(
    ink.solid(boxPath([20, 240], [200, 22], 9), ink.fall('#ffffff', ['#dbe4f2', 0.35], ['#7a87ab', 0.62], '#d6dff0'), {
      width: 2.4,
    }),
    ...steps(9, (step) =>
      fill(
        polygonPath([
          [36 + step * 21, 244],
          [44 + step * 21, 251],
          [36 + step * 21, 258],
          [28 + step * 21, 251],
        ]),
        ['#e8304a', '#2f6df0', '#ffb31f'][step % 3] ?? '#ffffff',
      ),
    ),
    ...[34, 206].map((x) =>
      layers(disc(x, 229, 7, '#7a2c06'), disc(x, 229, 6, ink.ball('#fff0c0', '#ff9a2e', '#d84a12'))),
    ),
    box([78, 263], [84, 10], '#2a1440', 2),
    oval([120, 272], [60, 5], '#12062c80'),
  )

const lights = (ink: Ink): Svg =>
  layers(
    glow(ink, [58, 206], 46, '#fff2b0cc'),
    glow(ink, [182, 206], 46, '#fff2b0cc'),
    bulbs(ink, {
      from: [-8, 14],
      to: [248, 26],
      sag: 16,
      count: 9,
      colours: ['#ff5a6e', '#ffd24a', '#4fd8c0', '#7aa8ff'],
    }),
    glint([52, 198], 11),
    glint([108, 202], 8),
    ring([58, 206], 26, '#fff2b030', 2),
  )
