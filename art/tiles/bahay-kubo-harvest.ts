import type { Drawing } from '../drawing.ts'
import { darker, lighter } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, shadow, vignette } from '../parts/light.ts'
import { cloudPath, grass, hills, leaf, palm } from '../parts/nature.ts'
import { box, boxPath, disc, fill, layers, line, place, repeat, steps, type Svg } from '../parts/shapes.ts'

/** The small house on stilts of the song, and its whole garden before it. */
export const bahayKuboHarvest: Drawing = {
  ground: '#8ac83a',
  draw: (ink) => layers(morning(ink), house(ink), garden(ink), basket(ink), vignette(ink, [240, 320], '#12401a')),
}

const morning = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 220], ink.fall('#3fb0f0', ['#a8e4f8', 0.6], '#fff6d0')),
    rays([206, 40], { count: 22, reach: 320, paint: '#ffffff38' }),
    glow(ink, [206, 40], 90, '#fff6b0ff'),
    disc(206, 40, 22, '#fff8d0'),
    fill(cloudPath([6, 66], 0.9), '#ffffffd8'),
    fill(cloudPath([130, 40], 0.5), '#ffffffb0'),
    hills(240, { base: 176, tops: [20, 40, 24, 34, 18], foot: 330, paint: ink.fall('#7ac8a0', '#4aa870') }),
    palm(ink, { at: [222, 214], height: 104, lean: -14, leaf: '#2f9a4a', trunk: '#b07a42' }),
    palm(ink, { at: [14, 212], height: 78, lean: 12, leaf: '#279048', trunk: '#a06a38' }),
    hills(240, { base: 214, tops: [14, 20, 8, 16, 10], foot: 330, paint: ink.fall('#b8e04a', '#4f9a2a') }),
  )

const house = (ink: Ink): Svg => {
  const thatch = 'M120 34C132 40 176 84 208 128C204 134 36 134 32 128C64 84 108 40 120 34z'
  return layers(
    shadow(ink, [120, 246], [90, 12], 0.5),
    ...[66, 100, 140, 174].map((x) =>
      ink.solid(`M${x - 5} 178H${x + 5}V246H${x - 5}z`, ink.across('#d89a52', '#6a3a1a'), { width: 1.6 }),
    ),
    line('M66 216L100 184M174 216L140 184', '#8a5426', 4),
    ink.solid(boxPath([52, 124], [136, 64], 3), ink.across('#f8d890', ['#e0a858', 0.5], '#a8682f'), {
      rim: '#fff6d8',
      width: 3,
    }),
    ...steps(8, (column) =>
      steps(3, (row) => line(`M${56 + column * 17} ${134 + row * 18}l8 8m0-8l-8 8`, '#b8783a80', 1.6)).join(''),
    ),
    ink.solid('M102 136H138V188H102z', ink.fall('#5a2f14', '#8a4f24'), { width: 2 }),
    fill('M106 140H134V188H106z', ink.fall('#ffdf8a', '#f0a03a')),
    line('M120 140V188', '#6a3a1a', 2),
    ...[62, 152].map((x) =>
      layers(
        box([x, 138], [28, 26], '#6a3a1a', 2),
        box([x + 3, 141], [22, 20], ink.fall('#3a5a4a', '#ffd27a'), 1),
        fill(`M${x - 2} 136h32l4-12h-28z`, ink.slant('#f0c878', '#a8682f')),
      ),
    ),
    box([46, 184], [148, 8], '#7a4a22', 2),
    ink.solid(thatch, ink.slant('#ffe9a8', ['#e0aa52', 0.45], '#8a5424'), {
      rim: '#fffbe0',
      shade: '#4a260c90',
      width: 5,
    }),
    ink.clip(
      thatch,
      ...steps(5, (row) =>
        line(`M${20 - row * 2} ${124 - row * 18}${repeat(24, () => 'q4.4 8 8.8 0')}`, '#8a542490', 2),
      ),
      line('M120 34L64 132M120 34L92 132M120 34L148 132M120 34L178 132', '#fff3c050', 2),
    ),
    ink.solid('M108 30H132L136 44H104z', ink.fall('#d89a52', '#7a4a22'), { width: 1.6 }),
    line('M106 190L98 250M134 190L142 250M104 204H136M102 218H138M100 232H140', '#8a5426', 4),
  )
}

const garden = (ink: Ink): Svg =>
  layers(
    hills(240, { base: 252, tops: [4, 12, 2, 10, 4], foot: 330, paint: ink.fall('#6ab83a', '#2a6a22') }),
    grass(12, { from: 0, to: 240, y: 262, height: 20, colours: ['#8ad84a', '#5ab03a'] }),
    ...[20, 44, 196, 222].map((x, step) =>
      place(
        { at: [x, 256], scale: 0.9 + (step % 2) * 0.2 },
        ...[-64, -20, 24, 66].map((turn) =>
          leaf(ink, { at: [0, 4], turn: turn - 90, length: 28, colour: '#3fa84a', fat: 0.42 }),
        ),
      ),
    ),
  )

const basket = (ink: Ink): Svg => {
  const round = (x: number, y: number, r: number, colour: string) =>
    layers(
      disc(x, y, r + 0.8, darker(colour, 0.5)),
      disc(x, y, r, ink.ball(lighter(colour, 0.65), colour, darker(colour, 0.4))),
    )
  const woven = 'M56 272H184L170 316Q120 330 70 316z'
  return layers(
    shadow(ink, [120, 316], [84, 12], 0.6),
    place(
      { at: [66, 268], turn: -34 },
      ink.solid('M-11 20C-22-4-14-36 0-40S22-4 11 20z', ink.ball('#d8a8ff', '#7a2fb8', '#3a0f6a'), { width: 2 }),
      fill('M-8-38L0-52L8-38L0-32z', '#4fa83a'),
    ),
    place(
      { at: [178, 266], turn: 38 },
      ink.solid('M-8 22C-12-6-10-34 0-44S12-6 8 22z', ink.ball('#d8f8a0', '#6ac03a', '#2a7a2a'), { width: 2 }),
    ),
    round(94, 256, 20, '#ff5a3d'),
    fill('M82 240q12-8 24 0q-6 6-12 4q-6 2-12-4z', '#3f9a3a'),
    round(146, 258, 19, '#ff9a2e'),
    ink.solid('M100 262C96 240 104 226 120 226S144 240 140 262z', ink.ball('#fff0a8', '#ffc53d', '#c87a14'), {
      width: 2,
    }),
    line('M112 228q-4 16-2 32M120 226V262M128 228q4 16 2 32', '#c8861f90', 2),
    ...[106, 114, 122, 130].map((x) =>
      leaf(ink, { at: [120, 230], turn: x * 3.2 - 468, length: 24, colour: '#5ab83a' }),
    ),
    round(76, 274, 11, '#e8283f'),
    round(166, 276, 12, '#e8283f'),
    ink.solid(woven, ink.across('#f0c070', ['#c88a3d', 0.5], '#7a4a1c'), { rim: '#fff3d0', width: 4 }),
    ink.clip(
      woven,
      ...steps(4, (row) => line(`M50 ${282 + row * 11}${repeat(18, () => 'q4 5 8 0')}`, '#7a4a1ca0', 2.4)),
      line(
        repeat(12, (step) => `M${60 + step * 11} 270L${70 + step * 9.2} 322`),
        '#8a541f80',
        1.6,
      ),
    ),
    ink.solid(boxPath([50, 266], [140, 12], 6), ink.fall('#ffe0a0', '#a8682a'), { width: 2 }),
    glint([88, 248], 9),
    glint([60, 96], 10),
  )
}
