import { dayOf } from '#core/clock/manila.ts'
import { type Instant, instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { centavos } from '#core/money/centavos.ts'
import { pauseGame } from '#features/lobby/catalogue/server/index.ts'
import {
  changed,
  csvTime,
  handleStaff,
  handleStaffChange,
  handleStaffList,
  type StaffDependencies,
  staffMessages,
} from '#features/office/staff/server/index.ts'
import { providerNames } from '#features/play/game-wallet/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { returnStateWords } from '../../return-state-words.ts'
import { isBought, termsOfBand } from '../../bought-rounds.ts'
import { roundsToFind } from '../../rules.ts'
import { closeReturnCase, listGameReturns, viewGameReturn } from '../../staff-contract.ts'
import { countedView, shareOf } from '../counted-view.ts'
import { scopeOf, stateOfBand } from '../judge-returns.ts'
import { termsOf } from '../terms-of.ts'
import { caseClose, caseFindForUpdate, casesOfGame, type ReturnCase } from '../store/return-case.store.ts'
import { type SeriesSums, sumsOfSeries } from '../store/return-day.store.ts'
import { type ListedSeries, listedSeriesFind, returnsForStaff } from '../store/return-list.store.ts'
import { countStateFind, returnLock, seriesBegin, seriesEnd } from '../store/return-series.store.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** A game that returns so much more than it says costs the house its whole share of most games. */
const foundMore = 0.03
/** Of a percent. */
const millionthsOfHundredth = 100

const listHandler = handleStaffList(listGameReturns, {
  read: async ({ input: { text, type, state, cases, from, until, ...paging }, db, limit, countMax }) => {
    const filter = {
      open: true,
      text: text || undefined,
      type: chosen(type),
      state: chosen(state),
      cases: chosen(cases),
    }
    const [page, counted] = await Promise.all([
      returnsForStaff.read(db, { ...paging, filter, limit, countMax }),
      countStateFind(db),
    ])
    const sums = await sumsOfSeries(db, {
      series: page.rows.map(({ id }) => id),
      ...daysOf(from, until),
      byStake: false,
    })
    const sumsOf = new Map(sums.map((each) => [each.seriesId, each]))
    return { ...page, ...counted, rows: page.rows.map((row) => rowView(row, sumsOf.get(row.id))) }
  },
  names: providerNames,
  csv: [
    { name: 'Game', cell: ({ name }) => name },
    { name: 'Code', cell: ({ code }) => code },
    { name: 'Provider', cell: ({ provider }, names) => names.get(provider) ?? provider },
    { name: 'Category', cell: ({ type }) => type },
    { name: 'Version', cell: ({ version }) => version },
    { name: 'Since (Manila)', cell: ({ since }) => csvTime(since) },
    { name: 'Rounds', cell: ({ rounds }) => rounds },
    { name: 'Staked', cell: ({ staked }) => plainDecimal(staked) },
    { name: 'Returned', cell: ({ won }) => plainDecimal(won) },
    { name: 'Measured, %', cell: ({ measured }) => percentText(measured) },
    { name: 'Declared from, %', cell: ({ lowest }) => percentText(lowest) },
    { name: 'Declared to, %', cell: ({ highest }) => percentText(highest) },
    { name: '95% from', cell: ({ usual }) => percentText(usual?.low ?? null) },
    { name: '95% to', cell: ({ usual }) => percentText(usual?.high ?? null) },
    { name: '99.9% from', cell: ({ certain }) => percentText(certain?.low ?? null) },
    { name: '99.9% to', cell: ({ certain }) => percentText(certain?.high ?? null) },
    { name: 'Status', cell: ({ state }) => returnStateWords[state] },
    { name: 'Paused', cell: ({ isPaused }) => (isPaused ? 'yes' : 'no') },
  ],
})

const chosen = (value: string): string | undefined => (value === 'any' ? undefined : value)

/** Whole days in Manila; the end of the period is not part of it. */
const daysOf = (from: Instant | undefined, until: Instant | undefined) => ({
  from: from === undefined ? undefined : dayOf(from),
  until: until === undefined ? undefined : dayOf(instant(until - 1)),
})

/** Millionths as a percentage with two digits. */
const percentText = (share: number | null): string =>
  share === null ? '' : plainDecimal(BigInt(Math.round(share / millionthsOfHundredth)))

function declaredOf(series: Pick<ListedSeries, 'rtp' | 'terms'>) {
  const terms = termsOf(series)
  return { lowest: shareOf(series.rtp / 10_000), highest: terms === undefined ? null : shareOf(terms.highest) }
}

/** Bought rounds return on their price. */
function declaredOfBand(series: ListedSeries, { stake }: SeriesSums) {
  const terms = termsOf(series)
  if (terms === undefined) return declaredOf(series)
  const { lowest, highest } = termsOfBand(stake, terms)
  return { lowest: shareOf(lowest), highest: shareOf(highest) }
}

function rowView({ rtp, terms: declared, ...series }: ListedSeries, sums: SeriesSums | undefined) {
  const terms = termsOf({ terms: declared, rtp })
  const found = terms === undefined ? undefined : roundsToFind(foundMore, terms)
  return {
    ...series,
    ...declaredOf({ rtp, terms: declared }),
    ways: terms?.ways ?? 0,
    needsBestPlay: terms?.needsBestPlay ?? false,
    ...countedView(sums, terms, 'title'),
    findsAfter: found === undefined || !Number.isFinite(found) ? null : found,
  }
}

const viewHandler = handleStaff(viewGameReturn, async ({ input: { id }, db }) => {
  const series = await listedSeriesFind(db, id)
  if (series === undefined) return refuse('gameReturnNotFound')
  const { gameId, name, version, since } = series
  const terms = termsOf(series)
  const sums = await sumsOfSeries(db, { series: [id], byStake: true })
  const stakes = sums.map((each) => ({
    stake: centavos(each.stake),
    isBought: terms !== undefined && isBought(each.stake, terms),
    ...declaredOfBand(series, each),
    ...countedView(each, terms, scopeOf(each)),
    state: stateOfBand(each, terms),
  }))
  const cases = (await casesOfGame(db, gameId)).map(caseView)
  return answer({ id, gameId, name, version, since, ...declaredOf(series), stakes, cases })
})

const caseView = ({ stake, rounds, measured, bandLow, bandHigh, ...facts }: ReturnCase) => ({
  ...facts,
  stake: centavos(stake),
  rounds: Number(rounds),
  measured: shareOf(measured),
  low: shareOf(bandLow),
  high: shareOf(bandHigh),
})

const closeHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, closeReturnCase, async ({ input: { caseId, reason }, staff, tx, now }) => {
    await returnLock(tx)
    const found = await caseFindForUpdate(tx, caseId)
    if (found === undefined) return refuse('caseNotFound')
    if (found.closedAt !== null) return refuse('caseClosed')
    const { gameId } = found
    await caseClose(tx, caseId, { by: staff.email, reason, now })
    await seriesEnd(tx, gameId, now)
    await seriesBegin(tx, now)
    const change = { gameId, isPaused: false, act: 'gameReturns.close', changedBy: staff.email, reason, now }
    const wakes = found.pausedAt !== null && (await pauseGame(tx, change))
    return changed(
      {},
      {
        subject: `gameReturn:${gameId}`,
        before: { case: String(caseId), isInMaintenance: wakes },
        after: { case: 'closed', isInMaintenance: false },
      },
    )
  })

/** What games returned, and closing the case of one that left its band. */
export const staffReturns = (needs: Pick<StaffDependencies, 'audit'>): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [listHandler, viewHandler, closeHandler(needs)],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    gameReturnNotFound: 'These counts weren’t found. Reload the list.',
    caseNotFound: 'Case not found.',
    caseClosed: 'This case is closed already. Nothing changed.',
  },
})
