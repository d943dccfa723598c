import type { Drawing } from '../drawing.ts'
import { face } from '../parts/figure.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { blossom, leaf } from '../parts/nature.ts'
import { box, disc, fill, layers, line, oval, place, scatter, steps, type Svg } from '../parts/shapes.ts'

/** The guardian of the falls, risen from the water at its foot. */
export const diwataFalls: Drawing = {
  ground: '#3a3fb0',
  draw: (ink) =>
    layers(
      gorge(ink),
      falls(ink),
      wings(ink),
      hairBehind(ink),
      figure(ink),
      pool(ink),
      lights(),
      vignette(ink, [240, 320], '#0c0a48'),
    ),
}

const gorge = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#8af0f0', ['#4fa8e8', 0.35], ['#5a4fd0', 0.75], '#2a1f7a')),
    rays([120, -20], { count: 26, reach: 400, paint: '#ffffff28', turn: 2 }),
    fill('M0 0H54C40 50 70 90 48 140S66 220 36 320H0z', ink.across('#2a1f6a', ['#5a4ac0', 0.8], '#8a7af0')),
    fill('M240 0H188C204 60 172 100 194 150S176 230 206 320H240z', ink.across('#7a6ae0', ['#4a3aa8', 0.3], '#1f1658')),
    ...(
      [
        [8, 30, 30],
        [20, 96, -10],
        [-4, 170, 20],
        [232, 40, 160],
        [220, 110, 190],
        [244, 180, 150],
      ] as const
    ).map(([x, y, turn]) => leaf(ink, { at: [x, y], turn, length: 46, colour: '#2fb890', fat: 0.36 })),
    ...(
      [
        [12, 60, 34],
        [226, 76, 146],
        [4, 140, 4],
        [236, 150, 176],
      ] as const
    ).map(([x, y, turn]) => leaf(ink, { at: [x, y], turn, length: 34, colour: '#5ad8a8', fat: 0.36 })),
  )

const falls = (ink: Ink): Svg =>
  layers(
    fill(
      'M56-4H184C190 60 172 110 186 160S176 240 190 300H50C64 240 54 190 62 150S50 60 56-4z',
      ink.across('#b8fbff', ['#5ac8f8', 0.2], ['#e8ffff', 0.5], ['#4fb0f0', 0.8], '#a8f0ff'),
    ),
    ...steps(11, (step) =>
      line(
        `M${66 + step * 11} -4C${60 + step * 11.4} 80 ${70 + step * 10} 160 ${62 + step * 11.8} 290`,
        step % 2 === 0 ? '#ffffffa0' : '#2f8ad870',
        step % 3 === 0 ? 5 : 2.6,
      ),
    ),
    glow(ink, [120, 130], 120, '#fff0ffd9'),
  )

const wings = (ink: Ink): Svg => {
  const upper = 'M0 0C14-56 62-96 104-84C112-50 92-6 50 14C30 24 10 20 0 0z'
  const lower = 'M2 8C36 8 76 28 84 66C62 86 24 74 8 36z'
  return layers(
    ...[-1, 1].map((mirror) =>
      place(
        { at: [120, 168], scale: [mirror, 1] },
        faintWing(ink, lower, ['#b8f8ff', '#8a6aff']),
        faintWing(ink, upper, ['#ffd0f8', '#5ac8ff']),
        line(
          'M2 0C30-20 60-46 98-80M4 4C34-6 64-16 96-50M6 10C30 4 50 2 74-14M8 14C34 22 56 36 76 62M8 20C28 32 44 50 54 74',
          '#ffffffc0',
          1.6,
        ),
        ...(
          [
            [78, -64, 6],
            [86, -42, 4.4],
            [64, 52, 5],
          ] as const
        ).map(([x, y, r]) => disc(x, y, r, '#fff6c8c0')),
      ),
    ),
  )
}

const faintWing = (ink: Ink, d: string, [near, far]: readonly [string, string]): Svg =>
  ink.solid(d, ink.across(`${near}f0`, `${far}c0`), { rim: '#ffffff', shade: '#ffffffc0', width: 2.4 })

const hairBehind = (ink: Ink): Svg =>
  ink.solid(
    'M120 66C164 62 176 104 168 140C162 172 184 186 174 226C168 250 150 252 146 240H94C90 252 72 250 66 226C56 186 78 172 72 140C64 104 76 62 120 66z',
    ink.across('#6a2a8a', ['#3a1460', 0.5], '#240a48'),
    { rim: '#e8a8ff', width: 4 },
  )

const figure = (ink: Ink): Svg =>
  layers(
    ink.solid(
      'M88 192C94 178 108 172 120 172S146 178 152 192C154 210 144 220 146 236C158 262 176 286 196 306H44C64 286 86 262 94 236C96 220 86 210 88 192z',
      ink.fall('#e8a070', ['#d88a5a', 0.2], ['#3fd0c0', 0.24], ['#1a9ad0', 0.6], '#5a3ac8'),
      { rim: '#fff6e8', width: 4 },
    ),
    fill(
      'M92 206C102 216 112 212 120 204C128 212 138 216 148 206C150 220 146 228 147 238H93C94 228 90 220 92 206z',
      ink.fall('#ffe98a', '#f09a2e'),
    ),
    line('M94 213Q107 221 120 209Q133 221 146 213M93 236Q120 245 147 236', '#fffbe0', 2),
    line('M106 176Q120 196 134 176', '#ffd64d', 2.6),
    disc(120, 188, 4, ink.ball('#ffffff', '#5af0e0', '#1a8ac8')),
    line('M100 248C92 270 84 288 70 304M120 250V304M140 248C148 270 156 288 170 304', '#b8fff060', 3),
    face(ink, { at: [120, 124], scale: 1.14 }, { skin: '#d8905a', hair: '#3a1460', lips: '#d83a6a' }),
    fill('M120 84C92 84 84 108 90 136C92 118 100 104 120 98C140 104 148 118 150 136C156 108 148 84 120 84z', '#3a1460'),
    line('M94 112C98 98 106 92 118 90', '#b87ae8', 3),
    line('M90 104Q120 84 150 104', '#ffd64d', 4),
    ...(
      [
        [92, 98, '#ff8ab8', 10],
        [148, 98, '#ff8ab8', 10],
        [106, 88, '#ffffff', 11],
        [134, 88, '#ffffff', 11],
      ] as const
    ).map(([x, y, petal, size]) => blossom(ink, { at: [x, y], size, petal, heart: '#ffc23a' })),
    blossom(ink, { at: [120, 82], size: 15, petal: '#ff5aa0', heart: '#ffe27a', turn: 18 }),
    ...[-1, 1].map((side) =>
      place(
        { at: [120, 0], scale: [side, 1] },
        ink.solid(
          'M20 179C33 183 40 198 38 215C36 233 26 245 8 250L4 240C18 236 25 227 25 215C25 203 22 192 20 179z',
          side < 0 ? ink.slant('#b8683f', '#e8a878') : ink.slant('#f0b888', '#b8683f'),
          { width: 2.4 },
        ),
        line('M25 213Q32 217 38 213', '#ffd64d', 4),
      ),
    ),
    glow(ink, [120, 238], 46, '#b8fff6e6'),
    disc(120, 238, 15, ink.ball('#ffffff', ['#a8fff0', 0.5], '#2fb8e8')),
  )

const pool = (ink: Ink): Svg =>
  layers(
    ...(
      [
        [120, 312, 130, 26],
        [60, 306, 60, 14],
        [190, 304, 60, 14],
      ] as const
    ).map(([x, y, rx, ry]) => oval([x, y], [rx, ry], '#8af0ff90')),
    oval([120, 318], [150, 22], ink.fall('#5ac8f0', '#2a4ac0')),
    ...(
      [
        [70, 300, 26],
        [172, 302, 28],
        [120, 306, 34],
      ] as const
    ).map(([x, y, rx]) => oval([x, y], [rx, 5], '#ffffff90')),
  )

const lights = (): Svg =>
  layers(
    scatter(27, 20, (chance) => disc(10 + chance() * 220, 20 + chance() * 270, 0.8 + chance() * 2, '#ffffffc0')),
    glint([120, 228], 13),
    glint([206, 92], 11),
    glint([36, 96], 10),
    glint([186, 224], 8),
  )
