import type { Ink } from './ink.ts'
import { glow, shadow } from './light.ts'
import { box, disc, fill, line, type Placement, place, type Svg } from './shapes.ts'
import { brilliant, coinHeap, gold, octagon } from './treasure.ts'

/** An open chest, 200 wide, its lid behind and its treasure in front of the lid. */
export function chest(ink: Ink, placing: Placement): Svg {
  const lid = 'M-96-24C-104-84-70-104 0-104S104-84 96-24z'
  const front = 'M-100-20H100L92 62Q91 70 82 70H-82Q-91 70-92 62z'
  const band = ink.across(gold.light, gold.base, gold.dark)
  return place(
    placing,
    shadow(ink, [0, 72], [124, 14], 0.7),
    ink.solid(lid, ink.fall('#8a4a22', '#4a2010'), { rim: '#ffd9a0', width: 4 }),
    fill('M-84-28C-88-74-60-90 0-90S88-74 84-28z', '#2a0e0c'),
    glow(ink, [0, -30], 150, '#ffe27ae6'),
    coinHeap(ink, 61, { at: [0, -12], width: 186, height: 58, radius: 14 }),
    brilliant(ink, { at: [-34, -58], size: 22, colour: '#19b8e8', turn: -12 }),
    octagon(ink, { at: [26, -60], size: 18, colour: '#f0284f', turn: 12 }),
    octagon(ink, { at: [64, -36], size: 13, colour: '#2fc85a', turn: -8 }),
    ink.solid(front, ink.fall('#d8863f', ['#9a5226', 0.5], '#5a2814'), { rim: '#ffe0a8', width: 4 }),
    ink.clip(
      front,
      line('M-104 8H104M-104 38H104', '#4a1f0e', 2.4),
      box([-74, -24], [20, 100], band),
      box([54, -24], [20, 100], band),
    ),
    ink.solid('M-106-28H106V-12H-106z', ink.fall(gold.light, gold.base, gold.dark), { width: 2 }),
    ink.solid('M-22-28H22V12Q0 30-22 12z', ink.slant(gold.light, gold.bright, gold.deep), {
      rim: '#fffbe6',
      width: 2.4,
    }),
    disc(0, -6, 7, '#4a1f0e'),
    fill('M-3-4H3L5 12H-5z', '#4a1f0e'),
  )
}
