import type { Drawing } from '../drawing.ts'
import { card, type Suit, suitSign } from '../parts/cards.ts'
import { face } from '../parts/figure.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { blossom, leaf } from '../parts/nature.ts'
import { box, disc, fill, layers, line, place, scatter, starPath, steps, type Svg } from '../parts/shapes.ts'

/** Four cards of two points each, run wild like a garden. */
export const deucesWild: Drawing = {
  ground: '#8a1f8a',
  draw: (ink) =>
    layers(
      night(ink),
      leavesBehind(ink),
      cards(ink),
      jester(ink),
      leavesBefore(ink),
      vignette(ink, [240, 320], '#24043a'),
    ),
}

const night = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.burst('#ff7ad8', ['#b02aa8', 0.45], '#3a0a5a')),
    rays([120, 170], { count: 18, reach: 330, paint: '#ffb0f020', turn: 2 }),
    glow(ink, [120, 140], 130, '#ffd0f0b2'),
  )

const leavesBehind = (ink: Ink): Svg =>
  layers(
    ...steps(14, (step) =>
      leaf(ink, {
        at: [120, 190],
        turn: -196 + step * 16.6,
        length: 138 - (step % 3) * 16,
        colour: ['#18a878', '#2fc86a', '#0f8a8a'][step % 3] ?? '#18a878',
        fat: 0.16,
      }),
    ),
  )

const deuce = (ink: Ink, suit: Suit, turn: number): Svg =>
  place(
    { at: [120, 270], turn },
    card(
      ink,
      { at: [0, -142], scale: 1.46 },
      suitSign(suit, { at: [0, -20], scale: 1.5 }),
      suitSign(
        suit,
        { at: [0, 20], scale: 1.5, turn: 180 },
        suit === 'heart' || suit === 'diamond' ? '#e0213f' : '#1d1440',
      ),
    ),
  )

const cards = (ink: Ink): Svg =>
  layers(deuce(ink, 'club', -36), deuce(ink, 'diamond', -12), deuce(ink, 'spade', 12), deuce(ink, 'heart', 36))

/** The fool of the pack: two points to his cap, as to every card of his. */
const jester = (ink: Ink): Svg =>
  layers(
    glow(ink, [120, 226], 84, '#ffb03acc'),
    ...steps(7, (step) =>
      place(
        { at: [120, 262], turn: -78 + step * 26 },
        ink.solid(
          'M-15-6L0 50L15-6z',
          step % 2 === 0 ? ink.fall('#ffd64d', '#e0801f') : ink.fall('#2fd8c0', '#0a7a8a'),
          { width: 2 },
        ),
        disc(0, 50, 5.4, ink.ball('#fff6c8', '#ffc93a', '#b8620f')),
      ),
    ),
    ink.solid(
      'M84 214C60 206 44 180 20 184C22 150 62 138 92 160L120 186z',
      ink.slant('#ff8ad0', ['#e0287a', 0.5], '#7a0a5a'),
      { rim: '#ffe0f4', width: 4 },
    ),
    ink.solid(
      'M156 214C180 206 196 180 220 184C218 150 178 138 148 160L120 186z',
      ink.slant('#5af0dc', ['#14a8a8', 0.5], '#0a4a6a'),
      { rim: '#e8fffa', width: 4 },
    ),
    ...[18, 222].map((x) =>
      layers(
        disc(x, 190, 11, '#7a3606'),
        disc(x, 189.4, 10, ink.ball('#fff6c8', '#ffc93a', '#b8620f')),
        line(`M${x - 5} 193H${x + 5}`, '#7a3606', 2),
      ),
    ),
    face(ink, { at: [120, 230], scale: 1.3 }, { skin: '#fff0e0', hair: '#3a0a4a', lips: '#e0284f' }),
    fill('M100 246Q120 258 140 246Q136 268 120 268T100 246z', '#8a0c3a'),
    fill('M103 248Q120 258 137 248Q136 254 132 256Q120 260 108 256Q104 254 103 248z', '#ffffff'),
    line('M98 243Q120 260 142 243', '#e0284f', 3.4),
    ...[105.7, 134.3].map((x) => fill(`M${x} 208L${x + 4} 227L${x} 246L${x - 4} 227z`, '#e0287a30')),
    ...[98, 142].map((x) => fill(starPath([x, 246], [6, 2.6]), '#ffb02e')),
    ink.solid(
      'M82 208C90 184 150 184 158 208C146 198 132 196 120 202C108 196 94 198 82 208z',
      ink.across('#ffe27a', '#f0962a'),
      { rim: '#fffbe0', width: 2 },
    ),
  )

const leavesBefore = (ink: Ink): Svg =>
  layers(
    ...(
      [
        [-6, 306, -34, 74],
        [30, 326, -60, 60],
        [246, 306, 214, 74],
        [210, 326, 240, 60],
      ] as const
    ).map(([x, y, turn, length]) => leaf(ink, { at: [x, y], turn, length, colour: '#2fc86a', fat: 0.26 })),
    blossom(ink, { at: [40, 282], size: 22, petal: '#ff5a8a', heart: '#ffe27a' }),
    blossom(ink, { at: [204, 284], size: 20, petal: '#ffd22e', heart: '#ff6a2e', turn: 20 }),
    scatter(62, 12, (chance) => disc(chance() * 240, chance() * 150, 1 + chance() * 1.6, '#fff0b0')),
    glint([36, 60], 12),
    glint([206, 44], 10),
    glint([120, 22], 8),
  )
