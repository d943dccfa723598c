import { formatHundredths } from '#core/money/format-money.ts'
import { afterFrame } from '#games/client/after-frame.ts'
import { element, setText } from '#games/client/element.ts'
import type { Matchday } from '../math/define-league.ts'
import type { Score } from '../math/league.ts'
import type { Fixture, Form, Market } from '../math/sport.ts'
import { kitShirt } from './kit-shirt.ts'
import type { LeagueFace } from './league-face.ts'
import { marketName } from './market-names.ts'
import { messages } from './messages/en.ts'

type ListDependencies = {
  readonly face: LeagueFace
  readonly onPick: (match: number, selection: string) => void
  readonly onWatch: (match: number) => void
}
type MatchListState = {
  readonly isOpen: boolean
  readonly watched: number
  readonly isPicked: (match: number, selection: string) => boolean
  readonly scores: readonly Score[] | undefined
  /** The final whistle has gone: what came true is lit. */
  readonly isOver: boolean
}

/** So many of the first matchday are there at once, as many as a phone shows; all others follow, one with each frame. */
const atOnce = 2

/** The fixtures of the matchday with all that can be bet on them. */
export function createMatchList({ face, onPick, onWatch }: ListDependencies) {
  const root = element('div', { class: 'matches' })
  const known: { round: string; cards: ReturnType<typeof createCard>[]; now: MatchListState | undefined } = {
    round: '',
    cards: [],
    now: undefined,
  }
  /**
   * All of a matchday at once are more than a frame's work. A card of the matchday before, on which nothing can be bet any more,
   * keeps its place until the new one takes it, so that who has scrolled stays where they are.
   */
  const lay = async (round: string, fixtures: Matchday['fixtures']): Promise<void> => {
    Object.assign(known, { round, cards: [] })
    const here = root.children.length === 0 ? atOnce : 0
    const onPickNow: typeof onPick = (match, selection) =>
      known.round === round ? onPick(match, selection) : undefined
    for (const [match, fixture] of fixtures.entries()) {
      if (match >= here) await afterFrame()
      if (known.round !== round) return
      const card = createCard(face, fixture, { match, onPick: onPickNow, onWatch })
      if (known.now !== undefined) card.show(known.now)
      known.cards.push(card)
      const before = root.children[match]
      if (before === undefined) root.append(card.root)
      else before.replaceWith(card.root)
    }
    while (root.children.length > fixtures.length) root.lastElementChild?.remove()
  }
  return {
    root,
    show(round: string, { fixtures }: Matchday, now: MatchListState): void {
      known.now = now
      if (round !== known.round) void lay(round, fixtures)
      for (const card of known.cards) card.show(now)
    },
  }
}

type Card = { readonly match: number } & Pick<ListDependencies, 'onPick' | 'onWatch'>

function createCard(face: LeagueFace, fixture: Fixture, card: Card) {
  const { sport } = face
  const { match, onWatch } = card
  const [first, ...more] = sport.markets
  const odds = createOdds(face, fixture, card)
  const scores = [element('b', { class: 'live-score' }), element('b', { class: 'live-score' })] as const
  const sides = ([fixture.home, fixture.away] as const).map((team, side) => {
    const { kit, name } = sport.teams[team] ?? { kit: ['#000', '#000'] as const, name: '' }
    return element(
      'span',
      { class: 'side' },
      kitShirt(kit),
      element('span', { class: 'side-name' }, name),
      formMark(fixture.form[side] ?? 0),
      scores[side],
    )
  })
  const head = element('button', { type: 'button', class: 'match-head', onclick: () => onWatch(match) }, ...sides)
  const moreBets = element('details', { class: 'more' }, element('summary', {}, messages.allBets))
  // Most are never opened, and all of them of a matchday at once are more than a frame's work.
  const openMoreBets = (): void => moreBets.append(...more.map((market) => odds.marketOf(market, { hasTitle: true })))
  moreBets.addEventListener('toggle', openMoreBets, { once: true })
  const shortly = first === undefined ? undefined : odds.marketOf(first, { hasTitle: false })
  const root = element('article', { class: 'match' }, head, shortly, moreBets)
  return {
    root,
    show(now: MatchListState): void {
      root.classList.toggle('is-watched', now.watched === match)
      const score = now.scores?.[match]
      for (const [side, cell] of scores.entries()) setText(cell, score === undefined ? '' : String(score[side]))
      odds.show(now)
    },
  }
}

/** The markets of a match. A market rendered later looks like the others at once. */
function createOdds({ sport, label }: LeagueFace, fixture: Fixture, { match, onPick }: Card) {
  const buttons = new Map<string, HTMLButtonElement>()
  let latest: MatchListState | undefined
  const showOne = (selection: string, button: HTMLButtonElement): void => {
    if (latest === undefined) return
    const score = latest.scores?.[match]
    button.disabled = !latest.isOpen
    button.setAttribute('aria-pressed', String(latest.isPicked(match, selection)))
    const isTrue = latest.isOver && score !== undefined && sport.wins(selection, fixture, score)
    button.classList.toggle('is-true', isTrue)
  }
  const buttonOf = (selection: string): HTMLButtonElement | undefined => {
    const odds = fixture.odds[selection]
    if (odds === undefined) return undefined
    const button = element(
      'button',
      { type: 'button', class: 'odds', 'aria-pressed': 'false', onclick: () => onPick(match, selection) },
      element('span', {}, label(selection, fixture)),
      element('b', {}, formatHundredths(odds)),
    )
    buttons.set(selection, button)
    showOne(selection, button)
    return button
  }
  return {
    marketOf(market: Market, { hasTitle }: { readonly hasTitle: boolean }): HTMLElement {
      const made = market.selections.flatMap((selection) => buttonOf(selection) ?? [])
      const columns = Math.min(3, Math.max(2, made.length))
      return element(
        'div',
        { class: 'market', role: 'group', 'aria-label': marketName(market) },
        hasTitle ? element('h3', {}, marketName(market)) : undefined,
        element('div', { class: `odds-row is-${made.length > 6 ? 4 : columns}` }, ...made),
      )
    },
    show(now: MatchListState): void {
      latest = now
      for (const [selection, button] of buttons) showOne(selection, button)
    },
  }
}

function formMark(form: Form): HTMLElement | undefined {
  if (form === 0) return undefined
  const [text, sign, look] = form > 0 ? [messages.inGoodForm, '▲', 'is-up'] : [messages.inPoorForm, '▼', 'is-down']
  return element('i', { class: `form ${look}`, title: text, role: 'img', 'aria-label': text }, sign)
}
