import { afterFrame } from '#games/client/after-frame.ts'
import { element, setText } from '#games/client/element.ts'
import type { Json } from '#games/title/json.ts'
import { messages } from '../messages/en.ts'
import type { RoadView } from '../table-face.ts'
import { askRoads } from './ask-roads.ts'
import type { RoadResult } from './big-road.ts'
import { drawRoad, type RoadName } from './draw-road.ts'
import { roadNames, shortRoadNames } from './road-names.ts'
import { type RoadSides, sideMark } from './side-mark.ts'
import { countResults, summarizeResults } from './summarize-results.ts'

export type RoadsOptions = {
  readonly roads: readonly RoadName[]
  readonly sides: RoadSides
  readonly read: (trace: Json) => RoadResult
}

/** All roads of a table: one at a time on a phone, side by side where there is room. Each begins at its newest result. */
export function createRoads({ roads, sides, read }: RoadsOptions): RoadView {
  const names = { red: sides.red.name, blue: sides.blue.name, tie: sides.tie.name }
  const letters = { red: sides.red.letter, blue: sides.blue.letter, tie: sides.tie.letter }
  const panes = roads.map((road) => createPane(road))
  const choices = createChoices(roads, (chosen) => {
    for (const { root, road } of panes) root.classList.toggle('is-chosen', road === chosen)
    for (const { showNewest } of panes) showNewest()
  })
  const [summary, counts, asks] = [
    element('p', { class: 'spoken' }),
    element('p', { class: 'road-counts', 'aria-hidden': 'true' }),
    element('div', { class: 'asks' }),
  ]
  const foot = element('div', { class: 'road-foot' }, counts, asks)
  const note = element('p', { class: 'road-note' }, messages.pastResults)
  const root = element(
    'section',
    { class: 'roads', 'aria-label': messages.roads },
    summary,
    choices.root,
    element('div', { class: 'road-panes' }, ...panes.map((pane) => pane.root)),
    foot,
    note,
  )
  choices.choose('big')
  let shown: string | undefined
  /** Each road is a frame's work of its own, and its place is measured once. */
  const draw = async (results: readonly RoadResult[], text: string): Promise<void> => {
    for (const { road, show } of panes) {
      if (shown !== text) return
      show(drawRoad(road, results, letters))
      await afterFrame()
    }
  }
  return {
    root,
    show(traces) {
      const text = JSON.stringify(traces)
      if (text === shown) return
      shown = text
      const results = traces.map(read)
      void draw(results, text)
      setText(summary, summarizeResults(results, names))
      const counted = countResults(results)
      counts.replaceChildren(
        ...(['red', 'blue', 'tie'] as const).map((side) =>
          element('span', {}, ...sideMark(side, sides[side]), String(counted[side])),
        ),
      )
      if (roads.length > 2) asks.replaceChildren(...askRoads(results, sides))
    },
  }
}

function createPane(road: RoadName) {
  const sheet = element('div', { class: 'road-sheet', tabindex: '0', role: 'group', 'aria-label': roadNames[road] })
  const showNewest = (): void => {
    sheet.scrollLeft = sheet.scrollWidth
  }
  return {
    road,
    root: element(
      'div',
      { class: `road-pane is-${road}` },
      element('span', { class: 'road-name' }, roadNames[road]),
      sheet,
    ),
    showNewest,
    show: (drawn: SVGElement): void => {
      sheet.replaceChildren(drawn)
      showNewest()
    },
  }
}

function createChoices(roads: readonly RoadName[], onChoose: (road: RoadName) => void) {
  const buttons = roads.map((road) => ({
    road,
    button: element(
      'button',
      { type: 'button', class: 'road-choice', 'aria-label': roadNames[road], onclick: () => choose(road) },
      shortRoadNames[road],
    ),
  }))
  const choose = (chosen: RoadName): void => {
    for (const { road, button } of buttons) button.setAttribute('aria-pressed', String(road === chosen))
    onChoose(chosen)
  }
  const root = element(
    'div',
    { class: 'road-choices', role: 'group', 'aria-label': messages.roads },
    ...buttons.map(({ button }) => button),
  )
  return { root, choose }
}
