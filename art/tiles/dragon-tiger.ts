import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, vignette } from '../parts/light.ts'
import { gold } from '../parts/treasure.ts'
import { box, disc, fill, layers, line, place, scatter, starPath, steps, type Svg } from '../parts/shapes.ts'

/** The two meet face to face; which of the cards is higher, nobody knows yet. */
export const dragonTiger: Drawing = {
  ground: '#7a2a5a',
  draw: (ink) =>
    layers(
      halves(ink),
      place({ at: [84, 112], turn: -7, scale: 1 }, dragon(ink)),
      place({ at: [158, 222], turn: 6, scale: 0.94 }, tiger(ink)),
      clash(ink),
      vignette(ink, [240, 320], '#14042a'),
    ),
}

const halves = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.slant('#0a4ab8', ['#1f8af0', 0.3], ['#0a2f8a', 0.55])),
    fill('M260 60V330H-20V262z', ink.slant('#f0301f', ['#d8281f', 0.5], '#6a0820')),
    glow(ink, [84, 100], 120, '#5af0ffb2'),
    glow(ink, [164, 226], 120, '#ffe27acc'),
    ...steps(6, (step) => line(`M${-10 + step * 6} ${40 + step * 46}q16-16 32 0t32 0`, '#8ae8ff40', 4)),
    ...steps(6, (step) =>
      fill(`M${180 + (step % 3) * 26} ${300 - step * 50}c-10-16 6-22 2-38c14 10 16 28 4 40z`, '#ffd22e50'),
    ),
    line('M260 60L-20 262', '#fffbe0', 5),
    line('M260 60L-20 262', '#fff07a80', 14),
  )

const bothSides = (each: (side: number) => Svg): Svg =>
  layers(...[-1, 1].map((side) => place({ scale: [side, 1] }, each(side))))

const dragon = (ink: Ink): Svg =>
  layers(
    fill(starPath([0, 0], [84, 56], { points: 15, turn: 6 }), ink.burst('#0af0d0', ['#0a8ab0', 0.6], '#0a2f7a')),
    fill(starPath([0, 2], [70, 50], { points: 15, turn: 18 }), ink.burst('#c8fff0', ['#2fd8c0', 0.7], '#0f7aa0')),
    bothSides(() =>
      ink.solid(
        'M14-40C18-62 34-74 30-98C42-90 46-78 42-68C52-70 58-76 60-84C66-66 54-50 36-46C34-42 30-38 28-34z',
        ink.slant(gold.light, gold.bright, gold.deep, gold.dark),
        { rim: '#fffbe6', width: 3 },
      ),
    ),
    bothSides(() =>
      ink.solid('M40-18C54-30 66-30 74-24C68-8 56 0 44 0z', ink.slant('#8af8e8', '#0f8aa8'), { width: 2 }),
    ),
    ink.solid(
      'M0-50C28-52 50-36 50-10C50 6 42 16 34 26C36 46 20 62 0 62S-36 46-34 26C-42 16-50 6-50-10C-50-36-28-52 0-50z',
      ink.slant('#b8fff0', ['#2fd8b8', 0.4], ['#0f8ab0', 0.75], '#0a3f7a'),
      { rim: '#f0fffa', shade: '#04204ab0', width: 5 },
    ),
    ...[-34, -22, -10].map((y) => line(`M-7 ${y}Q0 ${y + 6} 7 ${y}`, '#e8fffaa0', 2.4)),
    bothSides((side) =>
      layers(
        fill('M10-6C16-22 36-26 46-16C42-2 24 4 12 2z', '#06204a'),
        fill('M15-5C20-16 34-19 41-14C37-4 25 0 16-1z', ink.burst('#fffbb0', '#ffb01f')),
        fill('M29-17Q33-9 29-2Q25-9 29-17z', '#14040c'),
        disc(side < 0 ? 31 : 26, -12, 1.8, '#ffffff'),
        ink.solid(
          'M4-12C14-30 36-40 58-32C54-28 56-22 62-20C46-24 26-22 10-8z',
          ink.slant(gold.light, gold.bright, gold.deep),
          { rim: '#fffbe6', width: 2 },
        ),
      ),
    ),
    fill('M-30 36C-16 44 16 44 30 36C30 54 16 64 0 64S-30 54-30 36z', '#6a0f2a'),
    fill('M-16 56C-8 48 8 48 16 56C12 62-12 62-16 56z', '#f0586a'),
    bothSides(() => fill('M8 41L12 54L17 40zM22 39L26 48L29 37z', '#ffffff')),
    ink.solid(
      'M-32 26C-30 8-14 2 0 8C14 2 30 8 32 26C32 38 18 42 0 40S-32 38-32 26z',
      ink.ball('#d8fff4', ['#4fe0c8', 0.5], '#0f8aa8'),
      { rim: '#f4fffc', width: 3 },
    ),
    bothSides(() =>
      layers(
        fill('M8 22C12 14 24 14 26 24C22 28 12 28 8 22z', '#06304a'),
        line('M30 24C52 20 66 32 60 48C72 44 84 48 88 58', gold.bright, 3.4),
        fill('M10 64C20 66 26 78 22 92C14 84 6 78 4 66z', ink.fall('#e8fff8', '#2fd8c0')),
      ),
    ),
    fill('M-6 64H6L0 98z', '#ffffff'),
  )

const tiger = (ink: Ink): Svg =>
  layers(
    fill(starPath([0, 4], [82, 58], { points: 15 }), ink.burst('#fff07a', ['#ff9a1f', 0.6], '#b82a0c')),
    bothSides(() =>
      layers(
        ink.solid('M24-44C30-70 60-74 66-50C68-36 58-24 48-20z', ink.slant('#ffc86a', '#e0701f', '#8a2a0c'), {
          rim: '#fff3d0',
          width: 3,
        }),
        fill('M36-44C42-58 56-58 58-46C58-38 52-32 48-30z', '#ff9aa0'),
      ),
    ),
    ink.solid(
      'M0-56C36-58 60-36 60-6C72 0 76 8 78 18C70 18 66 20 62 24C70 30 72 38 70 46C60 42 52 44 46 46C36 62 18 70 0 70S-36 62-46 46C-52 44-60 42-70 46C-72 38-70 30-62 24C-66 20-70 18-78 18C-76 8-72 0-60-6C-60-36-36-58 0-56z',
      ink.slant('#ffe08a', ['#ff9a2e', 0.4], ['#f0701f', 0.72], '#8a240c'),
      { rim: '#fffbe0', shade: '#3a0410b0', width: 5 },
    ),
    bothSides(() => fill('M0 18C14 8 36 16 44 32C50 38 62 38 70 46C60 42 52 44 46 46C36 62 18 70 0 70z', '#fff3e0')),
    bothSides(() => fill('M8-30C16-38 32-38 40-28C30-30 18-28 10-22z', '#fff3e0')),
    fill('M-5-56L0-34L5-56zM-9-30H9L0-20zM-20-54L-13-36L-9-54zM20-54L13-36L9-54z', '#2a0c14'),
    bothSides(() =>
      fill('M60-10L36-4L60 2zM58-30L40-20L54-16zM68 14L48 12L64 22zM40-48L32-36L48-40zM60 34L48 28L54 40z', '#2a0c14'),
    ),
    bothSides((side) =>
      layers(
        fill('M10-4C18-22 38-22 46-10C40 4 22 8 10-4z', '#2a0c14'),
        fill('M16-5C21-16 34-16 40-9C35 1 24 4 16-5z', ink.burst('#f4ffb0', '#5ad82e')),
        fill('M28-15Q32-7 28 1Q24-7 28-15z', '#0c0408'),
        disc(side < 0 ? 30 : 25, -10, 1.8, '#ffffff'),
        line('M6-10C16-26 36-28 50-18', '#2a0c14', 5),
      ),
    ),
    fill('M-6-6L-12 16H12L6-6z', '#ffb85a'),
    fill('M-15 14Q0 6 15 14Q14 26 0 29Q-14 26-15 14z', '#3a0c1c'),
    line('M-9 14Q0 10 9 14', '#ff9aa0', 2.4),
    line('M0 28V36M0 36Q-14 46-26 36M0 36Q14 46 26 36', '#3a0c1c', 3.4),
    fill('M-18 42C-8 46 8 46 18 42C18 56 10 64 0 64S-18 56-18 42z', '#8a0f2a'),
    fill('M-8 60C-4 54 4 54 8 60C4 64-4 64-8 60z', '#f0586a'),
    bothSides(() =>
      layers(
        fill('M7 43L11 56L16 42z', '#ffffff'),
        ...[
          [24, 28],
          [32, 32],
          [26, 36],
        ].map(([x = 0, y = 0]) => disc(x, y, 1.6, '#8a4a2a')),
        line('M30 30L74 22M32 36L72 40', '#ffffffc0', 1.6),
      ),
    ),
  )

const clash = (ink: Ink): Svg =>
  layers(
    ...(
      [
        [214, 94],
        [26, 230],
      ] as const
    ).map((at) =>
      layers(
        glow(ink, at, 46, '#fffbe0e6'),
        fill(starPath(at, [26, 5], { points: 8, turn: 10 }), '#ffffff'),
        fill(starPath(at, [15, 6], { points: 8, turn: 32 }), '#fff3a0'),
      ),
    ),
    scatter(45, 24, (chance, step) =>
      disc(step * 10 + chance() * 8, 250 - step * 7 + (chance() - 0.5) * 60, 0.8 + chance() * 2, '#fff6c8'),
    ),
    glint([30, 34], 10),
    glint([218, 290], 9),
  )
