import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { cloudPath, hills, palm } from '../parts/nature.ts'
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
  starPath,
  steps,
  type Svg,
} from '../parts/shapes.ts'

/** A jeepney rolls down a long road by the sea; where will it stop? */
export const jeepneyRoll: Drawing = {
  ground: '#18a8a0',
  draw: (ink) =>
    layers(
      coast(ink),
      road(ink),
      place({ at: [122, 172], turn: -7, scale: 0.92 }, jeepney(ink)),
      dust(),
      vignette(ink, [240, 320], '#04303f'),
    ),
}

const coast = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 220], ink.fall('#12b8c8', ['#7af0d8', 0.5], '#fff3b8')),
    rays([44, 52], { count: 20, reach: 320, paint: '#ffffff38', turn: 3 }),
    glow(ink, [44, 52], 80, '#fffbe0'),
    disc(44, 52, 24, '#fffbe0'),
    fill(cloudPath([110, 62], 0.9), '#ffffffd8'),
    fill(cloudPath([196, 92], 0.6), '#ffffffc0'),
    hills(240, { base: 150, tops: [14, 40, 20, 56, 24], foot: 230, paint: ink.fall('#3fb88a', '#1f8a70') }),
    palm(ink, { at: [216, 196], height: 120, lean: -18, leaf: '#1f9a4f', trunk: '#a8683a' }),
  )

const road = (ink: Ink): Svg =>
  layers(
    fill('M-10 206C60 190 160 186 250 164V330H-10z', ink.fall('#ffe9a8', '#c8964a')),
    fill('M-10 234C80 222 170 212 250 192V292C170 300 80 312-10 326z', ink.fall('#5a5a80', '#2a2444')),
    line('M-10 238C80 226 170 216 250 196M-10 320C80 306 170 296 250 288', '#fff6dc', 3),
    line('M-10 282C80 268 170 258 250 244', '#ffd24a', 5, { 'stroke-dasharray': '22 18' }),
    ...(
      [
        [20, 214],
        [98, 206],
        [226, 188],
      ] as const
    ).map(([x, y]) =>
      layers(
        box([x - 6, y - 22], [12, 24], '#ffffff', 4),
        box([x - 6, y - 14], [12, 6], '#e0283f'),
        fill(starPath([x, y - 2], [4, 1.8]), '#e0901f'),
      ),
    ),
  )

const wheel = (ink: Ink, x: number): Svg =>
  place(
    { at: [x, 58] },
    fill(circlePath(0, 0, 23), '#140c24'),
    ink.solid(circlePath(0, -0.6, 22), ink.ball('#5a5078', '#2a2240', '#140c24'), { width: 2 }),
    ink.solid(circlePath(0, -0.6, 12.4), ink.ball('#ffffff', '#c8d4e8', '#6a7698'), { width: 1.6 }),
    fill(starPath([0, -0.6], [9, 4]), '#e0284f'),
    line('M-17-11A20 20 0 0 1-6-19', '#ffffff60', 2),
  )

const jeepney = (ink: Ink): Svg => {
  const body = 'M-104-28H38L50 6L92 12Q102 14 103 26V52H-104Q-110 52-110 44V-20Q-110-28-104-28z'
  return layers(
    oval([-4, 84], [118, 12], '#0c052470'),
    ink.solid('M-112-62C-90-76 24-76 44-62L40-52H-110z', ink.fall('#ff7a6a', '#c81f45'), { rim: '#ffe0c8', width: 3 }),
    line('M-104-52V-28M-70-52V-28M-36-52V-28M-2-52V-28M30-52L42-20', '#e8f0fb', 5),
    box([-104, -50], [134, 24], ink.fall('#2a4a7a', '#5ab0d8')),
    ...[-92, -60, -28].map((x, step) =>
      layers(
        disc(x + 4, -36, 7, ['#d8955c', '#e8b488', '#b8703f'][step] ?? '#d8955c'),
        fill(`M${x - 5} -36C${x - 4} -50 ${x + 12} -50 ${x + 13} -36C${x + 8} -42 ${x} -42 ${x - 5} -36z`, '#24102a'),
      ),
    ),
    fill('M8-48H28L40-24H8z', ink.slant('#d8f8ff', '#6ac0e8')),
    ink.solid(body, ink.fall('#ffe27a', ['#ffb02e', 0.4], '#e0701f'), { rim: '#fffbe0', shade: '#5a1a0690', width: 4 }),
    ink.clip(
      body,
      fill('M-110-14H44L54 4H-110z', '#e0284f'),
      fill('M-110 14H104V26H-110z', '#2f6df0'),
      fill('M-110 30H104V36H-110z', '#18a8a0'),
      ...steps(6, (step) => fill(starPath([-96 + step * 24, -5], [6.4, 2.8]), '#fff3c8')),
      ...steps(10, (step) => fill(`M${-104 + step * 21} 20l6-5 6 5-6 5z`, step % 2 === 0 ? '#ffd24a' : '#ffffff')),
    ),
    line('M44-22L56 6', '#7a2a0c', 2),
    ink.solid('M50 4L94 10Q102 12 103 24L96 26L52 16z', ink.fall('#ffffff', ['#c8d4e8', 0.5], '#7a88b0'), {
      width: 1.6,
    }),
    disc(98, 30, 9, '#7a88b0'),
    disc(98, 30, 7, ink.ball('#ffffff', '#fff0a0', '#ffb02e')),
    glow(ink, [104, 30], 30, '#fff3b0d0'),
    ink.solid(
      'M72 8L74-4C70-8 76-14 80-13C82-18 80-20 77-21L82-27C92-26 94-18 92-10L96 10z',
      ink.fall('#ffffff', '#a8b4d0'),
      { width: 1.4 },
    ),
    ink.solid(boxPath([-114, 48], [224, 11], 5), ink.fall('#ffffff', ['#c8d4e8', 0.4], '#6a7698'), { width: 1.6 }),
    fill(circlePath(-68, 56, 27), '#2a1440'),
    fill(circlePath(62, 56, 27), '#2a1440'),
    wheel(ink, -68),
    wheel(ink, 62),
    ...[-96, -70, -44, -18, 8].map((x) => layers(ring([x, -66], 5, '#e8f0fb', 2.4), disc(x, -66, 3.6, '#ffd24a'))),
  )
}

const dust = (): Svg =>
  layers(
    ...(
      [
        [12, 252, 14],
        [-2, 240, 12],
        [28, 262, 9],
        [6, 268, 10],
      ] as const
    ).map(([x, y, r]) => disc(x, y, r, '#fff3d8b0')),
    line('M4 176H-14M14 198H-10M8 216H-8', '#ffffffc0', 4),
    scatter(9, 10, (chance) => disc(chance() * 60, 230 + chance() * 50, 1 + chance() * 2, '#fff6dcc0')),
    glint([206, 176], 11),
    glint([96, 112], 9),
  )
