import { clear, type Colour, darker, lighter } from './colour.ts'
import type { Ink } from './ink.ts'
import { shadow } from './light.ts'
import { boxPath, fill, line, type Placement, place, type Svg } from './shapes.ts'

/** A wrapped box with a bow, 120 wide and 130 high about its middle. */
export const giftBox = (ink: Ink, placing: Placement, paper: Colour, ribbon: Colour): Svg =>
  place(
    placing,
    shadow(ink, [0, 64], [78, 12], 0.7),
    ink.solid(
      boxPath([-54, -20], [108, 84], 8),
      ink.slant(lighter(paper, 0.35), [paper, 0.4], darker(paper, 0.45)),
      {},
    ),
    fill(boxPath([-13, -20], [26, 84], 0), ink.across(lighter(ribbon, 0.4), ribbon, darker(ribbon, 0.3))),
    fill('M-54-14H54V-2H-54z', clear('#0c0524', 0.25)),
    ink.solid(boxPath([-62, -42], [124, 32], 7), ink.slant(lighter(paper, 0.45), paper, darker(paper, 0.35)), {}),
    fill(boxPath([-14, -42], [28, 32], 0), ink.across(lighter(ribbon, 0.5), ribbon, darker(ribbon, 0.25))),
    ...[-1, 1].map((side) =>
      place(
        { at: [0, -44], scale: [side, 1] },
        ink.solid(
          'M0 0C8-34 52-44 54-18C55-2 26 4 0 0z',
          ink.slant(lighter(ribbon, 0.5), ribbon, darker(ribbon, 0.35)),
          {
            width: 2,
          },
        ),
        fill('M8-6C18-24 40-28 42-16C42-8 24-3 8-6z', darker(ribbon, 0.35)),
      ),
    ),
    ink.solid('M-12-54H12V-36H-12z', ink.fall(lighter(ribbon, 0.4), ribbon), { width: 1.6 }),
    line('M-46-8V54', '#ffffff40', 3),
  )
