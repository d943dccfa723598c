import type { Drawing } from '../drawing.ts'
import { cube, pips } from '../parts/dice.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, shadow, stars } from '../parts/light.ts'
import { gold, octagon } from '../parts/treasure.ts'
import {
  box,
  boxPath,
  circlePath,
  disc,
  fill,
  layers,
  line,
  oval,
  place,
  ring,
  starPath,
  steps,
  type Svg,
} from '../parts/shapes.ts'

/** Scales that hang level: the die on one side, the sealed promise on the other. */
export const provableFairness: Drawing = {
  ground: '#12408a',
  draw: (ink) => layers(hall(ink), chain(ink), place({ at: [150, 54], scale: 0.82 }, scales(ink))),
}

const hall = (ink: Ink): Svg =>
  layers(
    box([0, 0], [800, 350], ink.across('#081c52', ['#12408a', 0.45], ['#1f7ac8', 0.75], '#0f4a9a')),
    rays([570, 130], { count: 28, reach: 760, paint: '#8ae0ff1c', turn: 4 }),
    stars(17, {
      count: 60,
      area: [
        [0, 0],
        [800, 300],
      ],
    }),
    glow(ink, [570, 140], 300, '#8ae8ff8c'),
    oval([570, 340], [300, 40], '#061a4a'),
  )

/** Each link holds the next: nobody changes one alone. */
const chain = (ink: Ink): Svg =>
  layers(
    ...steps(7, (step) =>
      place(
        { at: [38 + step * 62, 300 - Math.sin(step * 0.7) * 16], turn: step % 2 === 0 ? -10 : 12 },
        fill(boxPath([-38, -17], [76, 34], 17), 'none', {
          stroke: '#04123a80',
          'stroke-width': 13,
          transform: 'translate(2 5)',
        }),
        fill(boxPath([-38, -17], [76, 34], 17), 'none', {
          stroke: ink.slant('#e8f6ff', '#7aa8e0', '#2a5ab0'),
          'stroke-width': 10,
        }),
        line('M-22-19H16', '#ffffffc0', 2.4),
      ),
    ),
  )

const pan = (ink: Ink, x: number): Svg =>
  layers(
    line(`M${x} 96L${x - 66} 222M${x} 96L${x + 66} 222`, '#ffe9b0', 2.4),
    fill(`M${x - 76} 224H${x + 76}C${x + 66} 268 ${x - 66} 268 ${x - 76} 224z`, gold.dark),
    ink.solid(
      `M${x - 76} 220H${x + 76}C${x + 66} 262 ${x - 66} 262 ${x - 76} 220z`,
      ink.across(gold.light, gold.base, gold.deep, gold.dark),
      { rim: '#fffbe6', width: 3 },
    ),
    oval([x, 221], [76, 9], gold.deep),
    disc(x, 94, 7, ink.ball(gold.light, gold.base, gold.dark)),
  )

const scales = (ink: Ink): Svg =>
  layers(
    shadow(ink, [570, 336], [110, 14], 0.8),
    ink.solid('M562 76H578L586 300H554z', ink.across(gold.light, gold.base, gold.dark), { width: 2 }),
    ink.solid(
      'M506 338C510 306 546 300 556 296H584C594 300 630 306 634 338z',
      ink.fall(gold.light, gold.base, gold.dark),
      { rim: '#fffbe6', width: 4 },
    ),
    ink.solid(
      'M410 88C470 64 540 84 570 84S670 64 730 88L728 100C670 82 600 100 570 100S470 82 412 100z',
      ink.fall(gold.light, gold.base, gold.deep),
      { rim: '#fffbe6', width: 3 },
    ),
    pan(ink, 424),
    pan(ink, 716),
    cube(
      ink,
      { at: [424, 178], turn: -6, scale: 1.12 },
      { top: '#fffaf0', left: '#fff0dc', right: '#ecd4c8' },
      { top: pips(5, '#d8203f'), left: pips(3, '#1d1440'), right: pips(6, '#d8203f') },
    ),
    seal(ink),
    ink.solid(circlePath(570, 84, 34), ink.slant(gold.light, gold.base, gold.dark), { rim: '#fffbe6', width: 3 }),
    disc(570, 84, 25, ink.ball('#8ae8ff', '#1f7ad8', '#0c2f7a')),
    fill(starPath([570, 84], [19, 8.2]), '#fffbe6'),
    octagon(ink, { at: [570, 322], size: 11, colour: '#19b8e8' }),
    glint([540, 52], 16),
    glint([760, 196], 12),
    glint([398, 142], 11),
  )

/** An envelope shut with wax before the game begins. */
const seal = (ink: Ink): Svg =>
  place(
    { at: [716, 182], turn: 5, scale: 1.1 },
    ink.solid(boxPath([-50, -34], [100, 68], 6), ink.slant('#ffffff', ['#fff3dc', 0.5], '#e0c0a0'), { width: 2.4 }),
    line('M-48-30L0 10L48-30M-48 32L-12 2M48 32L12 2', '#c89a6a', 2.4),
    disc(1, 7, 19, '#5a0a20'),
    fill(starPath([0, 5], [21, 17.6], { points: 12 }), ink.ball('#ff8a8a', '#d81f3f', '#7a0a2a')),
    ring([0, 5], 12, '#ffb0a880', 1.6),
    fill(starPath([0, 5], [9, 4]), '#ffd8d0'),
  )
