import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, vignette } from '../parts/light.ts'
import { palm } from '../parts/nature.ts'
import { box, disc, fill, layers, line, oval, place, scatter, short, steps, type Svg } from '../parts/shapes.ts'

/** The monsoon itself: a giant of cloud that breathes lightning over the bay. */
export const habagatStorm: Drawing = {
  ground: '#1f4a6a',
  draw: (ink) => layers(sky(ink), giant(ink), bolt(ink), bay(ink), rain(), vignette(ink, [240, 320], '#020f24')),
}

const sky = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#0a1f3f', ['#14506a', 0.45], ['#3fa0a0', 0.74], '#d8f0c0')),
    glow(ink, [126, 180], 150, '#8af8f0b2'),
    ...steps(7, (step) =>
      line(
        `M${-20} ${20 + step * 24}C60 ${short(-6 + step * 26)} 160 ${short(44 + step * 22)} 262 ${4 + step * 26}`,
        step % 2 === 0 ? '#5ab0c040' : '#0a1a3850',
        12,
      ),
    ),
  )

const puffs: readonly (readonly [number, number, number])[] = [
  [26, 92, 36],
  [58, 54, 40],
  [104, 34, 42],
  [152, 36, 42],
  [196, 62, 40],
  [220, 104, 34],
  [64, 112, 44],
  [182, 116, 42],
  [122, 98, 62],
  [90, 146, 34],
  [154, 148, 34],
  [122, 156, 34],
]

const giant = (ink: Ink): Svg =>
  layers(
    ...puffs.map(([x, y, r]) => disc(x + 3, y + 6, r, '#041228')),
    ...puffs.map(([x, y, r]) => disc(x, y, r, ink.ball('#e8fbff', ['#8ac0d8', 0.28], ['#3a6a98', 0.62], '#162f5c'))),
    ...(
      [
        [26, 74],
        [92, 8],
        [200, 36],
        [58, 28],
      ] as const
    ).map(([x, y]) => line(`M${x - 14} ${y + 8}q6-14 22-14`, '#ffffffb0', 3)),
    oval([122, 118], [74, 50], ink.burst('#4a80a8', ['#4a80a8d0', 0.6], '#4a80a800')),
    ...[-1, 1].map((mirror) =>
      place(
        { at: [122, 100], scale: [mirror, 1] },
        glow(ink, [34, 8], 32, '#8afff8ff'),
        fill('M12 4C24-8 46-12 58-6C54 14 38 24 24 20C16 18 12 12 12 4z', '#06183a'),
        fill(
          'M15 5C26-4 44-8 54-4C50 12 38 20 26 17C19 15 16 11 15 5z',
          ink.burst('#ffffff', ['#c8fffa', 0.35], '#2fd8e8'),
        ),
        disc(33, 7, 4.4, '#06304a'),
        fill('M8-2C20-22 48-30 66-20C50-20 28-14 12 4z', ink.fall('#e8fbff', '#3a6a98')),
      ),
    ),
    fill('M78 142C94 128 150 128 166 142C168 174 146 192 122 192S76 174 78 142z', '#041430'),
    fill(
      'M84 145C98 134 146 134 160 145C158 150 154 152 150 148C146 154 140 154 136 148C132 155 124 155 122 149C118 155 112 155 108 148C104 154 98 154 94 148C90 152 86 150 84 145z',
      '#e8fbff',
    ),
    glow(ink, [122, 172], 46, '#8afff8ff'),
    disc(122, 172, 10, '#ffffff'),
  )

const bolt = (ink: Ink): Svg => {
  const main = 'M126 166L96 226L118 222L84 290L152 214L126 218L148 170z'
  const left = 'M70 140L36 196L50 194L26 246L70 190L54 192L82 150z'
  const right = 'M176 142L192 188L180 188L212 250L196 192L212 190L188 140z'
  return layers(
    glow(ink, [120, 232], 76, '#c8fff0e6'),
    ...[left, right].map((d) => layers(line(d, '#5ae8ff60', 8), fill(d, ink.fall('#ffffff', '#8af0ff')))),
    line(main, '#fff07a70', 14),
    ink.solid(main, ink.fall('#ffffff', ['#fff6a0', 0.3], '#ffc42e'), { rim: '#ffffff', shade: '#ff8a1fa0', width: 2 }),
  )
}

const bay = (ink: Ink): Svg => {
  const wave =
    'M-10 330V286C14 240 64 232 88 262C74 256 60 262 58 276C76 268 96 272 110 284C136 262 164 270 176 284C196 276 222 280 250 262V330z'
  return layers(
    glow(ink, [86, 292], 50, '#fff6b0e6'),
    place(
      { at: [204, 300], turn: 16 },
      palm(ink, { at: [0, 0], height: 88, lean: 30, leaf: '#0f5a4a', trunk: '#3a2a34' }),
    ),
    place(
      { at: [226, 306], turn: 20 },
      palm(ink, { at: [0, 0], height: 60, lean: 20, leaf: '#0c4a40', trunk: '#30222e' }),
    ),
    ink.solid(wave, ink.fall('#7af0e8', ['#1f98b0', 0.3], '#06304a'), { rim: '#ffffff', width: 4 }),
    line(
      'M4 292C22 262 52 252 72 262M16 304C34 284 48 282 56 290M110 290C130 276 150 276 166 288M186 292C204 286 220 286 236 278',
      '#d8fffaa0',
      3,
    ),
    scatter(8, 18, (chance) => disc(20 + chance() * 90, 230 + chance() * 50, 1 + chance() * 2, '#f0fffac0')),
  )
}

const rain = (): Svg =>
  layers(
    scatter(52, 46, (chance) => {
      const [x, y] = [chance() * 250, 120 + chance() * 180]
      return line(`M${short(x)} ${short(y)}l-5 15`, '#c8f4ff70', 1.3)
    }),
    glint([88, 104], 9, '#ffffff'),
  )
