import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { cloudPath, hills } from '../parts/nature.ts'
import { box, disc, fill, layers, line, place, scatter, type Svg } from '../parts/shapes.ts'

/** The eagle of the islands climbs out of the clouds, and a trail of gold climbs with it. */
export const lipadAgila: Drawing = {
  ground: '#f08a4a',
  draw: (ink) => layers(dawn(ink), trail(ink), eagle(ink), clouds(ink), vignette(ink, [240, 320], '#2a1058')),
}

const dawn = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#2a6ad8', ['#6ab0f0', 0.24], ['#ffd9a0', 0.56], ['#ff9a5a', 0.74], '#8a3a9a')),
    rays([30, 262], { count: 24, reach: 420, paint: '#fff6d82c', turn: 5 }),
    glow(ink, [30, 262], 190, '#fff0b0e6'),
    hills(240, { base: 270, tops: [10, 40, 18, 52, 22, 34], foot: 330, paint: ink.fall('#b0549a', '#5a2a8a') }),
    hills(240, { base: 292, tops: [22, 8, 30, 12, 26, 8], foot: 330, paint: ink.fall('#7a3a9a', '#3a1a6a') }),
  )

const trail = (ink: Ink): Svg =>
  layers(
    fill(
      'M-20 312C30 296 50 262 62 222L82 236C70 284 40 322-20 330z',
      ink.slant('#ffe28a00', ['#ffcf4a', 0.5], '#fffbe0'),
    ),
    fill('M-20 318C34 302 58 266 70 228L76 232C66 276 36 314-20 324z', '#fffbe6'),
    glow(ink, [70, 230], 70, '#ffe9a0cc'),
    scatter(19, 20, (chance) => disc(20 + chance() * 110, 200 + chance() * 100, 0.8 + chance() * 1.8, '#fff6c8')),
  )

const nearWing =
  'M40-6C40-40 22-70-6-100C-14-110-22-122-30-132C-28-120-24-110-20-102C-30-108-40-116-50-120C-44-110-36-100-30-92C-42-96-54-102-64-104C-56-94-46-86-40-78C-52-80-64-82-74-80C-64-72-54-66-46-60C-58-58-70-56-78-50C-60-46-44-38-34-26C-26-14-18 0-6 12z'
const farWing =
  'M46-12C52-40 66-70 84-92C92-104 100-114 112-120C106-110 102-102 100-94C108-98 118-104 126-104C118-96 110-88 106-80C114-82 124-84 130-80C120-74 108-66 100-58C108-58 116-56 120-52C104-46 88-36 76-20z'

const eagle = (ink: Ink): Svg =>
  place(
    { at: [110, 184], turn: -26, scale: 1.1 },
    ink.solid(farWing, ink.slant('#c8864a', ['#7a4028', 0.5], '#3a1a24'), { rim: '#ffe9b8', width: 3 }),
    line('M64-34C76-52 90-74 104-90M72-28C84-46 98-62 112-76M78-22C90-36 100-46 110-52', '#2a101e80', 1.6),
    ink.solid(
      'M-36 2L-94-2L-88 8L-104 14L-92 22L-100 34L-82 36L-76 46L-40 28z',
      ink.across('#4a2430', ['#8a5030', 0.6], '#a8683a'),
      { rim: '#ffe9b8', width: 2.4 },
    ),
    line('M-86 6L-44 12M-92 20L-44 18M-82 34L-44 24', '#ffe0a890', 2),
    ink.solid(
      'M-48 14C-30-12 10-26 46-24C62-20 70-8 66 6C56 28 20 38-14 34C-32 32-44 26-48 14z',
      ink.fall('#8a5030', ['#d8a878', 0.34], ['#fff6e4', 0.6], '#e0b890'),
      { rim: '#fff3d8', width: 3 },
    ),
    line('M-10 24q4 5 8 0M8 26q4 5 8 0M26 20q4 5 8 0M-24 20q4 5 8 0M40 10q4 5 8 0', '#c08a5a', 1.8),
    talons(),
    ink.solid(nearWing, ink.slant('#a8663a', ['#6a3628', 0.5], '#34161f'), { rim: '#ffe9b8', width: 3.4 }),
    line(
      'M-18-30C-32-44-44-52-62-54M-16-44C-30-58-44-70-60-74M-12-58C-24-74-38-88-52-94M-6-72C-16-88-28-102-38-110',
      '#1f0a1690',
      1.8,
    ),
    fill(
      'M38-8C37-36 22-62-4-90C-10-72-16-54-20-40C-16-24-8-8 4 4z',
      ink.slant('#e8b070', ['#b8743f', 0.5], '#7a4028'),
    ),
    line('M-8-52q8 2 12 10M-14-36q10 2 14 12M2-66q8 4 10 12M6-38q8 4 12 12M10-16q8 0 14 6', '#6a362880', 2),
    fill('M39-7C37-28 26-48 10-66C4-50 2-32 8-16C14-6 24-2 32-2z', ink.slant('#fff3d8', '#f0c890')),
    line('M40-6C40-40 22-70-6-100C-14-110-22-122-30-132', '#fff0c8', 2.4),
    head(ink),
  )

const talons = (): Svg =>
  layers(
    ...[-2, 18].map((x) =>
      layers(
        line(`M${x} 30L${x + 6} 42`, '#f0a02a', 7),
        line(`M${x + 6} 42l-7 8M${x + 6} 42l1 11M${x + 6} 42l9 7`, '#ffc94a', 4.4),
        line(`M${x - 1} 50l-2 4M${x + 7} 53l0 4M${x + 15} 49l3 3`, '#2a1020', 2.6),
      ),
    ),
  )

const head = (ink: Ink): Svg =>
  layers(
    fill('M62-44L42-58L50-44L28-52L40-36L18-38L34-26L16-20L38-14L56-8z', ink.across('#b8743f', '#ffe0a8')),
    line('M54-40L40-50M46-36L32-44M42-28L26-32M42-20L26-20', '#8a5030', 1.6),
    ink.solid(
      'M40-18C40-38 56-48 72-44C84-40 90-30 88-18C84-2 72 6 58 4C46 2 40-6 40-18z',
      ink.slant('#ffffff', ['#fff2dc', 0.5], '#d8a878'),
      { rim: '#ffffff', width: 2.4 },
    ),
    ink.solid(
      'M80-38C100-42 114-28 108-4C106-10 102-13 96-12C90-11 84-12 78-14C84-22 84-30 80-38z',
      ink.fall('#a8d0f0', ['#4a80b8', 0.5], '#1a3460'),
      { rim: '#e8f8ff', width: 2 },
    ),
    line('M82-18Q94-20 103-15', '#14284a', 1.8),
    disc(70, -27, 7, '#2a1020'),
    disc(70, -27, 5.6, ink.ball('#e0f6ff', '#5ab0f0', '#1a4a9a')),
    disc(71, -27, 2.8, '#0c0524'),
    disc(69, -29, 1.6, '#ffffff'),
    line('M58-38Q70-38 82-31', '#4a2430', 4),
  )

const clouds = (ink: Ink): Svg =>
  layers(
    fill(cloudPath([-30, 300], 1.5), '#ffffffd0'),
    fill(cloudPath([150, 312], 1.7), '#ffe4f0e0'),
    fill(cloudPath([60, 330], 1.6), '#fff6ec'),
    fill(cloudPath([-24, 90], 0.7), '#ffffff90'),
    fill(cloudPath([190, 226], 0.8), '#ffffffb0'),
    glint([204, 44], 13),
    glint([44, 50], 9),
    glow(ink, [176, 96], 40, '#ffffff33'),
  )
