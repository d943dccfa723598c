import type { Drawing } from '../drawing.ts'
import { bunting } from '../parts/bunting.ts'
import { card, cardBack, suitColour, suitSign, type Suit } from '../parts/cards.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, rays, shadow, vignette } from '../parts/light.ts'
import { box, boxPath, fill, layers, line, oval, starPath, steps, type Svg } from '../parts/shapes.ts'
import { chip, flatChip, gold } from '../parts/treasure.ts'

/** Thirteen cards as they are set at a family's table: three, five, five, under the paper flags of a feast. */
export const pusoy: Drawing = {
  ground: '#7a1c4a',
  draw: (ink) => layers(night(ink), flags(), table(ink), rows(ink), chips(ink), vignette(ink, [240, 320], '#2a0618')),
}

const night = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.burst('#ff9a5a', ['#b3285f', 0.44], '#3a0a2c')),
    rays([120, 116], { count: 20, reach: 340, paint: '#ffffff14', turn: 6 }),
    glow(ink, [120, 104], 130, '#ffd08ae6'),
    bokeh(7, {
      count: 20,
      area: [
        [0, 20],
        [240, 130],
      ],
      colours: ['#ffe08a', '#ff9ac0', '#ffb84a'],
      size: 11,
    }),
  )

const flags = (): Svg =>
  layers(
    bunting({
      from: [-10, 10],
      to: [250, 26],
      sag: 26,
      count: 11,
      colours: ['#ffd64d', '#2fb8a0', '#ff5a6a', '#5a8aff'],
    }),
    bunting({
      from: [-10, 40],
      to: [250, 4],
      sag: 34,
      count: 12,
      colours: ['#ff8ac0', '#ffd64d', '#4ad0ff'],
      size: 14,
    }),
  )

const table = (ink: Ink): Svg =>
  layers(
    fill('M-10 250Q120 214 250 250V330H-10z', ink.fall('#8a4a1f', '#3a160a')),
    line('M-10 250Q120 214 250 250', gold.bright, 3),
    ...steps(4, (step) =>
      line(`M-10 ${268 + step * 14}Q120 ${236 + step * 14} 250 ${268 + step * 14}`, '#ffffff14', 2),
    ),
    oval([120, 274], [118, 34], '#1a041070'),
    shadow(ink, [120, 292], [112, 14], 0.8),
  )

type Laid = readonly [suit: Suit, mark: 'ace' | 'star' | 'pips']

/** Cards of one row side by side, each a little turned about the middle. */
const row = (ink: Ink, [y, scale]: readonly [number, number], cards: readonly Laid[]): Svg =>
  layers(
    ...cards.map(([suit, mark], at) => {
      const from = at - (cards.length - 1) / 2
      const pose = { at: [120 + from * 38 * scale, y + from * from * 2.6] as const, turn: from * 4.5, scale }
      return card(ink, pose, ...face(ink, suit, mark))
    }),
  )

const face = (ink: Ink, suit: Suit, mark: Laid[1]): readonly Svg[] => [
  suitSign(suit, { at: [-21, -32], scale: 0.78 }),
  ...(mark === 'ace' ? [suitSign(suit, { at: [2, 8], scale: 1.9 })] : []),
  ...(mark === 'pips'
    ? [suitSign(suit, { at: [2, -12], scale: 1 }), suitSign(suit, { at: [2, 22], scale: 1, turn: 180 })]
    : []),
  ...(mark === 'star'
    ? [
        fill(boxPath([-12, -24], [30, 58], 4), ink.fall('#ffeeb8', '#ffbe52')),
        fill(starPath([3, 4], [13, 5.4]), suitColour[suit]),
      ]
    : []),
]

const rows = (ink: Ink): Svg =>
  layers(
    cardBack(ink, { at: [40, 94], turn: -24, scale: 0.8 }, '#2a4fa8'),
    cardBack(ink, { at: [200, 94], turn: 24, scale: 0.8 }, '#2a4fa8'),
    row(
      ink,
      [104, 0.98],
      [
        ['heart', 'star'],
        ['spade', 'ace'],
        ['heart', 'ace'],
      ],
    ),
    row(
      ink,
      [158, 0.98],
      [
        ['club', 'pips'],
        ['diamond', 'star'],
        ['club', 'ace'],
        ['spade', 'star'],
        ['diamond', 'pips'],
      ],
    ),
    row(
      ink,
      [216, 1],
      [
        ['spade', 'pips'],
        ['spade', 'star'],
        ['spade', 'ace'],
        ['spade', 'star'],
        ['spade', 'pips'],
      ],
    ),
    glint([70, 84], 12),
    glint([178, 150], 10),
  )

const chips = (ink: Ink): Svg =>
  layers(
    ...steps(3, (step) =>
      flatChip(ink, [30, 306 - step * 9], 20, ['#2fb8a0', '#d8283f', '#5a8aff'][step] as '#2fb8a0'),
    ),
    chip(ink, [210, 302], 19, '#e89a1f'),
    chip(ink, [182, 312], 14, '#2fb8a0'),
    glint([36, 282], 7),
  )
