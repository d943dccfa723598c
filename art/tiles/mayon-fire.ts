import type { Drawing } from '../drawing.ts'
import { darker } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { glow, stars, vignette } from '../parts/light.ts'
import { grass, hills, palm } from '../parts/nature.ts'
import { box, disc, fill, layers, line, oval, place, polar, scatter, type Svg } from '../parts/shapes.ts'

/** The perfect cone at night, awake: lava down its flank and a column of fire. */
export const mayonFire: Drawing = {
  ground: '#5a1026',
  draw: (ink) =>
    layers(sky(ink), column(ink), cone(ink), field(ink), embers(ink), vignette(ink, [240, 320], '#1c0414')),
}

const sky = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#230a3f', ['#6b1040', 0.3], ['#c9302f', 0.55], ['#ff8a2b', 0.72], '#ffc85a')),
    stars(7, {
      count: 26,
      area: [
        [0, 0],
        [240, 90],
      ],
    }),
    glow(ink, [122, 104], 130, '#ff6a1fd9'),
  )

const column = (ink: Ink): Svg => {
  const puff = ([x, y]: readonly [number, number], r: number, lit: string, dark: string) =>
    disc(x, y, r, ink.ball(lit, dark, darker(dark, 0.3)))
  return layers(
    ...(
      [
        [70, 34, 30],
        [172, 30, 34],
        [102, 8, 36],
        [148, -2, 32],
        [44, 10, 26],
        [205, 2, 30],
      ] as const
    ).map(([x, y, r]) => puff([x, y], r, '#b8445a', '#3d1036')),
    ...(
      [
        [94, 56, 22],
        [150, 54, 24],
        [120, 34, 30],
      ] as const
    ).map(([x, y, r]) => puff([x, y], r, '#ff9a4d', '#7a1c3a')),
    glow(ink, [121, 86], 62, '#ffd25af2'),
    fill(
      'M104 112C98 84 84 74 92 46C100 62 104 60 106 44C112 26 108 16 120 0C126 20 138 26 136 46C140 56 146 50 150 40C158 70 142 86 138 112z',
      ink.fall('#ff6a1f', ['#ffb02e', 0.45], '#fff2b0'),
    ),
    fill(
      'M111 112C108 92 104 84 110 64C115 74 117 64 119 46C126 60 128 70 130 76C134 72 134 70 135 66C138 86 132 94 131 112z',
      ink.fall('#ffd95a', '#fffbe0'),
    ),
    scatter(31, 16, (chance) => {
      const [x, y] = polar([121, 104], 34 + chance() * 66, -150 + chance() * 120)
      return layers(
        line(`M121 104Q${(x + 121) / 2} ${y - 6} ${x} ${y}`, '#ffcf5a55', 1),
        disc(x, y, 1.2 + chance() * 2.2, '#ffe28a'),
      )
    }),
  )
}

const cone = (ink: Ink): Svg => {
  const outline = 'M-14 262C40 226 78 178 102 106Q112 114 121 110T140 106C164 178 202 226 254 262z'
  return layers(
    ink.solid(outline, ink.across('#8a2b4f', ['#4a1442', 0.45], '#1d0a2e'), { rim: '#ffb05ac0', width: 3 }),
    ink.clip(
      outline,
      fill('M102 106C78 178 40 226-14 262L60 262C86 220 100 170 108 112z', '#b9445a66'),
      fill('M140 106C150 150 176 216 240 262H200C160 220 140 160 132 110z', '#0c052466'),
      line('M121 108C114 140 128 150 118 176S130 206 116 232S96 250 90 266', '#ff5a1f', 15),
      line('M121 108C114 140 128 150 118 176S130 206 116 232S96 250 90 266', '#ffb02e', 8),
      line('M121 108C114 140 128 150 118 176S130 206 116 232S96 250 90 266', '#fff0a0', 3),
      line('M119 172C138 188 142 206 158 222S176 250 186 262', '#ff5a1f', 9),
      line('M119 172C138 188 142 206 158 222S176 250 186 262', '#ffc043', 4),
      line('M112 124C100 160 84 186 66 212', '#ff5a1f', 5),
      line('M112 124C100 160 84 186 66 212', '#ffc043', 2),
      line('M132 124C146 158 166 190 196 222', '#e8421f', 3.4),
    ),
    oval([121, 109], [19, 5], '#fff2b0'),
    glow(ink, [121, 108], 36, '#fff0a0cc'),
  )
}

const field = (ink: Ink): Svg =>
  layers(
    hills(240, { base: 268, tops: [14, 22, 10, 16, 26, 12], foot: 320, paint: ink.fall('#4a1236', '#20082a') }),
    church(ink),
    palm(ink, { at: [30, 296], height: 66, lean: 12, leaf: '#2a0d33', trunk: '#3d1230' }),
    palm(ink, { at: [8, 300], height: 48, lean: -6, leaf: '#240a2e', trunk: '#33102c' }),
    hills(240, { base: 296, tops: [4, 10, 4, 8, 2], foot: 320, paint: '#17061f' }),
    grass(5, { from: 0, to: 240, y: 312, height: 22, colours: ['#17061f', '#220a2a'] }),
  )

/** The remains of a church: a bell tower in the grass. */
const church = (ink: Ink): Svg =>
  place(
    { at: [196, 284] },
    fill('M-15 10V-38L-11-42V-50L-4-58 4-50V-42L8-38V-14L16-8V10z', ink.across('#7a2440', '#200a2c')),
    fill('M-8-30V-22H-1V-30A3.5 3.5 0 0 0-8-30zM-9-12V0H1V-12A5 5 0 0 0-9-12z', '#ffab4a'),
    line('M-15-38V9M-11-42V-49L-4-57', '#ff9a5ab0', 1.2),
  )

const embers = (ink: Ink): Svg =>
  layers(
    scatter(9, 26, (chance) =>
      disc(chance() * 240, 110 + chance() * 190, 0.6 + chance() * 1.4, chance() < 0.5 ? '#ffdf8ac0' : '#ff8a3ac0'),
    ),
    glow(ink, [92, 268], 40, '#ff7a2a99'),
  )
