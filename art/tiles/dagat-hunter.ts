import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { coin, gold } from '../parts/treasure.ts'
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
  scatter,
  steps,
  type Svg,
} from '../parts/shapes.ts'

/** A shark charges, and the gun at the reef's foot answers. */
export const dagatHunter: Drawing = {
  ground: '#0c4a9a',
  draw: (ink) => layers(deep(ink), small(ink), shark(ink), shot(ink), gun(ink), vignette(ink, [240, 320], '#021338')),
}

const deep = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#5ac8ff', ['#1f7ae8', 0.3], ['#0c3fa8', 0.65], '#061c5a')),
    rays([170, -50], { count: 28, reach: 420, paint: ink.fall('#ffffff30', '#ffffff00'), turn: 3, share: 0.4 }),
    fill('M0 250C30 220 44 256 70 236S110 262 140 240S190 262 240 226V320H0z', '#082a78'),
    ...(
      [
        [12, 300, '#e0407a'],
        [226, 296, '#ff8a3d'],
        [36, 312, '#8a4ae0'],
        [204, 310, '#18b8a8'],
      ] as const
    ).map(([x, y, colour]) =>
      line(`M${x} ${y + 20}V${y - 30}M${x} ${y - 4}L${x - 12} ${y - 26}M${x} ${y + 4}L${x + 12} ${y - 20}`, colour, 7),
    ),
  )

const small = (ink: Ink): Svg => {
  const fish = (at: readonly [number, number], scale: number, colours: readonly [string, string], turn = 0) =>
    place(
      { at, turn, scale },
      fill('M14-2L28-12V12z', colours[1]),
      ink.solid(
        'M-18 0C-10-14 8-14 18 0C8 14-10 14-18 0z',
        ink.fall('#ffffff', ['#ffffff', 0.02], [colours[0], 0.3], colours[1]),
        { width: 1.4 },
      ),
      disc(-9, -3, 2.6, '#ffffff'),
      disc(-9.4, -3, 1.4, '#0c1440'),
      line('M-2-9Q2 0-2 9M5-8Q9 0 5 8', '#ffffff80', 1.6),
    )
  return layers(
    fish([44, 52], 1.1, ['#ffcf3a', '#ff7a1f'], 8),
    fish([206, 188], 1, ['#ff7ab0', '#d82a7a'], -10),
    fish([30, 186], 0.9, ['#6af0c0', '#12a088'], -6),
    fish([196, 44], 0.7, ['#c8a0ff', '#7a3ae0']),
  )
}

const shark = (ink: Ink): Svg =>
  place(
    { at: [124, 122], turn: -14 },
    ink.solid('M40-36C44-66 66-86 88-88C80-66 82-46 86-28z', ink.slant('#8ac0e0', '#2f5f98'), {
      rim: '#e8faff',
      width: 3,
    }),
    ink.solid('M96 0C118-8 132-30 140-52C146-24 146 10 138 40C126 22 114 14 96 14z', ink.slant('#8ac0e0', '#244f88'), {
      rim: '#e8faff',
      width: 3,
    }),
    ink.solid('M10 36C22 60 44 76 66 78C58 60 58 46 60 30z', ink.slant('#6aa0c8', '#1f4478'), { width: 3 }),
    ink.solid(
      'M-98 6C-88-30-40-56 14-50C60-46 92-22 112 2C92 30 50 52 0 48C-46 46-92 40-98 6z',
      ink.fall('#a8d8f0', ['#5a94c0', 0.35], ['#2f5f98', 0.52], ['#e8f4fa', 0.56], '#a8c4dc'),
      { rim: '#f0fcff', shade: '#0a2460a0', width: 5 },
    ),
    fill('M-92 14C-66-4-30 0-16 12C-24 34-52 46-76 38C-86 34-92 26-92 14z', '#5a0f2a'),
    fill('M-84 30C-70 22-40 22-24 28C-36 42-58 46-76 38z', '#f05a6a'),
    fill(
      'M-92 14L-84 8L-80 20L-72 4L-66 18L-56 2L-50 17L-40 3L-35 18L-26 6L-22 18L-16 12C-30-2-68-4-92 14z',
      '#ffffff',
    ),
    fill('M-82 34L-76 26L-72 39L-62 29L-57 42L-46 30L-43 40L-33 28L-27 33C-40 46-66 48-82 34z', '#ffffff'),
    line('M16-14Q10 6 16 24M28-14Q22 6 28 24M40-12Q34 6 40 22', '#1f447890', 3),
    disc(-44, -18, 11, '#14305c'),
    disc(-44, -18, 9, ink.ball('#fff6b0', '#ffc42e', '#e0701f')),
    oval([-45, -18], [2.6, 6.4], '#1a0a14', 10),
    disc(-48, -22, 2.2, '#ffffff'),
    line('M-60-26L-32-34', '#14305c', 5),
    oval([-84, -4], [3, 2], '#14305c', -30),
    line('M-70-24Q-40-46 6-44', '#f0fcff', 3.4),
  )

const shot = (ink: Ink): Svg =>
  layers(
    glow(ink, [94, 198], 54, '#ffe27ae6'),
    ...(
      [
        [108, 232, 8],
        [100, 214, 10],
      ] as const
    ).map(([x, y, r]) => disc(x, y, r, '#fff6c880')),
    disc(92, 194, 15, ink.ball('#ffffff', ['#fff07a', 0.4], '#ff9a1f')),
    ...steps(8, (step) => place({ at: [92, 194], turn: step * 45 + 12 }, fill('M-2.4-16L0-30L2.4-16z', '#fff6b0'))),
    ring([92, 194], 36, '#ffffffa0', 1.8),
    line('M92 150V166M92 222V238M48 194H64M120 194H136', '#ffffffd0', 3),
  )

const gun = (ink: Ink): Svg =>
  layers(
    disc(124, 322, 62, '#020c38a0'),
    place(
      { at: [122, 300], turn: -17 },
      ink.solid(boxPath([-17, -66], [34, 66], 8), ink.across(gold.light, gold.base, gold.dark), {
        rim: '#fffbe6',
        width: 3,
      }),
      ink.solid(boxPath([-22, -78], [44, 19], 7), ink.across('#ff9a8a', ['#e0283f', 0.4], '#7a0a2a'), {
        rim: '#ffe0d8',
        width: 2.4,
      }),
      ink.solid(boxPath([-21, -36], [42, 9], 4), ink.across('#ff9a8a', '#e0283f', '#7a0a2a'), { width: 1.6 }),
      oval([0, -77], [15, 4.4], '#3a0418'),
    ),
    ink.solid(circlePath(124, 314, 44), ink.ball('#e8faff', ['#4a90d8', 0.5], '#12347a'), { rim: '#ffffff', width: 4 }),
    ink.solid(circlePath(124, 310, 23), ink.slant(gold.light, gold.base, gold.dark), { rim: '#fffbe6', width: 2 }),
    disc(124, 310, 15, ink.ball('#c8fff8', '#18b8c8', '#0a4a7a')),
    coin(ink, [38, 268], 15, -20),
    coin(ink, [208, 262], 18, 16),
    coin(ink, [190, 236], 10, -10),
    scatter(15, 18, (chance) => layers(disc(chance() * 240, 30 + chance() * 250, 1 + chance() * 2.6, '#ffffff50'))),
    glint([200, 254], 10),
    glint([66, 100], 11),
  )
