import type { Drawing } from '../drawing.ts'
import { cube, pips } from '../parts/dice.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, vignette } from '../parts/light.ts'
import { gold } from '../parts/treasure.ts'
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

/** Three dice under a dome of glass, shaken before everybody's eyes. */
export const sicBoBituin: Drawing = {
  ground: '#4a1414',
  draw: (ink) => layers(hall(ink), base(ink), dice(ink), dome(ink), vignette(ink, [240, 320], '#180408')),
}

const hall = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#3a0c1c', ['#8a1a24', 0.5], '#2a0810')),
    ...steps(5, (row) =>
      steps(5, (column) =>
        place(
          { at: [column * 60 + (row % 2) * 30, 20 + row * 52] },
          line(
            'M0-24A24 24 0 0 1 24 0M0-16A16 16 0 0 1 16 0M0-8A8 8 0 0 1 8 0M0-24A24 24 0 0 0-24 0M0-16A16 16 0 0 0-16 0M0-8A8 8 0 0 0-8 0M-24 0H24',
            '#ffb04a26',
            1.8,
          ),
        ),
      ).join(''),
    ),
    glow(ink, [120, 140], 140, '#ffb04abf'),
    bokeh(28, {
      count: 14,
      area: [
        [0, 10],
        [240, 200],
      ],
      colours: ['#ffd98a', '#ff8a5a'],
      size: 9,
    }),
  )

const base = (ink: Ink): Svg =>
  layers(
    oval([120, 296], [112, 26], '#0c020690'),
    ink.solid('M22 236C22 262 40 296 120 296S218 262 218 236z', ink.across('#ff7a5a', ['#c81f2f', 0.4], '#4a0814'), {
      rim: '#ffd8b0',
      width: 5,
    }),
    line('M30 258C56 284 184 284 210 258', gold.bright, 4),
    ...steps(7, (step) =>
      fill(starPath([52 + step * 22.6, 272 + Math.sin((step / 6) * Math.PI) * 11], [6, 2.6]), gold.bright),
    ),
    oval([120, 236], [100, 30], gold.dark),
    oval([120, 234], [100, 30], ink.across(gold.light, gold.base, gold.deep)),
    oval([120, 234], [90, 25], '#3a0a10'),
    oval([120, 236], [88, 23], ink.fall('#0a5a40', '#1fa870')),
    oval([120, 242], [64, 13], '#02201870'),
  )

const dice = (ink: Ink): Svg => {
  const ivory = { top: '#fffaf0', left: '#fff0dc', right: '#ecd4c8' }
  return layers(
    cube(ink, { at: [122, 118], turn: 24, scale: 1.22 }, ivory, {
      top: pips(1, '#d8203f'),
      left: pips(6, '#1d1440'),
      right: pips(4, '#d8203f'),
    }),
    cube(ink, { at: [80, 196], turn: -11, scale: 1.32 }, ivory, {
      top: pips(4, '#d8203f'),
      left: pips(5, '#1d1440'),
      right: pips(1, '#d8203f'),
    }),
    cube(ink, { at: [160, 198], turn: 12, scale: 1.32 }, ivory, {
      top: pips(6, '#1d1440'),
      left: pips(3, '#1d1440'),
      right: pips(2, '#1d1440'),
    }),
    line('M70 108Q76 94 86 88M168 100Q160 88 150 82M98 158Q92 150 92 142M148 160Q154 152 154 144', '#ffffffa0', 3),
  )
}

const dome = (ink: Ink): Svg => {
  const glass = 'M24 232C20 128 52 46 120 46S220 128 216 232C206 256 34 256 24 232z'
  return layers(
    fill(glass, ink.across('#ffffff38', ['#ffffff0c', 0.3], ['#ffffff08', 0.7], '#ffffff30')),
    fill(glass, 'none', { stroke: '#ffffffb0', 'stroke-width': 2.6 }),
    fill('M40 206C38 130 60 78 98 62C72 90 58 140 60 212C52 212 44 210 40 206z', '#ffffff70'),
    fill('M204 190C204 150 196 116 180 92C190 124 194 160 190 204C196 202 202 198 204 190z', '#ffffff50'),
    line('M30 240C60 262 180 262 210 240', '#ffffff90', 3),
    ink.solid(circlePath(120, 36, 16), ink.ball(gold.light, gold.base, gold.dark), { rim: '#fffbe6', width: 2 }),
    ink.solid(boxPath([98, 46], [44, 12], 6), ink.fall(gold.light, gold.base, gold.dark), { width: 1.6 }),
    disc(114, 30, 4, '#ffffffc0'),
    ring([120, 36], 22, '#ffe9a840', 2),
    glint([66, 92], 15),
    glint([188, 224], 10),
    glint([120, 18], 8),
  )
}
