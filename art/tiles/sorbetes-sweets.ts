import type { Drawing } from '../drawing.ts'
import { darker, lighter } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { box, disc, fill, layers, line, oval, place, repeat, scatter, steps, type Svg } from '../parts/shapes.ts'

/** Dirty ice cream: ube, mango and cheese in one cone, before the cart's own stripes. */
export const sorbetesSweets: Drawing = {
  ground: '#f2709c',
  draw: (ink) => layers(awning(ink), cone(ink), scoops(ink), sweets(ink), vignette(ink, [240, 320], '#7a1450')),
}

const awning = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#ffd3a8', ['#ff9fb2', 0.4], '#e0457e')),
    rays([120, 150], { count: 18, reach: 300, paint: '#ffffff38', turn: 4 }),
    glow(ink, [112, 140], 120, '#fff6d8b2'),
    ...steps(6, (step) => {
      const x = step * 40
      const paint = step % 2 === 0 ? ink.fall('#2fb5b0', '#158a93') : ink.fall('#fff8ea', '#f0d9c8')
      return fill(`M${x} 0H${x + 40}V34A20 20 0 0 1 ${x} 34z`, paint)
    }),
    fill('M0 0H240V10H0z', '#0c052430'),
    line(
      repeat(6, (step) => `M${step * 40} 35A20 20 0 0 0 ${step * 40 + 40} 35`),
      '#0c052428',
      3,
    ),
  )

const cone = (ink: Ink): Svg => {
  const outline = 'M76 190H164L127 302Q120 312 113 302z'
  return layers(
    fill('M88 200H176L139 312Q132 318 125 308z', '#7a145040'),
    ink.solid(outline, ink.across('#ffd48a', ['#f0a94f', 0.5], '#a85a1c'), { rim: '#fff1cc', width: 4 }),
    ink.clip(
      outline,
      line(
        repeat(
          9,
          (step) =>
            `M${40 + step * 18} 186L${-10 + step * 18 + 110} 318M${200 - step * 18} 186L${250 - step * 18 - 110} 318`,
        ),
        '#8a4312',
        2.4,
      ),
      line(
        repeat(9, (step) => `M${38 + step * 18} 186L${-12 + step * 18 + 110} 318`),
        '#ffe9b860',
        1,
      ),
    ),
    ink.solid('M68 180H172Q178 192 168 200H72Q62 192 68 180z', ink.across('#ffdf9c', '#e89a3f', '#9a5018'), {
      rim: '#fff1cc',
      width: 2.4,
    }),
  )
}

const scoop = (ink: Ink, [x, y]: readonly [number, number], size: number, colour: string): Svg => {
  const outline =
    'M-34 8C-36-24-18-38 0-38S36-24 34 8C38 12 36 20 30 18C28 24 20 24 18 18C14 26 4 26 2 19C-2 25-11 25-13 18C-16 23-24 24-26 17C-34 20-38 12-34 8z'
  return place(
    { at: [x, y], scale: size },
    fill(outline, darker(colour, 0.45), { transform: 'translate(2 5)' }),
    ink.solid(outline, ink.ball(lighter(colour, 0.72), [colour, 0.5], darker(colour, 0.32)), {
      rim: '#fffdf2d0',
      shade: `${darker(colour, 0.6)}90`,
      width: 4,
    }),
    line('M-20-12C-18-22-12-28-4-30', '#ffffffd0', 4.4),
    fill('M4 6C14 8 22 2 26-6C26 6 16 14 4 12z', '#ffffff24'),
  )
}

const scoops = (ink: Ink): Svg =>
  layers(
    scoop(ink, [92, 166], 1.12, '#ffc53d'),
    scoop(ink, [150, 168], 1.1, '#fff0c2'),
    scoop(ink, [120, 116], 1.3, '#8f4fd0'),
    ...(
      [
        [104, 102],
        [120, 120],
        [136, 98],
        [128, 84],
        [110, 130],
        [146, 118],
      ] as const
    ).map(([x, y], step) =>
      place(
        { at: [x, y], turn: step * 47 },
        line('M-4 0H4', ['#ffe14d', '#ff6a8a', '#4fe0d0'][step % 3] ?? '#ffffff', 3),
      ),
    ),
    ...(
      [
        [76, 160],
        [92, 176],
        [100, 152],
      ] as const
    ).map(([x, y]) => disc(x, y, 2.4, '#f07a1f')),
    ...(
      [
        [142, 164],
        [158, 158],
        [164, 174],
      ] as const
    ).map(([x, y]) => box([x, y], [6, 6], '#ff9a2e', 1)),
    place(
      { at: [152, 74], turn: 24 },
      ink.solid('M-4-38H4V26H-4z', ink.across('#ffd9a0', '#b5692a'), { width: 1 }),
      line('M-4-30L4-22M-4-18L4-10M-4-6L4 2M-4 6L4 14', '#8a4312', 2),
    ),
    place(
      { at: [112, 66] },
      line('M2-6C4-22 14-28 24-32', '#5a8a2a', 3),
      fill('M24-32C14-40 6-36 2-28C12-24 20-26 24-32z', ink.across('#9ad84a', '#4a9a3a')),
      disc(0, 4, 14, '#7a0c2c'),
      disc(0, 3, 13.4, ink.ball('#ffb0a8', '#f0284a', '#8a0c38')),
      oval([-5, -2], [3.4, 2.2], '#ffffff', -35),
    ),
  )

const sweets = (ink: Ink): Svg => {
  const candy = (x: number, y: number, turn: number, colour: string) =>
    place(
      { at: [x, y], turn },
      fill('M-10 0L-22-9V9zM10 0L22-9V9z', lighter(colour, 0.3)),
      ink.solid(
        'M-13 0A13 11 0 1 1 13 0A13 11 0 1 1-13 0z',
        ink.ball(lighter(colour, 0.6), colour, darker(colour, 0.3)),
        { width: 2 },
      ),
      line('M-5-9Q0 0-5 9M4-9Q9 0 4 9', '#ffffffa0', 2.4),
    )
  return layers(
    candy(36, 236, -24, '#21b8b0'),
    candy(206, 240, 28, '#ff5a4d'),
    candy(34, 104, 36, '#ffb31f'),
    candy(212, 108, -30, '#8f4fd0'),
    scatter(4, 20, (chance) => disc(chance() * 240, 60 + chance() * 220, 1 + chance() * 1.8, '#fff6d8b0')),
    glint([94, 92], 13),
    glint([202, 172], 10),
    glint([40, 172], 8),
  )
}
