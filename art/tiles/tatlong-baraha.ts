import type { Drawing } from '../drawing.ts'
import { card, type Suit, suitColour, suitSign } from '../parts/cards.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, vignette } from '../parts/light.ts'
import { flatChip, gold } from '../parts/treasure.ts'
import { box, circlePath, disc, fill, layers, line, oval, place, starPath, steps, type Svg } from '../parts/shapes.ts'

/** Three cards under three stars and a sun, on the cloth of a card table. */
export const tatlongBaraha: Drawing = {
  ground: '#a81f3a',
  draw: (ink) => layers(room(ink), sun(ink), cards(ink), table(ink), vignette(ink, [240, 320], '#2a0418')),
}

const room = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#d8344a', ['#a81a3a', 0.5], '#5a0a2a')),
    ...steps(13, (step) =>
      fill(
        `M${step * 20 - 10} 0H${step * 20}C${step * 20 - 6} 100 ${step * 20 + 4} 180 ${step * 20 - 2} 320H${step * 20 - 14}C${step * 20 - 8} 180 ${step * 20 - 16} 100 ${step * 20 - 10} 0z`,
        '#5a0a2a50',
      ),
    ),
    fill('M0 0H240V26Q210 58 180 30Q150 60 120 30Q90 60 60 30Q30 58 0 26z', ink.fall('#8a0f2f', '#c8284a')),
    line('M0 27Q30 59 60 31Q90 61 120 31Q150 61 180 31Q210 59 240 27', gold.bright, 4),
    ...[60, 120, 180].map((x) =>
      layers(disc(x, 36, 6, ink.ball(gold.light, gold.base, gold.dark)), line(`M${x} 42V58`, gold.base, 5)),
    ),
  )

const sun = (ink: Ink): Svg =>
  layers(
    glow(ink, [120, 128], 126, '#ffe27ae6'),
    ...steps(16, (step) =>
      place(
        { at: [120, 142], turn: step * 22.5 },
        fill(step % 2 === 0 ? 'M-9-60L0-124L9-60z' : 'M-7-60L0-100L7-60z', ink.fall('#fff3b8', gold.base)),
      ),
    ),
    ink.solid(circlePath(120, 142, 60), ink.slant(gold.light, gold.bright, gold.deep), { rim: '#fffbe6', width: 3 }),
  )

const cards = (ink: Ink): Svg => {
  const one = (turn: number, suit: Suit) =>
    place(
      { at: [120, 300], turn },
      card(
        ink,
        { at: [0, -136], scale: 1.5 },
        suitSign(suit, { at: [0, 4], scale: 1.9 }),
        suitSign(suit, { at: [-22, -34], scale: 0.62 }),
        suitSign(suit, { at: [22, 34], scale: 0.62, turn: 180 }, suitColour[suit]),
      ),
      fill(starPath([0, -232], [17, 7.4]), '#4a0a1cb0', { transform: 'translate(2 4)' }),
      ink.solid(starPath([0, -232], [17, 7.4]), ink.slant(gold.light, gold.bright, gold.deep), {
        rim: '#fffbe6',
        width: 2,
      }),
    )
  return layers(one(-25, 'club'), one(25, 'diamond'), one(0, 'heart'))
}

const table = (ink: Ink): Svg =>
  layers(
    oval([120, 322], [176, 62], '#1a0a2a'),
    oval([120, 324], [172, 58], ink.fall(gold.bright, gold.dark)),
    oval([120, 328], [164, 54], ink.fall('#1f8a5a', '#0a3f34')),
    ...[0, 1, 2, 3].map((row) => flatChip(ink, [60, 302 - row * 7], 24, row % 2 === 0 ? '#2f5ad8' : '#fff0d8')),
    ...[0, 1].map((row) => flatChip(ink, [176, 306 - row * 7], 24, row % 2 === 0 ? '#d8283f' : '#1a1440')),
    glint([120, 92], 10),
    glint([48, 118], 11),
    glint([206, 150], 9),
  )
