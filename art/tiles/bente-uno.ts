import type { Drawing } from '../drawing.ts'
import { aceOf, card, suitSign } from '../parts/cards.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, rays, shadow, vignette } from '../parts/light.ts'
import { box, boxPath, disc, fill, layers, line, place, ring, starPath, steps, type Svg } from '../parts/shapes.ts'
import { chip, flatChip, gold } from '../parts/treasure.ts'

/** An ace and a king, laid down before a sun of gold: nothing beats them. */
export const benteUno: Drawing = {
  ground: '#123f8a',
  draw: (ink) => layers(bay(ink), sun(ink), cards(ink), chips(ink), vignette(ink, [240, 320], '#040f2e')),
}

const bay = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.burst('#57a6ff', ['#1d62cb', 0.42], '#061748')),
    rays([120, 128], { count: 24, reach: 340, paint: '#ffffff16', turn: 4 }),
    bokeh(12, {
      count: 22,
      area: [
        [0, 0],
        [240, 130],
      ],
      colours: ['#ffe08a', '#ffb84a', '#9fd0ff'],
      size: 12,
    }),
    box([0, 244], [240, 76], ink.fall('#123a86', '#040f2e')),
    ...steps(5, (step) => line(`M${-10 + step * 8} ${252 + step * 14}H${250 - step * 8}`, '#5fa8ff38', 2)),
  )

/** Twelve rays around a disc with a bright rim. */
const sun = (ink: Ink): Svg =>
  layers(
    glow(ink, [120, 116], 128, '#ffdc78e6'),
    ...steps(12, (step) =>
      place(
        { at: [120, 116], turn: step * 30 },
        ink.solid('M-11-74L0-112L11-74Q0-80-11-74z', ink.slant(gold.light, gold.bright, gold.deep), {
          rim: '#fffbe6',
          width: 2,
        }),
      ),
    ),
    disc(120, 116, 74, ink.slant(gold.light, gold.base, gold.deep)),
    disc(120, 116, 66, ink.burst('#fff0b8', ['#ffcf52', 0.5], '#e58a1c')),
    ring([120, 116], 70, '#fffbe6a0', 1.6),
  )

const cards = (ink: Ink): Svg =>
  layers(
    shadow(ink, [120, 286], [104, 14], 0.7),
    card(
      ink,
      { at: [158, 152], turn: 13, scale: 2.12 },
      fill(boxPath([-20, -31], [44, 62], 4), ink.fall('#ffeeb8', '#ffbe52')),
      fill(boxPath([-20, -31], [44, 62], 4), 'none', { stroke: '#c8341f', 'stroke-width': 1.4 }),
      place({ at: [2, -4] }, crown(ink)),
      suitSign('heart', { at: [2, 16], scale: 1.05 }),
      suitSign('heart', { at: [25, -37], scale: 0.62 }),
      suitSign('heart', { at: [25, 37], scale: 0.5, turn: 180 }),
    ),
    aceOf(ink, 'spade', { at: [88, 168], turn: -11, scale: 2.12 }),
    fill(starPath([88, 168], [7, 2.9], { turn: -11 }), ink.slant(gold.light, gold.bright, gold.deep)),
    glint([38, 92], 14),
    glint([206, 76], 11),
  )

const crown = (ink: Ink): Svg =>
  layers(
    ink.solid('M-18 2L-21-20L-9-10L0-26L9-10L21-20L18 2z', ink.slant(gold.light, gold.bright, gold.deep), {
      rim: '#fffbe6',
      width: 2,
    }),
    box([-18, 1], [36, 5], gold.deep, 1),
    disc(0, -27, 3, '#e0213f'),
    disc(-21, -21, 2.4, '#e0213f'),
    disc(21, -21, 2.4, '#e0213f'),
  )

const chips = (ink: Ink): Svg =>
  layers(
    ...steps(3, (step) =>
      flatChip(ink, [196, 292 - step * 11], 26, ['#1c8a5c', '#1a1440', '#d8283f'][step] as '#1c8a5c'),
    ),
    chip(ink, [40, 286], 24, '#e89a1f'),
    chip(ink, [82, 300], 18, '#d8283f'),
    glint([206, 258], 8),
  )
