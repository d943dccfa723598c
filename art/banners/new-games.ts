import type { Drawing } from '../drawing.ts'
import { aceOf } from '../parts/cards.ts'
import { cube, pips } from '../parts/dice.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, rays, shadow } from '../parts/light.ts'
import { brilliant, chip, coin, gold, pearl } from '../parts/treasure.ts'
import {
  box,
  circlePath,
  disc,
  fill,
  layers,
  line,
  place,
  scatter,
  starPath,
  steps,
  type Svg,
} from '../parts/shapes.ts'

/** A present is opened, and the games fly out of it. */
export const newGames: Drawing = {
  ground: '#0f8a6a',
  draw: (ink) => layers(ground(ink), flying(ink), present(ink)),
}

const ground = (ink: Ink): Svg =>
  layers(
    box([0, 0], [800, 350], ink.across('#04403f', ['#0f8a6a', 0.45], ['#3fd08a', 0.78], '#12906a')),
    rays([590, 250], { count: 30, reach: 780, paint: '#f4ffb024', turn: 2 }),
    glow(ink, [590, 220], 300, '#fff6b0d9'),
    bokeh(34, {
      count: 22,
      area: [
        [280, 0],
        [520, 300],
      ],
      colours: ['#ffffff', '#ffe27a', '#8affd8'],
      size: 15,
    }),
  )

const flying = (ink: Ink): Svg =>
  layers(
    fill('M520 262L440-20H740L660 262z', ink.fall('#ffffff00', '#fff6b090')),
    aceOf(ink, 'heart', { at: [470, 122], turn: -24, scale: 1.12 }),
    cube(
      ink,
      { at: [572, 92], turn: 12, scale: 1.14 },
      { top: '#fffaf0', left: '#fff0dc', right: '#ecd4c8' },
      { top: pips(5, '#d8203f'), left: pips(2, '#1d1440'), right: pips(3, '#d8203f') },
    ),
    fish(ink),
    chip(ink, [736, 78], 30, '#d8283f'),
    brilliant(ink, { at: [646, 148], size: 30, colour: '#19b8e8', turn: 14 }),
    wheelBall(ink),
    pearl(ink, [528, 178], 17),
    coin(ink, [596, 176], 18, -12),
    coin(ink, [394, 92], 16, 22),
    coin(ink, [668, 34], 14, 14),
    scatter(77, 30, (chance) =>
      place(
        { at: [380 + chance() * 400, chance() * 240], turn: chance() * 180 },
        box([-5, -2], [10, 4], ['#ff5a7a', '#ffd24a', '#8a6aff', '#ffffff'][Math.floor(chance() * 4)] ?? '#ffffff', 1),
      ),
    ),
  )

const fish = (ink: Ink): Svg =>
  place(
    { at: [712, 176], turn: -18, scale: 1.5 },
    fill('M20-2L40-18V18z', '#f0581f'),
    ink.solid('M-28 0C-16-22 12-22 28 0C12 22-16 22-28 0z', ink.fall('#ffe27a', ['#ff9a1f', 0.5], '#d8481f'), {
      rim: '#fffbe0',
      width: 2.4,
    }),
    line('M-4-15Q4 0-4 15M8-13Q15 0 8 13', '#fffbe0d0', 3),
    disc(-15, -4, 4.4, '#ffffff'),
    disc(-15.6, -4, 2.4, '#1a0a2a'),
  )

const wheelBall = (ink: Ink): Svg =>
  place(
    { at: [410, 206] },
    ink.solid(circlePath(0, 0, 34), ink.ball('#ffe0a0', ['#ff9a3d', 0.4], '#c8421a'), { rim: '#fff3d0', width: 4 }),
    ink.clip(
      circlePath(0, 0, 34),
      line('M-40 10C-14-8 14-10 40 4M-14-40C4-12 6 12-4 40M18-36C8-8 18 16 40 22', '#5a140c', 3),
    ),
  )

const present = (ink: Ink): Svg =>
  layers(
    shadow(ink, [590, 342], [150, 16], 0.8),
    fill('M478 246H702L690 236H490z', '#3a0a2a'),
    ink.solid('M484 246H696L686 344H494z', ink.across('#ff7a8a', ['#e0284f', 0.45], '#8a0c3f'), {
      rim: '#ffe0d8',
      width: 5,
    }),
    fill('M566 246H614V344H566z', ink.across(gold.light, gold.base, gold.deep)),
    ...steps(4, (step) =>
      fill(starPath([518 + (step % 2) * 145, 276 + Math.floor(step / 2) * 40], [9, 4]), '#ffffff50'),
    ),
    ink.solid('M470 234H710L702 262H478z', ink.fall('#ff9aa0', '#d81f48'), { rim: '#fff0e8', width: 3 }),
    fill('M562 234H618V262H562z', ink.across(gold.light, gold.base, gold.deep)),
    glow(ink, [590, 234], 110, '#fffbe0cc'),
    glint([500, 80], 14),
    glint([690, 112], 12),
    glint([450, 250], 12),
  )
