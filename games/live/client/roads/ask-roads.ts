import { formatMessage } from '#core/message/format-message.ts'
import { element } from '#games/client/element.ts'
import { messages } from '../messages/en.ts'
import type { RoadResult } from './big-road.ts'
import { askRoad, type DerivedRoad } from './derived-road.ts'
import { drawMark } from './draw-road.ts'
import type { RoadSide } from './lay-out-streaks.ts'
import { roadNames } from './road-names.ts'
import { type NamedSide, type RoadSides, sideMark } from './side-mark.ts'

const markNames = { red: messages.red, blue: messages.blue } as const
const derived: readonly DerivedRoad[] = ['bigEye', 'small', 'cockroach']

/** What the next win of each side would draw in the derived roads. */
export function askRoads(results: readonly RoadResult[], sides: RoadSides): readonly HTMLElement[] {
  return (['red', 'blue'] as const).map((next) => askOf(results, next, sides[next]))
}

function askOf(results: readonly RoadResult[], next: RoadSide, side: NamedSide): HTMLElement {
  const found = derived.map((road) => ({ road, mark: askRoad(results, road, next) }))
  const marks = found
    .map(({ road, mark }) =>
      formatMessage(messages.askMark, {
        road: roadNames[road],
        mark: mark === undefined ? messages.noMark : markNames[mark],
      }),
    )
    .join(', ')
  return element(
    'p',
    { class: 'ask' },
    element('span', { class: 'spoken' }, formatMessage(messages.askSpoken, { side: side.name, marks })),
    element('span', { class: 'ask-side', 'aria-hidden': 'true' }, ...sideMark(next, side), '?'),
    ...found.map(({ road, mark }) => drawMark(road, mark)),
  )
}
