import type { Drawing } from '../drawing.ts'
import { aceOf, cardBack } from '../parts/cards.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, shadow, vignette } from '../parts/light.ts'
import { cloudPath, palm, wavePath } from '../parts/nature.ts'
import { coin, coinHeap, gold } from '../parts/treasure.ts'
import { box, disc, fill, layers, line, scatter, steps, type Svg } from '../parts/shapes.ts'

/** A parrot on a chest keeps the hand. */
export const caribbeanStud: Drawing = {
  ground: '#12a8b0',
  draw: (ink) => layers(beach(ink), hand(ink), parrot(ink), chest(ink), vignette(ink, [240, 320], '#043a4a')),
}

const beach = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#0f9ac0', ['#5ae0d8', 0.45], '#e8fff0')),
    rays([206, 40], { count: 20, reach: 340, paint: '#ffffff28' }),
    glow(ink, [206, 40], 80, '#fffbe0e6'),
    fill(cloudPath([-10, 60], 0.8), '#ffffffc0'),
    fill(wavePath([-20, 196], { length: 56, rise: 7, count: 6, foot: 260 }), ink.fall('#18b8c8', '#0a7aa8')),
    palm(ink, { at: [216, 246], height: 150, lean: -22, leaf: '#1f9a58', trunk: '#b8763a' }),
    fill('M0 236C50 216 180 220 240 240V320H0z', ink.fall('#ffe9b0', ['#f0c878', 0.5], '#a8763a')),
    scatter(3, 24, (chance) => disc(chance() * 240, 244 + chance() * 70, 0.8 + chance(), '#b8863f80')),
  )

const hand = (ink: Ink): Svg =>
  layers(
    cardBack(ink, { at: [42, 108], turn: -32, scale: 1.02 }, '#d8482a'),
    cardBack(ink, { at: [62, 92], turn: -19, scale: 1.02 }, '#d8482a'),
    aceOf(ink, 'heart', { at: [84, 82], turn: -5, scale: 1.06 }),
  )

const parrot = (ink: Ink): Svg =>
  layers(
    fill(
      'M138 214C132 250 116 280 98 302L120 300L126 314C150 288 166 250 168 216z',
      ink.fall('#e0283f', ['#2f5ad8', 0.5], '#14247a'),
    ),
    line('M146 224C140 256 126 282 112 300', '#ffd22e', 5),
    ink.solid(
      'M148 62C186 62 204 96 198 142C194 190 176 226 148 228C120 224 104 190 108 150C112 124 108 96 112 84C118 68 132 62 148 62z',
      ink.slant('#ff8a7a', ['#f02a3f', 0.4], '#8a0c3a'),
      { rim: '#ffe0d0', shade: '#3a041ea0', width: 6 },
    ),
    ink.solid(
      'M196 118C214 152 208 204 180 238C176 224 170 222 164 228C162 208 156 200 152 204C150 166 166 128 196 118z',
      ink.slant('#5ae08a', ['#1fa8c8', 0.4], '#1a2f9a'),
      { rim: '#e8fff0', width: 4 },
    ),
    fill('M192 126C178 138 168 154 162 176C172 168 186 164 200 166C202 150 200 136 192 126z', '#ffd22ee0'),
    line(
      'M168 182C178 176 190 174 200 176M164 200C174 192 186 190 196 194M164 216C172 208 180 206 188 208',
      '#e8fff0a0',
      2.4,
    ),
    fill('M112 92C126 86 146 92 150 110C152 126 138 138 122 136C112 132 108 110 112 92z', '#fff6e8'),
    line('M126 112h.1M134 120h.1M124 124h.1M138 110h.1', '#e0283f', 3),
    disc(134, 104, 9, '#2a0a1a'),
    disc(134, 104, 7.4, ink.ball('#fff6a0', '#ffc42e', '#e0701f')),
    disc(134, 104, 4, '#14040c'),
    disc(132, 102, 1.8, '#ffffff'),
    line('M122 92Q134 84 146 94', '#8a0c3a', 4),
    ink.solid(
      'M116 96C98 90 84 104 86 128C88 136 92 142 96 146C100 136 108 130 118 128C122 116 122 104 116 96z',
      ink.slant('#fff6d8', ['#ffc94a', 0.5], '#b8620f'),
      { rim: '#ffffff', width: 3 },
    ),
    ink.solid('M118 128C110 130 104 136 102 144C110 150 118 146 122 136z', ink.fall('#6a4a3a', '#2a1410'), {
      width: 1.6,
    }),
    line('M108 100l-4 4', '#7a3a0c', 3),
    fill(
      'M148 62C142 46 146 36 156 28C156 40 164 46 162 62zM160 64C162 50 172 44 182 44C176 54 178 60 172 70z',
      ink.fall('#ffd22e', '#f02a3f'),
    ),
    ...[138, 160].map((x) => layers(...steps(3, (toe) => line(`M${x} 226l${(toe - 1) * 7} 12`, '#5a4a4a', 5)))),
  )

const chest = (ink: Ink): Svg => {
  const front = 'M40 246H214L206 306Q204 312 196 312H58Q50 312 48 306z'
  return layers(
    shadow(ink, [128, 310], [104, 12], 0.7),
    coinHeap(ink, 14, { at: [128, 250], width: 166, height: 22, radius: 11 }),
    ink.solid(front, ink.fall('#c8783a', ['#8a4a22', 0.5], '#4a2214'), { rim: '#ffd9a0', width: 3 }),
    ink.clip(
      front,
      line('M36 266H220M36 290H220', '#3a180c', 2),
      ...[70, 178].map((x) => box([x - 8, 240], [16, 80], ink.across(gold.light, gold.base, gold.dark))),
    ),
    ink.solid('M34 240H220V252H34z', ink.fall(gold.light, gold.base, gold.dark), { width: 1.6 }),
    ink.solid('M110 240H146V270Q128 284 110 270z', ink.slant(gold.light, gold.bright, gold.deep), {
      rim: '#fffbe6',
      width: 2,
    }),
    disc(128, 258, 5, '#3a180c'),
    box([126, 258], [4, 11], '#3a180c'),
    coin(ink, [30, 298], 17, -18),
    coin(ink, [226, 302], 14, 20),
    glint([76, 52], 9),
    glint([186, 244], 10),
    glint([34, 196], 9),
  )
}
