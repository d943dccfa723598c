import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { blossom, grass, hills, leaf } from '../parts/nature.ts'
import { coin, gold } from '../parts/treasure.ts'
import { box, disc, fill, layers, line, oval, place, scatter, starPath, type Svg } from '../parts/shapes.ts'

/** The patient animal of the fields, with horns of gold and a garland. */
export const carabaoGold: Drawing = {
  ground: '#c2711a',
  draw: (ink) =>
    layers(
      evening(ink),
      body(ink),
      horns(ink),
      head(ink),
      garland(ink),
      rice(ink),
      vignette(ink, [240, 320], '#3a1408'),
    ),
}

const evening = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#ffb52e', ['#ffd76a', 0.4], ['#ff9a3d', 0.7], '#a84a1f')),
    rays([120, 130], { count: 26, reach: 320, paint: '#fff3b040', turn: 2 }),
    glow(ink, [120, 116], 130, '#fffbe0ff'),
    disc(120, 112, 74, ink.burst('#fffef0', ['#fff3b0', 0.8], '#ffe27a')),
    hills(240, { base: 226, tops: [20, 44, 26, 30, 50, 22], foot: 330, paint: ink.fall('#d8803a', '#8a3f1f') }),
    hills(240, { base: 248, tops: [24, 10, 20, 8, 26], foot: 330, paint: ink.fall('#8aa83a', '#3a5a22') }),
  )

const body = (ink: Ink): Svg =>
  layers(
    ink.solid('M24 330C14 256 44 212 120 208S226 256 216 330z', ink.fall('#6a5a72', ['#463a56', 0.4], '#1e1630'), {
      rim: '#ffd98ac0',
      width: 4,
    }),
    fill('M84 214C100 200 140 200 156 214L150 330H90z', '#2a2040'),
  )

const horns = (ink: Ink): Svg => {
  const horn = 'M30-16C74-26 98-58 92-104C118-58 100-2 40 14z'
  const side = (mirror: number) =>
    place(
      { at: [120, 150], scale: [mirror, 1] },
      fill(horn, '#5a2406', { transform: 'translate(2 5)' }),
      ink.solid(
        horn,
        mirror < 0
          ? ink.slant(gold.deep, gold.base, gold.light)
          : ink.slant(gold.light, gold.bright, gold.deep, gold.dark),
        { rim: '#fffbe6', shade: '#7a3606c0', width: 4 },
      ),
      line('M44 8Q52-2 46-20M58 2Q66-10 58-28M72-8Q80-22 72-38M84-24Q92-38 84-54', '#a8580f', 2.4),
      line('M42 6Q50-4 44-20M56 0Q64-12 56-28M70-10Q78-24 70-38', '#fff6c8', 1),
    )
  return layers(side(-1), side(1))
}

const head = (ink: Ink): Svg => {
  const ear = 'M34 10C52-2 76-4 90 8C84 26 58 32 38 26z'
  const face =
    'M120 116C152 112 168 130 164 158C162 178 152 196 152 216C156 240 146 262 120 262S84 240 88 216C88 196 78 178 76 158C72 130 88 112 120 116z'
  return layers(
    ...[-1, 1].map((mirror) =>
      place(
        { at: [120, 150], scale: [mirror, 1] },
        ink.solid(ear, ink.fall('#7a6a84', '#3a2e4c'), { rim: '#ffd98a', width: 2.4 }),
        fill('M46 14C58 6 72 6 80 11C74 20 58 24 48 20z', '#c98a8a'),
      ),
    ),
    ink.solid(face, ink.across('#93839a', ['#5e5070', 0.45], '#2a2040'), {
      rim: '#ffe6b0',
      shade: '#140a28c0',
      width: 5,
    }),
    fill(
      'M92 140C100 124 112 122 120 124S140 124 148 140C140 168 134 190 132 206H108C106 190 100 168 92 140z',
      '#a496ac50',
    ),
    fill('M96 118Q108 92 120 108Q132 90 144 118Q132 130 120 124Q108 130 96 118z', '#2a2040'),
    ink.solid(
      'M88 218C96 206 144 206 152 218C160 244 144 264 120 264S80 244 88 218z',
      ink.ball('#a892a4', '#6a586e', '#2e2240'),
      { rim: '#ffe6b0', width: 3 },
    ),
    oval([105, 232], [7, 9.4], '#1a1028', 18),
    oval([135, 232], [7, 9.4], '#1a1028', -18),
    line('M104 252Q120 260 136 252', '#1a1028', 3),
    line('M101 226q3-5 8-4M131 222q5-1 8 4', '#d8c0cc', 1.8),
    ...[-1, 1].map((mirror) =>
      place(
        { at: [120, 170], scale: [mirror, 1] },
        oval([28, 0], [11, 10], '#1a1028', -12),
        oval([27.6, 1], [8.6, 8.2], ink.ball('#ffe0a0', '#b86a1f', '#4a2008')),
        disc(27, 1, 4.4, '#140a1c'),
        disc(25 * mirror > 0 ? 25 : 29, -2, 2.2, '#ffffff'),
        line('M16-12Q28-18 40-8', '#1a1028', 3.4),
      ),
    ),
    fill('M104 240A16 17 0 1 0 136 240', 'none', { stroke: gold.dark, 'stroke-width': 7, 'stroke-linecap': 'round' }),
    fill('M104 239A16 17 0 1 0 136 239', 'none', {
      stroke: ink.across(gold.light, gold.base, gold.deep),
      'stroke-width': 4.6,
      'stroke-linecap': 'round',
    }),
  )
}

const garland = (ink: Ink): Svg =>
  layers(
    ...(
      [
        [84, 126, -20],
        [156, 126, 200],
        [104, 112, -70],
        [136, 112, 250],
      ] as const
    ).map(([x, y, turn]) => leaf(ink, { at: [x, y], turn, length: 24, colour: '#4fb04a' })),
    ...(
      [
        [90, 122, '#ff5a7a'],
        [150, 122, '#ff5a7a'],
        [105, 112, '#fff0e0'],
        [135, 112, '#fff0e0'],
      ] as const
    ).map(([x, y, petal]) => blossom(ink, { at: [x, y], size: 12, petal, heart: '#ffc23a' })),
    blossom(ink, { at: [120, 109], size: 15, petal: '#ff8a2e', heart: '#ffe27a', turn: 18 }),
    fill(starPath([120, 150], [13, 5.6]), gold.dark),
    fill(starPath([120, 148.6], [13, 5.6]), ink.slant(gold.light, gold.bright, gold.deep)),
  )

const rice = (ink: Ink): Svg =>
  layers(
    coin(ink, [34, 282], 19, -16),
    coin(ink, [204, 276], 22, 14),
    coin(ink, [226, 304], 15, 30),
    grass(8, { from: -4, to: 78, y: 326, height: 58, colours: ['#ffd24a', '#e8a82e', '#b8862a'] }),
    grass(17, { from: 168, to: 246, y: 326, height: 54, colours: ['#ffd24a', '#e8a82e', '#b8862a'] }),
    glint([32, 52], 14),
    glint([210, 58], 11),
    scatter(6, 18, (chance) => disc(chance() * 240, chance() * 200, 0.8 + chance() * 1.4, '#fff6c8')),
  )
