import { centavosFromNumber } from '#core/money/centavos.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { SlipView, TableNews } from '#games/rgs/table-contract.ts'
import type { LegView, Matchday } from '../math/define-league.ts'
import { rankedTeams, seasonOf } from '../math/league.ts'
import { slipOddsShown, slipPays } from '../math/slip.ts'
import { kitShirt } from './kit-shirt.ts'
import type { LeagueFace } from './league-face.ts'
import { tracesOf } from './league-news.ts'
import { isWaiting } from './slips.ts'
import { marketName, marketOf } from './market-names.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const pointsOfWin = 3

/** The season so far, the best team first. */
export function standingsPanel(
  { sport: { teams, markets } }: LeagueFace,
  { season, matchday, standings }: Matchday,
): HTMLElement {
  // A sport without draws counts wins and losses.
  const hasDraws = markets.some(({ selections }) => selections.includes('draw'))
  const rows = rankedTeams(standings).map((team, index) => {
    const { played, won, drawn, lost, scored, conceded } = standings[team] ?? {
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      scored: 0,
      conceded: 0,
    }
    const { kit, name } = teams[team] ?? { kit: ['#000', '#000'] as const, name: '' }
    const difference = signed(scored - conceded)
    const cells = hasDraws
      ? [played, won, drawn, lost, difference, won * pointsOfWin + drawn]
      : [played, difference, lost, won]
    return element(
      'tr',
      {},
      element('td', {}, String(index + 1)),
      element(
        'th',
        { scope: 'row' },
        element('span', { class: 'side' }, kitShirt(kit), element('span', { class: 'side-name' }, name)),
      ),
      ...cells.map((cell) => element('td', {}, String(cell))),
    )
  })
  const names = hasDraws
    ? [messages.played, messages.wins, messages.draws, messages.losses, '±', messages.points]
    : [messages.played, '±', messages.losses, messages.wins]
  const head = ['', messages.team, ...names].map((text) => element('th', { scope: 'col' }, text))
  return element(
    'div',
    {},
    element('p', { class: 'panel-title' }, formatMessage(messages.standingsBefore, { season, matchday })),
    element(
      'table',
      { class: 'standings' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    ),
  )
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

const matchdaysShown = 12

/** Played matchdays, newest first. */
export function resultsPanel({ sport: { teams } }: LeagueFace, news: TableNews): HTMLElement {
  const traces = tracesOf(news).toReversed().slice(0, matchdaysShown)
  const last = news.phase === 'over' ? news.number : news.number - 1
  if (traces.length === 0) return element('p', { class: 'empty' }, messages.resultsEmpty)
  const days = traces.map((matches, index) => {
    const { season, matchday } = seasonOf(last - index, teams.length)
    const lines = matches.map(([home, away, homeScore, awayScore]) =>
      element(
        'li',
        {},
        element('span', {}, teams[home]?.name ?? ''),
        element('b', {}, `${homeScore} : ${awayScore}`),
        element('span', {}, teams[away]?.name ?? ''),
      ),
    )
    return element(
      'section',
      {},
      element('p', { class: 'panel-title' }, formatMessage(messages.seasonMatchday, { season, matchday })),
      element('ul', { class: 'results' }, ...lines),
    )
  })
  return element('div', {}, ...days)
}

const states: Readonly<Record<SlipView['state'], string>> = {
  none: '',
  pending: messages.confirming,
  placed: messages.placed,
  over: '',
  refused: messages.notPlaced,
  voided: messages.betReturned,
}

/** The player's last slips, leg by leg. `isSeen` keeps a result back until its match has been played out. */
export function slipsPanel(
  face: LeagueFace,
  { slips, isSeen }: { readonly slips: readonly SlipView[]; readonly isSeen: (round: string) => boolean },
): HTMLElement {
  const accepted = slips.filter((slip) => slip.bets.length > 0)
  if (accepted.length === 0) return element('p', { class: 'empty' }, messages.slipsEmpty)
  const cards = accepted.map((slip) => {
    const legs = slip.told as unknown as readonly LegView[]
    const { season, matchday } = seasonOf(slip.number, face.sport.teams.length)
    return element(
      'article',
      { class: 'slip' },
      element(
        'p',
        { class: 'panel-title' },
        formatMessage(messages.seasonMatchday, { season, matchday }),
        element('b', {}, outcomeOf(slip)),
      ),
      element('ul', {}, ...legs.map((leg) => legItem(face, leg, isSeen(slip.round)))),
      element('p', { class: 'slip-sum' }, sumOf(slip, legs)),
    )
  })
  return element('div', { class: 'slips' }, ...cards)
}

function legItem({ sport, label }: LeagueFace, leg: LegView, isSeen: boolean): HTMLElement {
  const { home, away, selection, odds, score, isWon } = leg
  const market = marketOf(sport, selection)
  const pick = label(selection, leg)
  const text = market === undefined ? pick : formatMessage(messages.marketPick, { market: marketName(market), pick })
  return element(
    'li',
    { class: isSeen && isWon !== null ? (isWon ? 'is-true' : 'is-false') : '' },
    element('span', { class: 'leg-match' }, `${sport.teams[home]?.short} – ${sport.teams[away]?.short}`),
    element('span', { class: 'leg-text' }, text),
    element('span', { class: 'leg-score' }, isSeen && score !== null ? score.join(' : ') : ''),
    element('b', {}, formatHundredths(odds)),
  )
}

const outcomeOf = (slip: SlipView): string =>
  slip.state === 'over'
    ? slip.win > 0
      ? formatMessage(messages.wonAmount, { amount: money(slip.win) })
      : messages.lost
    : states[slip.state]

function sumOf(slip: SlipView, legs: readonly LegView[]): string {
  const odds = legs.map((leg) => leg.odds)
  const shown = { staked: money(slip.staked), odds: formatHundredths(slipOddsShown(odds)) }
  if (!isWaiting(slip)) return formatMessage(messages.stakedAtOdds, shown)
  const amount = money(Number(slipPays(centavosFromNumber(slip.staked), odds)))
  return formatMessage(messages.stakedAtOddsPays, { ...shown, amount })
}
