import type { Drawing } from '../drawing.ts'
import { card, cardBack } from '../parts/cards.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, stars, vignette } from '../parts/light.ts'
import { box, disc, fill, layers, place, ring, starPath, type Svg } from '../parts/shapes.ts'

/** One card with a star, and the question whether the next stands above or below it. */
export const hiLoBituin: Drawing = {
  ground: '#1b3f9a',
  draw: (ink) => layers(sky(ink), arrows(ink), cards(ink), vignette(ink, [240, 320], '#070c34')),
}

const sky = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#2f8af0', ['#2350c8', 0.35], ['#1a2a8a', 0.65], '#0d1450')),
    rays([120, 150], { count: 20, reach: 300, paint: '#8ac8ff26', turn: 9 }),
    stars(14, {
      count: 50,
      area: [
        [0, 0],
        [240, 320],
      ],
    }),
    glow(ink, [120, 150], 140, '#9ad0ff8c'),
    ring([120, 150], 104, '#bfe0ff30', 1.6),
    ring([120, 150], 122, '#bfe0ff1c', 1.2),
  )

const arrows = (ink: Ink): Svg => {
  const up = 'M0-62L44-14H22V40H-22V-14H-44z'
  return layers(
    place(
      { at: [186, 84], turn: 8 },
      fill(up, '#07304a90', { transform: 'translate(4 6)' }),
      ink.solid(up, ink.fall('#d8ffb0', ['#4fe07a', 0.3], '#0a9a5a'), { rim: '#f4ffe0', width: 4 }),
    ),
    place(
      { at: [52, 214], turn: 188 },
      fill(up, '#20043a90', { transform: 'translate(-4 -6)' }),
      ink.solid(up, ink.fall('#b80f4a', ['#ff4d6a', 0.7], '#ffb0a8'), { rim: '#8a0a3a90', shade: '#ffe0d8', width: 4 }),
    ),
  )
}

const cards = (ink: Ink): Svg =>
  layers(
    cardBack(ink, { at: [150, 156], turn: 17, scale: 1.62 }, '#7a24c8'),
    card(
      ink,
      { at: [108, 150], turn: -9, scale: 1.86 },
      fill(starPath([1, 2.4], [24, 10.4]), '#8a4a0c70'),
      ink.solid(starPath([0, 0], [24, 10.4]), ink.slant('#fff6c8', '#ffc93a', '#e0801a'), {
        rim: '#ffffff',
        shade: '#8a3a0680',
        width: 2,
      }),
      fill(
        'M0-24L0 0L5.9-8.4zM22.8-7.4L0 0L9.7 3.2zM14 19.4L0 0L0 10.4zM-14 19.4L0 0L-9.7 3.2zM-22.8-7.4L0 0L-5.9-8.4z',
        '#d8781a60',
      ),
      fill(starPath([-22.5, -34], [6, 2.6]), '#e08a1a'),
      fill(starPath([22.5, 34], [6, 2.6], { turn: 180 }), '#e08a1a'),
      disc(-22.5, -24, 1.6, '#e08a1a'),
      disc(22.5, 24, 1.6, '#e08a1a'),
    ),
    glow(ink, [104, 146], 62, '#fff0a08c'),
    glint([86, 116], 15),
    glint([182, 236], 10),
    glint([40, 70], 9),
    glint([212, 180], 7),
  )
