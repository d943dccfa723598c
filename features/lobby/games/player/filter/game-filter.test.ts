import { describe, expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { testBrands, testGame, testTypes } from '#features/office/web-configuration/testing/test-games.ts'
import { filterOfSearch, searchOfFilter } from './filter-address.ts'
import { filterGroups } from './filter-choices.ts'
import { filterGames, filtersSet, type GameFilter } from './game-filter.ts'

const games = [
  testGame(1, { rtp: 9_499, volatility: 'low', theme: 'sea', hot: 0 }),
  testGame(2, { rtp: 9_500, features: ['freeSpins'], brandId: 2, maxWin: 900_000 }),
  testGame(3, { rtp: 9_600, typeId: 2, theme: 'fiesta', recent: 1, stakeMin: wireCentavos(500) }),
  testGame(4, { rtp: 9_700, volatility: 'high', features: ['cascades', 'freeSpins'], stakeMax: wireCentavos(10_000) }),
]
const jackpotGames = new Set([2])
const idsOf = (filter: GameFilter) => filterGames({ games, filter, jackpotGames }).map(({ id }) => id)

test.each([
  [{}, [1, 2, 3, 4]],
  [{ typeId: 2 }, [3]],
  [{ brandId: 2 }, [2]],
  [{ theme: 'sea' }, [1]],
  [{ feature: 'freeSpins' }, [2, 4]],
  [{ feature: 'jackpot' }, [2]],
  [{ feature: 'bonusBuy' }, []],
  [{ volatility: 'high' }, [4]],
  [{ mark: 'new' }, [3]],
  [{ mark: 'hot' }, [2, 3, 4]],
  [{ feature: 'freeSpins', brandId: 2 }, [2]],
] as const)('%j finds %j', (filter, ids) => {
  expect(idsOf(filter)).toEqual(ids)
})

test('each return is in one band, whose lower edge belongs to it', () => {
  expect((['below-95', '95-96', '96-97', 'from-97'] as const).map((rtp) => idsOf({ rtp }))).toEqual([
    [1],
    [2],
    [3],
    [4],
  ])
})

test('a bet finds the games that take it, the smallest and the largest bet included', () => {
  expect(idsOf({ bet: 1 })).toEqual([1, 2, 4])
  expect(idsOf({ bet: 5 })).toEqual([1, 2, 3, 4])
  expect(idsOf({ bet: 100 })).toEqual([1, 2, 3, 4])
  expect(idsOf({ bet: 500 })).toEqual([1, 2, 3])
  expect(idsOf({ bet: 1_000 })).toEqual([])
})

test.each([
  ['rtp', [4, 3, 2, 1]],
  ['win', [2, 1, 3, 4]],
  ['name', [1, 4, 3, 2]],
  ['new', [3, 4, 2, 1]],
] as const)('sorted by %s', (sort, ids) => {
  expect(idsOf({ sort })).toEqual(ids)
})

describe('what is offered', () => {
  const groups = filterGroups({ games, jackpotGames, types: testTypes, brands: testBrands, hidden: [] })
  const labelsOf = (name: string) => groups.find((group) => group.name === name)?.choices.map(({ label }) => label)

  test('are values that some game has, by their names', () => {
    expect(labelsOf('typeId')).toEqual(['Slots', 'Fish'])
    expect(labelsOf('feature')).toEqual(['Free spins', 'Cascades', 'Jackpot'])
    expect(labelsOf('theme')).toEqual(['Fiesta', 'Sea'])
    expect(labelsOf('rtp')).toEqual(['Below 95%', '95% to 96%', '96% to 97%', '97% or more'])
    expect(labelsOf('bet')).toEqual(['₱1.00', '₱5.00', '₱20.00', '₱100.00', '₱500.00'])
  })

  test('leaves out what the page decides, and a choice of one', () => {
    const [one] = games
    const few = filterGroups({
      games: one ? [one] : [],
      jackpotGames,
      types: testTypes,
      brands: testBrands,
      hidden: [],
    })
    expect(few.map(({ name }) => name)).toEqual(['bet'])
    const hidden = filterGroups({
      games,
      jackpotGames,
      types: testTypes,
      brands: testBrands,
      hidden: ['typeId', 'bet'],
    })
    expect(hidden.map(({ name }) => name)).not.toContain('typeId')
  })
})

describe('the address', () => {
  test('keeps a filter and gives it back, beside parameters of other things', () => {
    const filter: GameFilter = {
      typeId: 1,
      brandId: 2,
      theme: 'sea',
      feature: 'jackpot',
      rtp: 'from-97',
      volatility: 'low',
      bet: 5,
      mark: 'new',
      sort: 'win',
    }
    const search = searchOfFilter('?ref=friend', filter)
    expect(search).toContain('ref=friend')
    expect(filterOfSearch(search)).toEqual(filter)
    expect(searchOfFilter(search, {})).toBe('?ref=friend')
    expect(searchOfFilter('?rtp=from-97', {})).toBe('')
  })

  test.each([
    '?type=-1',
    '?rtp=12',
    '?bet=0',
    '?bet=1e9',
    '?sort=',
    '?theme=<script>',
    '?feature=free',
    '?volatility=LOW',
  ])('with %s filters by nothing', (search) => {
    expect(filtersSet(filterOfSearch(search))).toBe(0)
    expect(filterOfSearch(search).sort).toBeUndefined()
  })
})
