import { clear, type Colour, darker } from './colour.ts'
import type { Ink } from './ink.ts'
import { boxPath, disc, fill, line, type Paint, type Placement, place, repeat, type Svg, starPath } from './shapes.ts'

type Point = readonly [x: number, y: number]
export type Suit = 'heart' | 'diamond' | 'club' | 'spade'

const suitPaths: Readonly<Record<Suit, string>> = {
  heart: 'M0 10C-13 0-11-10-5.4-10C-2.4-10 0-7.4 0-5C0-7.4 2.4-10 5.4-10C11-10 13 0 0 10z',
  diamond: 'M0-12Q3.4-4.6 9 0Q3.4 4.6 0 12Q-3.4 4.6-9 0Q-3.4-4.6 0-12z',
  club: 'M0-11A5.4 5.4 0 0 1 4.6-2.8A5.4 5.4 0 1 1 1.4 4.4Q1.6 8.6 5 10.6H-5Q-1.6 8.6-1.4 4.4A5.4 5.4 0 1 1-4.6-2.8A5.4 5.4 0 0 1 0-11z',
  spade:
    'M0-11C2-5.6 10.6-2.6 9 3.4C7.6 7.4 3 7 1.4 4.2Q1.6 8.6 5 10.6H-5Q-1.6 8.6-1.4 4.2C-3 7-7.6 7.4-9 3.4C-10.6-2.6-2-5.6 0-11z',
}

export const suitColour: Readonly<Record<Suit, Colour>> = {
  heart: '#e0213f',
  diamond: '#e0213f',
  club: '#1d1440',
  spade: '#1d1440',
}

/** The sign of a suit, 20 high at scale 1. */
export const suitSign = (suit: Suit, placing: Placement, paint: Paint = suitColour[suit]): Svg =>
  place(placing, fill(suitPaths[suit], paint))

type Pose = { readonly at: Point; readonly turn?: number; readonly scale?: number }

/** A card seen from the front, 64 by 90, its face drawn about its middle. */
export const card = (ink: Ink, { at, turn = 0, scale = 1 }: Pose, ...face: readonly Svg[]): Svg =>
  place(
    { at, turn, scale },
    fill(boxPath([-32, -45], [64, 90], 7), '#0c052466', { transform: 'translate(3 5)' }),
    ink.solid(boxPath([-32, -45], [64, 90], 7), ink.slant('#ffffff', ['#fff8ec', 0.55], '#e3d3e6'), {
      rim: '#ffffff',
      shade: '#8a6a9a80',
      width: 1.6,
    }),
    fill(boxPath([-32, -45], [64, 90], 7), 'none', { stroke: '#9a7ab0', 'stroke-width': 1 }),
    ...face,
  )

/** A card with one great sign and two small ones in its corners. */
export const aceOf = (ink: Ink, suit: Suit, pose: Pose): Svg =>
  card(
    ink,
    pose,
    suitSign(suit, { scale: 2 }),
    suitSign(suit, { at: [-22, -34], scale: 0.62 }),
    suitSign(suit, { at: [22, 34], scale: 0.62, turn: 180 }),
  )

/** The back of the house's cards: a star lantern in a lattice. */
export const cardBack = (ink: Ink, pose: Pose, colour: Colour = '#3a1f9a'): Svg =>
  card(
    ink,
    pose,
    fill(boxPath([-28, -41], [56, 82], 5), ink.slant(colour, darker(colour, 0.4))),
    ink.clip(
      boxPath([-28, -41], [56, 82], 5),
      line(
        repeat(
          14,
          (step) => `M${-80 + step * 12} -45L${10 + step * 12} 45M${80 - step * 12} -45L${-10 - step * 12} 45`,
        ),
        clear('#ffd64d', 0.3),
        1,
      ),
    ),
    disc(0, 0, 17, darker(colour, 0.3)),
    fill(starPath([0, 0], [15, 6.2]), ink.slant('#fff3b8', '#ffd64d', '#d9871a')),
    fill(boxPath([-28, -41], [56, 82], 5), 'none', { stroke: '#ffd64d', 'stroke-width': 1.2 }),
  )
