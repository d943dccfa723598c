import type { Ink } from './ink.ts'
import { boxPath, circlePath, fill, line, type Placement, place, starPath, type Svg } from './shapes.ts'
import { starLantern } from './star-lantern.ts'

const tiles = ['#ff5a6a', '#ffb02e', '#2fb8a8', '#4a7aff', '#b04aff', '#3fc86a', '#ff8a3d', '#ff6ab0', '#18b8d8']

/** A phone, 140 by 280 about its middle, with the house's star above its own small tiles. */
export function phone(ink: Ink, placing: Placement): Svg {
  const screen = boxPath([-62, -130], [124, 260], 16)
  return place(
    placing,
    fill(boxPath([-64, -132], [144, 284], 24), '#0c052480'),
    ink.solid(boxPath([-70, -140], [140, 280], 24), ink.slant('#f4f0ff', ['#8a7ac8', 0.3], '#241448'), {
      rim: '#ffffff',
      width: 3,
    }),
    fill(screen, ink.fall('#4a2fb8', ['#2a1a6a', 0.5], '#140b2e')),
    ink.clip(
      screen,
      starLantern(ink, { at: [0, -66], scale: 0.46 }, ['#ffcf5f', '#b3a4ff']),
      ...tiles.map((colour, step) =>
        place(
          { at: [-38 + (step % 3) * 38, 28 + Math.floor(step / 3) * 40] },
          fill(boxPath([-16, -17], [32, 34], 7), ink.slant('#ffffff', [colour, 0.3], colour)),
          fill(starPath([0, 0], [9, 4]), '#ffffffe0'),
        ),
      ),
      fill('M-62-130H20L-62 60z', '#ffffff18'),
    ),
    fill(boxPath([-20, -126], [40, 8], 4), '#0c0524'),
    line('M-70-70V-30', '#ffffff80', 2),
    fill(circlePath(14, -122, 2), '#5a4aa8'),
  )
}

/** An arrow that goes down into a tray. */
export const downloadSign = (ink: Ink, placing: Placement): Svg =>
  place(
    placing,
    fill(circlePath(3, 6, 44), '#0c052470'),
    ink.solid(circlePath(0, 0, 44), ink.slant('#b8ffd8', ['#2fd88a', 0.4], '#0a7a5a'), { rim: '#ffffff', width: 4 }),
    line('M0-22V10M-15-4L0 12L15-4', '#ffffff', 8),
    line('M-20 24H20', '#ffffff', 7),
  )
