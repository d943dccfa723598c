import type { Drawing } from '../drawing.ts'
import { glint, glow, shadow } from '../parts/light.ts'
import { fill, layers, line, oval, place } from '../parts/shapes.ts'
import { coin, coinHeap } from '../parts/treasure.ts'
import { air } from './air.ts'

/** An open purse, and coins that friends brought. */
export const cashForFriends: Drawing = {
  ground: '#06423e',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#06423e', middle: '#0f7a6a', far: '#3fd8a0', light: '#c8ffe0', beams: true, seed: 59 }),
      shadow(ink, [478, 286], [140, 18], 0.7),
      glow(ink, [478, 120], 130, '#fff0a0b0'),
      coin(ink, [412, 70], 24, -18),
      coin(ink, [520, 46], 28, 12),
      coin(ink, [588, 106], 20, 30),
      coinHeap(ink, 71, { at: [478, 160], width: 150, height: 44, radius: 15 }),
      ink.solid(
        'M392 150H564C610 196 606 286 548 288H408C350 286 346 196 392 150z',
        ink.slant('#ff9a5a', ['#c8521f', 0.4], '#6a1f0a'),
        { rim: '#ffe0b0' },
      ),
      fill('M386 142H570L576 164H380z', ink.fall('#ffd98a', '#a85a14')),
      line('M398 152H558', '#fff3c8', 2),
      place({ at: [478, 222] }, oval([0, 0], [34, 34], ink.ball('#fff6c8', '#ffb02e', '#8a4a06'))),
      coin(ink, [478, 222], 26, 0),
      glint([556, 176], 14),
    ),
}
