import { formatHundredths } from '#core/money/format-money.ts'
import { element, icon } from '#games/client/element.ts'
import type { Matchday } from '../math/define-league.ts'
import { legsMax, slipOddsShown } from '../math/slip.ts'
import type { LeagueFace } from './league-face.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type Pick = { readonly match: number; readonly selection: string }
type Bar = {
  readonly face: LeagueFace
  readonly matchday: () => Matchday | undefined
  readonly onChange: () => void
  readonly onTooMany: (text: string) => void
}

/** The slip that is being written: one pick a match, played together or one by one. */
export function createSlipBar(needs: Bar) {
  const { matchday, onChange, onTooMany } = needs
  let [picks, isCombined]: [readonly Pick[], boolean] = [[], true]
  const legs = element('ul', { class: 'slip-legs', 'aria-label': messages.yourSlip })
  const ways = element('div', { class: 'slip-ways', role: 'radiogroup', 'aria-label': messages.slipType })
  const root = element('div', { class: 'slip-bar', hidden: true }, legs, ways)
  const oddsOf = ({ match, selection }: Pick): number => matchday()?.fixtures[match]?.odds[selection] ?? 0
  const show = (): void => {
    root.hidden = picks.length === 0
    legs.replaceChildren(...picks.map((pick) => legLine(needs, pick, () => change(without(picks, pick)))))
    ways.hidden = picks.length < 2
    const product = formatHundredths(slipOddsShown(picks.map(oddsOf)))
    ways.replaceChildren(
      wayButton({
        text: formatMessage(messages.parlay, { odds: product }),
        isChosen: isCombined,
        choose: () => play(true),
      }),
      wayButton({
        text: formatMessage(messages.singles, { count: picks.length }),
        isChosen: !isCombined,
        choose: () => play(false),
      }),
    )
    onChange()
  }
  const change = (next: readonly Pick[]): void => {
    picks = next
    show()
  }
  const play = (combined: boolean): void => {
    isCombined = combined
    show()
  }
  const written = (given: readonly Pick[]): Slip => ({
    bet: given.map(({ match, selection }) => `${match}.${selection}`),
    odds: given.map(oddsOf),
  })
  return {
    root,
    picks: () => picks,
    has: (match: number, selection: string) => picks.some((pick) => isSame(pick, { match, selection })),
    slips: (): Slip[] => (isCombined && picks.length > 0 ? [written(picks)] : picks.map((pick) => written([pick]))),
    toggle(pick: Pick): void {
      const others = picks.filter(({ match }) => match !== pick.match)
      if (picks.some((known) => isSame(known, pick))) return change(others)
      if (others.length >= legsMax) return onTooMany(formatMessage(messages.tooManyLegs, { most: legsMax }))
      change([...others, pick])
    },
    clear: () => (picks.length > 0 ? change([]) : undefined),
  }
}

/** What would be placed: the legs, and their odds. */
type Slip = { readonly bet: readonly string[]; readonly odds: readonly number[] }

const isSame = (one: Pick, other: Pick): boolean => one.match === other.match && one.selection === other.selection
const without = (picks: readonly Pick[], dropped: Pick): Pick[] => picks.filter((pick) => !isSame(pick, dropped))

function legLine(
  { face: { sport, label }, matchday }: Bar,
  { match, selection }: Pick,
  onDrop: () => void,
): HTMLElement {
  const fixture = matchday()?.fixtures[match]
  if (fixture === undefined) return element('li')
  const what = label(selection, fixture)
  return element(
    'li',
    {},
    element('span', { class: 'slip-who' }, `${sport.teams[fixture.home]?.short} – ${sport.teams[fixture.away]?.short}`),
    element('span', { class: 'slip-what' }, what),
    element('b', {}, formatHundredths(fixture.odds[selection] ?? 0)),
    element(
      'button',
      {
        type: 'button',
        class: 'slip-drop',
        'aria-label': formatMessage(messages.removePick, { pick: what }),
        onclick: onDrop,
      },
      icon('close'),
    ),
  )
}

type WayButton = { readonly text: string; readonly isChosen: boolean; readonly choose: () => void }

const wayButton = ({ text, isChosen, choose }: WayButton): HTMLElement =>
  element('button', { type: 'button', role: 'radio', 'aria-checked': String(isChosen), onclick: choose }, text)
