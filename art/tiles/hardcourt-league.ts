import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { palm } from '../parts/nature.ts'
import {
  box,
  boxPath,
  circlePath,
  disc,
  fill,
  layers,
  line,
  oval,
  repeat,
  scatter,
  steps,
  type Svg,
} from '../parts/shapes.ts'

const ballAt: readonly [number, number] = [120, 118]

/** Dusk on a neighbourhood court: the ball drops to the hoop. */
export const hardcourtLeague: Drawing = {
  ground: '#e8642a',
  draw: (ink) =>
    layers(dusk(ink), board(ink), hoopBehind(), ball(ink), net(ink), court(ink), vignette(ink, [240, 320], '#2a0a3a')),
}

const dusk = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#3a2a9a', ['#a83aa0', 0.34], ['#ff6a5a', 0.62], '#ffb84a')),
    rays([120, 230], { count: 24, reach: 330, paint: '#fff0b024', turn: 3 }),
    glow(ink, [120, 226], 140, '#ffdf8acc'),
    fill('M0 190H28V168H60V196H78V178H104V212H0zM240 180H214V156H186V190H166V174H148V212H240z', '#4a1a6a'),
    ...(
      [
        [10, 178],
        [38, 180],
        [46, 180],
        [196, 168],
        [222, 190],
        [172, 186],
        [88, 190],
      ] as const
    ).map(([x, y]) => box([x, y], [6, 8], '#ffcf6a', 1)),
    palm(ink, { at: [222, 236], height: 110, lean: -14, leaf: '#2a1058', trunk: '#4a1f5a' }),
    palm(ink, { at: [12, 236], height: 92, lean: 10, leaf: '#2a1058', trunk: '#4a1f5a' }),
  )

const board = (ink: Ink): Svg =>
  layers(
    box([112, 150], [16, 140], ink.across('#8a90b8', '#3a3a6a')),
    fill(boxPath([38, 30], [168, 118], 8), '#1a083a80', { transform: 'translate(4 8)' }),
    ink.solid(boxPath([36, 28], [168, 118], 8), ink.slant('#ffffff', ['#f0f0ff', 0.5], '#b8b0dc'), {
      rim: '#ffffff',
      width: 4,
    }),
    fill(boxPath([44, 36], [152, 102], 4), 'none', { stroke: '#f0482a', 'stroke-width': 5 }),
    fill(boxPath([84, 76], [72, 56], 2), 'none', { stroke: '#2f5ad8', 'stroke-width': 5 }),
    fill('M44 36H104L44 98z', '#ffffff90'),
  )

const hoopBehind = (): Svg =>
  layers(
    `<path d="M66 170A54 15 0 0 1 174 170" fill="none" stroke="#8a1f0c" stroke-width="8"/>`,
    `<path d="M66 168A54 15 0 0 1 174 168" fill="none" stroke="#f0582a" stroke-width="4"/>`,
  )

const ball = (ink: Ink): Svg => {
  const [x, y] = ballAt
  const outline = circlePath(x, y, 52)
  return layers(
    line('M104 8C106 28 108 44 112 60M124 2V54M140 10C138 30 136 44 132 60', '#ffffff70', 4),
    glow(ink, ballAt, 84, '#ffb04ab2'),
    fill(outline, '#5a140c'),
    ink.solid(outline, ink.ball('#ffe0a0', ['#ff9a3d', 0.4], ['#e8581f', 0.7], '#8a200c'), {
      rim: '#fff3d0',
      shade: '#4a0818c0',
      width: 6,
    }),
    ink.clip(
      outline,
      line(
        `M${x - 60} ${y + 16}C${x - 20} ${y - 14} ${x + 24} ${y - 16} ${x + 60} ${y + 6}M${x - 22} ${y - 60}C${x + 6} ${y - 20} ${x + 10} ${y + 20} ${x - 4} ${y + 60}M${x - 60} ${y - 30}C${x - 26} ${y - 26} ${x - 14} ${y + 20} ${x - 36} ${y + 56}M${x + 26} ${y - 56}C${x + 10} ${y - 14} ${x + 26} ${y + 26} ${x + 60} ${y + 34}`,
        '#4a100c',
        4.4,
      ),
      scatter(30, 70, (chance) => disc(x - 50 + chance() * 100, y - 50 + chance() * 100, 0.9, '#5a140c50')),
    ),
    fill(`M${x - 38} ${y - 16}A42 42 0 0 1 ${x - 8} ${y - 42}A48 48 0 0 0 ${x - 38} ${y - 16}z`, '#ffffffd0'),
  )
}

const net = (ink: Ink): Svg =>
  layers(
    fill('M68 172L88 250Q120 262 152 250L172 172Q120 192 68 172z', '#ffffff18'),
    line(
      repeat(
        8,
        (step) =>
          `M${70 + step * 14.2} ${172 + Math.sin((step / 7) * Math.PI) * 11}L${96 + step * 9} 252M${70 + step * 14.2} ${172 + Math.sin((step / 7) * Math.PI) * 11}L${82 + step * 7.4} 252`,
      ),
      '#ffffffe0',
      2.2,
    ),
    line('M76 196Q120 214 164 196M82 218Q120 234 158 218M88 240Q120 254 152 240', '#ffffffb0', 2),
    `<path d="M66 170A54 15 0 0 0 174 170" fill="none" stroke="#7a1408" stroke-width="11"/>`,
    `<path d="M66 168.600A54 15 0 0 0 174 168.600" fill="none" stroke="${ink.across('#ffb08a', '#f0482a', '#b82410')}" stroke-width="7.500"/>`,
    `<path d="M76 174A54 15 0 0 0 124 182" fill="none" stroke="#ffe0c8" stroke-width="2.400" stroke-linecap="round"/>`,
  )

const court = (ink: Ink): Svg =>
  layers(
    fill('M0 262H240V330H0z', ink.fall('#e0783a', '#7a2a2a')),
    ...steps(7, (step) => line(`M${-60 + step * 60} 330L${60 + step * 20} 262`, '#7a2a1a60', 2)),
    `<ellipse cx="120" cy="300" rx="92" ry="22" fill="none" stroke="#fff3d8" stroke-width="4"/>`,
    line('M0 264H240', '#fff3d8', 3),
    oval([120, 282], [40, 8], '#3a0a2a70'),
    glint([88, 90], 14),
    glint([184, 48], 9),
    glint([170, 176], 8),
  )
