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
  /** What else is shown of the results, before the roads. */
  readonly views?: readonly ResultView[]
}

/** The results in a way of a table's own. */
export type ResultView = {
  readonly key: string
  readonly name: string
  readonly shortName: string
  readonly draw: (traces: readonly Json[]) => Element
}

/** All roads of a table: one at a time on a phone, side by side where there is room. Each begins at its newest result. */
export function createRoads({ roads, sides, read, views = [] }: RoadsOptions): RoadView {
  const names = { red: sides.red.name, blue: sides.blue.name, tie: sides.tie.name }
  const drawings = [...views, ...viewsOfRoads({ roads, sides, read })]
  const panes = drawings.map((view) => createPane(view))
  const choices = createChoices(drawings, (chosen) => {
    for (const { root, key } of panes) root.classList.toggle('is-chosen', key === chosen)
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
  choices.choose(views[0]?.key ?? 'big')
  let shown: string | undefined
  /** Each road is a frame's work of its own, and its place is measured once. */
  const draw = async (traces: readonly Json[], text: string): Promise<void> => {
    for (const pane of panes) {
      if (shown !== text) return
      pane.show(traces)
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
      void draw(traces, text)
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

function viewsOfRoads({ roads, sides, read }: RoadsOptions): readonly ResultView[] {
  const letters = { red: sides.red.letter, blue: sides.blue.letter, tie: sides.tie.letter }
  return roads.map((road) => ({
    key: road,
    name: roadNames[road],
    shortName: shortRoadNames[road],
    draw: (traces) => drawRoad(road, traces.map(read), letters),
  }))
}

function createPane({ key, name, draw }: ResultView) {
  const sheet = element('div', { class: 'road-sheet', tabindex: '0', role: 'group', 'aria-label': name })
  const showNewest = (): void => {
    sheet.scrollLeft = sheet.scrollWidth
  }
  return {
    key,
    root: element('div', { class: `road-pane is-${key}` }, element('span', { class: 'road-name' }, name), sheet),
    showNewest,
    show: (traces: readonly Json[]): void => {
      sheet.replaceChildren(draw(traces))
      showNewest()
    },
  }
}

function createChoices(views: readonly ResultView[], onChoose: (key: string) => void) {
  const buttons = views.map(({ key, name, shortName }) => ({
    key,
    button: element(
      'button',
      { type: 'button', class: 'road-choice', 'aria-label': name, onclick: () => choose(key) },
      shortName,
    ),
  }))
  const choose = (chosen: string): void => {
    const used = buttons.find(({ button }) => button === document.activeElement)?.button
    for (const { key, button } of buttons) button.setAttribute('aria-pressed', String(key === chosen))
    onChoose(chosen)
    if (used !== undefined && !isShown(used)) buttons.find(({ button }) => isShown(button))?.button.focus()
  }
  const root = element(
    'div',
    { class: 'road-choices', role: 'group', 'aria-label': messages.roads },
    ...buttons.map(({ button }) => button),
  )
  return { root, choose }
}

/** A low phone shows one choice, the next: the focus goes on to it. */
const isShown = (button: HTMLElement): boolean => getComputedStyle(button).display !== 'none'
