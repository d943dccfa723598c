import { clear, type Colour } from './colour.ts'
import type { Ink } from './ink.ts'
import { glint, shadow } from './light.ts'
import { disc, layers, oval, type Svg } from './shapes.ts'

/** The soft island that a small scene stands on, 320 by 240, where a page has nothing else to show. */
export const stage = (ink: Ink, light: Colour): Svg =>
  layers(
    oval([160, 122], [150, 104], ink.burst(clear(light, 0.42), [clear(light, 0.2), 0.6], clear(light, 0))),
    oval([160, 212], [112, 17], '#2a1a57'),
    oval([160, 209], [112, 16], ink.across('#5a44a8', '#3a2780')),
    shadow(ink, [160, 209], [80, 9], 0.6),
    glint([48, 66], 8, '#ffdf8c'),
    glint([272, 54], 10, '#ffdf8c'),
    glint([286, 142], 6, '#b3a4ff'),
    disc(38, 132, 2.4, '#b3a4ff'),
    disc(90, 34, 2, '#b3a4ff'),
    disc(238, 24, 2.4, '#b3a4ff'),
  )
