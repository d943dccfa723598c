import { formatMessage } from '#core/message/format-message.ts'
import { element, setText } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { Crew } from '#games/rgs/table-contract.ts'
import { partOf } from '#games/title/pay.ts'
import { messages } from '../messages/en.ts'
import type { FlightMoment } from './flight-moment.ts'
import { heightText } from './height-band.ts'

export type CrewRow = {
  readonly name: string
  readonly stake: number
  /** In hundredths, where it left; null while it is aboard. */
  readonly out: number | null
  readonly isOwn: boolean
}
export type OwnBet = {
  readonly passenger: number | undefined
  readonly stake: number
  readonly out: number | undefined
}

/** The player's own bets first, then the others' as the studio sorted them. */
export function crewRows(crew: Pick<Crew, 'passengers'> | undefined, own: readonly OwnBet[]): readonly CrewRow[] {
  const numbers = new Set(own.map(({ passenger }) => passenger))
  const others = (crew?.passengers ?? []).filter(({ passenger }) => !numbers.has(passenger))
  return [
    ...own.map(({ stake, out }) => ({ name: messages.you, stake, out: out ?? null, isOwn: true })),
    ...others.map(({ name, stake, out }) => ({ name, stake, out, isOwn: false })),
  ]
}

type CrewNews = {
  readonly crew: Crew | undefined
  readonly own: readonly OwnBet[]
  readonly phase: FlightMoment['phase']
}

/** What the line above the list says: how many there are and what is in the air, or that nobody else is there. */
export function crewText({ crew, own, phase }: CrewNews): string {
  const players = crew?.players ?? 0
  if (crewRows(crew, own).every(({ isOwn }) => isOwn)) return messages.aloneOnFlight
  if (phase === 'gone') return formatMessage(messages.playersOnFlight, { count: players })
  return formatMessage(messages.playersInTheAir, { count: players, amount: money(crew?.inTheAir ?? 0) })
}

type Row = ReturnType<typeof createRow>

/** The players on the flight, and the largest wins of the day. Rows are kept and written again: there are few, and they change often. */
export function createCrewList() {
  const [totals, list, top] = [element('p', { class: 'crew-totals' }), element('ol'), element('ol', { hidden: true })]
  const [crewRow, topRow] = [rowsIn(list), rowsIn(top)]
  const noWins = emptyNote(messages.noTopWins, messages.topWinsHint)
  const nobody = emptyNote(messages.nobodyOnFlight, messages.nobodyHint)
  const tab = (label: string, isTop: boolean): HTMLButtonElement =>
    element(
      'button',
      { type: 'button', role: 'tab', 'aria-selected': String(!isTop), onclick: () => choose(isTop) },
      label,
    )
  const tabs = [tab(messages.thisFlight, false), tab(messages.topWinsToday, true)]
  const state = { isTop: false, hasWins: false, hasRows: false }
  const show = (): void => {
    list.hidden = state.isTop
    totals.hidden = state.isTop || !state.hasRows
    nobody.hidden = state.isTop || state.hasRows
    top.hidden = !state.isTop
    noWins.hidden = !state.isTop || state.hasWins
    tabs.forEach((each, index) => each.setAttribute('aria-selected', String((index === 1) === state.isTop)))
  }
  const choose = (isTop: boolean): void => {
    state.isTop = isTop
    show()
  }
  return {
    root: element(
      'section',
      { class: 'flight-crew', 'aria-label': messages.betsOnFlight },
      element('div', { class: 'crew-tabs', role: 'tablist' }, ...tabs),
      totals,
      nobody,
      noWins,
      element('div', { class: 'crew-rows', tabindex: 0 }, list, top),
    ),
    show(news: CrewNews): void {
      setText(totals, crewText(news))
      const rows = crewRows(news.crew, news.own)
      state.hasRows = rows.length > 0
      crewRow(rows, (row, { name, stake, out, isOwn }) => {
        row.write(name, money(stake), out === null ? '' : `${heightText(out)}  ${money(partOf(stake, out))}`)
        row.root.className = `${isOwn ? 'is-own' : ''} ${out === null ? (news.phase === 'gone' ? 'is-lost' : '') : 'is-out'}`
      })
      const wins = news.crew?.topWins ?? []
      topRow(wins, (row, { name, win, times }) => row.write(name, heightText(times), money(win)))
      state.hasWins = wins.length > 0
      show()
    },
  }
}

/** Where a list has no rows, how one comes to be on it. */
const emptyNote = (text: string, hint: string): HTMLElement =>
  element('p', { class: 'crew-empty', hidden: true }, element('b', {}, text), hint)

function createRow() {
  const cells = [
    element('span', { class: 'crew-name' }),
    element('span'),
    element('span', { class: 'crew-out' }),
  ] as const
  return {
    root: element('li', {}, ...cells),
    write: (...texts: readonly string[]) => cells.forEach((cell, index) => setText(cell, texts[index] ?? '')),
  }
}

/** As many rows as there are facts. */
const rowsIn = (list: HTMLElement) => {
  const rows: Row[] = []
  return <Fact>(facts: readonly Fact[], write: (row: Row, fact: Fact) => void): void => {
    while (rows.length < facts.length) {
      const row = createRow()
      rows.push(row)
      list.append(row.root)
    }
    rows.forEach((row, index) => {
      const fact = facts[index]
      row.root.hidden = fact === undefined
      if (fact !== undefined) write(row, fact)
    })
  }
}
