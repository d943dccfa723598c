import type { Drawing } from '../drawing.ts'
import { face } from '../parts/figure.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, shadow, vignette } from '../parts/light.ts'
import { blossom } from '../parts/nature.ts'
import { box, disc, fill, layers, line, oval, place, repeat, steps, type Svg } from '../parts/shapes.ts'

/** She hops between the bamboo poles before they meet. */
export const tiniklingHop: Drawing = {
  ground: '#f2b52a',
  draw: (ink) =>
    layers(stage(ink), polesBehind(ink), dancer(ink), polesBefore(ink), vignette(ink, [240, 320], '#5a1f08')),
}

const stage = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#ffe98a', ['#ffc53d', 0.5], '#f0851f')),
    rays([120, 130], { count: 24, reach: 320, paint: '#ffffff40', turn: 4 }),
    glow(ink, [120, 120], 130, '#fffbe0e6'),
    ...steps(2, (row) =>
      line(
        repeat(16, (step) => `M${step * 16 - 8} ${16 + row * 12}l8-8 8 8-8 8z`),
        row === 0 ? '#d8482ab0' : '#1f8a7ab0',
        3,
      ),
    ),
    oval([120, 318], [190, 58], '#a84a14'),
    oval([120, 322], [184, 56], ink.fall('#e88a3a', '#8a3a14')),
    shadow(ink, [124, 286], [62, 11], 0.7),
  )

const pole = (ink: Ink, [x, y]: readonly [number, number], turn: number, length = 280): Svg =>
  place(
    { at: [x, y], turn },
    fill(`M${-length / 2} 8H${length / 2}`, 'none', { stroke: '#3a140860', 'stroke-width': 14 }),
    ink.solid(`M${-length / 2}-7H${length / 2}V7H${-length / 2}z`, ink.fall('#e8f0a0', ['#a8c84a', 0.4], '#4a7a1f'), {
      width: 1,
    }),
    ...steps(6, (step) =>
      layers(
        box([-length / 2 + 20 + step * 48, -8.4], [5, 16.8], '#5a8a24', 2),
        box([-length / 2 + 20 + step * 48, -8.4], [2, 16.8], '#d8e88a', 1),
      ),
    ),
  )

const polesBehind = (ink: Ink): Svg => layers(pole(ink, [120, 262], -7))
const polesBefore = (ink: Ink): Svg =>
  layers(pole(ink, [120, 300], 5), glint([38, 100], 10), glint([206, 76], 13), glint([196, 214], 8))

const dancer = (ink: Ink): Svg =>
  layers(
    ink.solid(
      'M122 222H146C148 240 158 252 155 284H141C144 262 128 250 122 222z',
      ink.across('#f0be88', '#d89a62', '#a8663a'),
      { width: 2 },
    ),
    ink.solid('M96 218H120C112 244 84 252 60 232L66 220C80 232 92 230 96 218z', ink.fall('#d89a62', '#a8663a'), {
      width: 2,
    }),
    oval([149, 285], [12, 6], '#d8283f', 14),
    oval([61, 220], [11, 6], '#d8283f', 60),
    skirt(ink),
    bodice(ink),
    arms(ink),
    ink.solid('M120 40C146 38 152 66 146 84H94C88 66 94 38 120 40z', '#1f1030', { rim: '#8a6aa8', width: 2 }),
    disc(140, 44, 13, '#1f1030'),
    face(
      ink,
      { at: [120, 74], turn: -4, scale: 0.9 },
      { skin: '#d89a62', hair: '#1f1030', closed: true, lips: '#d8283f' },
    ),
    fill('M96 70C96 52 106 46 120 46S146 54 144 72C138 60 128 56 120 55C110 56 102 60 96 70z', '#1f1030'),
    blossom(ink, { at: [98, 56], size: 12, petal: '#ffffff', heart: '#ffc23a' }),
    blossom(ink, { at: [88, 66], size: 8, petal: '#ff7aa0', heart: '#ffe27a' }),
    disc(143, 86, 3.4, '#ffd64d'),
  )

const skirt = (ink: Ink): Svg => {
  const outline =
    'M100 150H140C166 176 196 190 214 226C196 236 184 228 174 238C160 232 150 244 136 236C122 246 110 236 98 240C84 230 70 242 54 226C38 230 30 214 22 208C52 194 80 178 100 150z'
  return layers(
    fill(outline, '#5a100890', { transform: 'translate(3 6)' }),
    ink.solid(outline, ink.slant('#ff7a6a', ['#e0283f', 0.4], '#8a0c3a'), { rim: '#fff0d8', width: 4 }),
    ink.clip(
      outline,
      ...steps(7, (step) =>
        line(
          `M${104 + step * 5.4} 146C${90 + step * 10} 180 ${50 + step * 24} 200 ${24 + step * 32} 250`,
          step % 2 === 0 ? '#ffd64dc0' : '#2f5ad8b0',
          4,
        ),
      ),
      line('M60 176C100 200 150 200 176 178M40 196C90 226 160 226 206 196', '#fff6dcb0', 3),
      line('M20 214C80 246 170 246 220 222', '#ffd64d', 6),
    ),
  )
}

const bodice = (ink: Ink): Svg =>
  layers(
    ink.solid(
      'M98 108C104 102 136 102 142 108C144 124 138 136 142 154Q120 162 98 154C102 136 96 124 98 108z',
      ink.slant('#ffffff', ['#fff0e0', 0.5], '#d8b0b8'),
      { width: 3 },
    ),
    fill('M108 104Q120 122 132 104z', '#d89a62'),
    line('M108 130q6 6 12 0t12 0M110 142q5 5 10 0t10 0', '#e8a0a8', 1.6),
    fill('M98 150Q120 158 142 150L143 158Q120 167 97 158z', '#ffc53d'),
    ...[-1, 1].map((mirror) =>
      place(
        { at: [120, 110], scale: [mirror, 1] },
        ink.solid('M18-6C24-32 54-34 60-12C58 8 36 16 20 10z', ink.slant('#ffffff', ['#fff0e4', 0.5], '#e0b8c0'), {
          width: 3,
        }),
        line('M22 2C30-10 42-18 54-18M22 6C34 0 46-6 58-8', '#e8b8c0', 1.6),
      ),
    ),
  )

const arms = (ink: Ink): Svg =>
  layers(
    ink.solid(
      'M78 92C64 94 55 88 54 76L56 62Q50 50 45 60C39 72 38 86 43 96C51 107 66 108 78 106z',
      ink.slant('#f0be88', '#d89a62', '#a8663a'),
      { width: 2 },
    ),
    ink.solid(
      'M162 92C180 94 197 108 211 134Q218 142 214 150Q206 152 202 142C192 122 180 110 162 106z',
      ink.slant('#f0be88', '#d89a62', '#a8663a'),
      { width: 2 },
    ),
    ink.solid(
      'M49 57C34 40 40 26 24 14C48 12 72 22 66 36C62 46 54 50 49 57z',
      ink.slant('#8af0e0', '#14a0a8', '#0a5a7a'),
      { rim: '#f0fffa', width: 3 },
    ),
    line('M48 52C46 38 40 26 32 18M50 50C54 40 56 30 54 22', '#e8fffa', 1.6),
  )
