import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { brilliant, coin, gold } from '../parts/treasure.ts'
import { box, boxPath, disc, fill, layers, line, place, scatter, starPath, steps, type Svg } from '../parts/shapes.ts'

const foil = 'M-56-34C-30-40 30-40 56-34V44C30 50-30 50-56 44z'
const scratched =
  'M-50-20L-30-30L6-26L20-31L40-24L30-16L47-12L34-4L49 4L37 12L46 22L24 28L8 36L-8 31L-26 40L-46 32L-40 24L-52 16L-42 8L-54-2L-44-8z'

/** A coin rubs the silver off a lucky card. */
export const fiestaScratch: Drawing = {
  ground: '#1fa88a',
  draw: (ink) => layers(ground(ink), ticket(ink), hand(ink), vignette(ink, [240, 320], '#04343c')),
}

const ground = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.slant('#9af0b8', ['#2fc49a', 0.4], '#0a7a7a')),
    rays([110, 150], { count: 22, reach: 320, paint: '#ffffff22', turn: 3 }),
    ...steps(10, (step) =>
      place(
        { at: [24 + (step % 4) * 66 + (step % 3) * 6, 26 + Math.floor(step / 4) * 128], turn: step * 37 },
        fill(clover, '#0a7a6a48'),
      ),
    ),
    glow(ink, [112, 150], 130, '#f4ffd899'),
  )

const clover =
  'M0 0C-14-4-16-16-8-17C-4-18 0-14 0-10C0-14 4-18 8-17C16-16 14-4 0 0C14-8 18 4 16 8C14 14 4 12 0 0C4 12-4 18-8 16C-14 14-12 4 0 0z'

const ticket = (ink: Ink): Svg => {
  const edge = `M-76-108${steps(9, () => 'q8.4 9 16.9 0').join('')}V112${steps(9, () => 'q-8.4-9-16.9 0').join('')}z`
  return place(
    { at: [116, 148], turn: -9 },
    fill(edge, '#03343c80', { transform: 'translate(6 9)' }),
    ink.solid(edge, ink.fall('#ff5f8f', ['#f0306a', 0.45], '#a81a6a'), { rim: '#ffe0e8', width: 3 }),
    ...steps(12, (step) => place({ turn: step * 30 }, fill('M0 0L-14-150H14z', '#ffffff14'))),
    fill(boxPath([-66, -92], [132, 44], 10), '#7a0f5470'),
    ...[-44, 0, 44].map((x, step) =>
      layers(
        glow(ink, [x, -70], 26, '#fff0a080'),
        fill(starPath([x + 1, -68], [step === 1 ? 22 : 16, step === 1 ? 9.6 : 7]), '#7a0f54'),
        ink.solid(
          starPath([x, -70], [step === 1 ? 22 : 16, step === 1 ? 9.6 : 7]),
          ink.slant('#fffbe0', gold.bright, gold.deep),
          { width: 1.6 },
        ),
      ),
    ),
    place({ at: [0, 30], scale: [1.14, 1.3] }, scratchField(ink)),
  )
}

const scratchField = (ink: Ink): Svg =>
  layers(
    fill(foil, '#7a0f54', { transform: 'translate(0 3)' }),
    fill(foil, ink.slant('#fff8dc', '#ffe38a')),
    ink.clip(
      foil,
      ...steps(12, (step) => place({ at: [-12, 6], turn: step * 30 }, fill('M0 0L-10-90H10z', '#ffc93a70'))),
      brilliant(ink, { at: [-4, 4], size: 29, colour: '#14b8e0' }),
      fill(`M-60-40H60V56H-60z${scratched}`, ink.slant('#f4f8ff', ['#b8c4d8', 0.45], ['#e4ebf5', 0.55], '#8a96b0'), {
        'fill-rule': 'evenodd',
      }),
      fill(scratched, 'none', { stroke: '#7a2a5a50', 'stroke-width': 3, transform: 'translate(1.4 1.8)' }),
      fill(scratched, 'none', { stroke: '#ffffff', 'stroke-width': 1.2 }),
      ...[
        [46, -22],
        [48, 6],
        [50, 34],
        [30, -32],
      ].map(([x = 0, y = 0]) => fill(starPath([x, y], [6, 2.6]), '#8a96b080')),
    ),
  )

const hand = (ink: Ink): Svg =>
  layers(
    scatter(11, 34, (chance) =>
      place(
        { at: [80 + chance() * 130, 178 + chance() * 92], turn: chance() * 180 },
        fill('M-4 0Q0-3 4 0Q0 2-4 0z', chance() < 0.5 ? '#dfe6f2' : '#9aa6c0'),
      ),
    ),
    glow(ink, [100, 184], 60, '#fff6c899'),
    disc(176, 236, 46, '#03343c60'),
    coin(ink, [170, 226], 47, 14),
    line('M126 190Q114 176 108 170M120 206Q108 198 100 196M140 180Q134 168 130 162', '#ffffffc0', 3),
    glint([150, 202], 17),
    glint([56, 92], 11),
    glint([96, 166], 9),
  )
