import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { activityType } from '#core/enumerations/activity-type.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { getPlayer } from '#features/players/account/player-contract.ts'
import { luningning, openLobby, type LobbyOptions } from '#tests/lobby/open-lobby.tsx'

afterEach(leaveNothingBehind)

const film = {
  id: 1,
  title: 'An evening at the perya',
  coverImg: 'art:banner/weekend-perya',
  path: 'https://films.example/perya.mp4',
  sort: 1,
  clickType: jumpKind.url,
  clickAction: '/about',
}

function openHome(options: LobbyOptions, activityIds?: readonly number[]) {
  const site = openLobby('/lobby/home', activityIds ? { ...options, token: 'token' } : options)
  if (activityIds) site.answer(getPlayer, { ...luningning, activityIds: [...activityIds] })
  site.open()
  return site
}

test('a film is fetched when it is asked for, not before, and leads on by its words', async () => {
  const site = openHome({ configuration: { appPromotionalVideoList: [film] } })
  const region = within(await screen.findByRole('region', { name: film.title }))
  expect(document.querySelector('video')).toBeNull()
  expect(region.getByRole('link', { name: film.title }).getAttribute('href')).toBe('/about')
  await site.user.click(region.getByRole('button', { name: `Play ${film.title}` }))
  expect(document.querySelector('video')?.src).toBe(film.path)
})

test('a film that cannot be loaded says so and can be asked for again', async () => {
  const site = openHome({ configuration: { appPromotionalVideoList: [film] } })
  await site.user.click(await screen.findByRole('button', { name: `Play ${film.title}` }))
  fireEvent.error(document.querySelector('video') as HTMLVideoElement)
  expect(await screen.findByText('The video didn’t load. Please try again later.')).toBeDefined()
  expect(screen.getByRole('button', { name: `Play ${film.title}` })).toBeDefined()
})

const rewardPages = [
  '/activity/spin',
  '/profile/task',
  '/profile/vip',
  '/activity/agent5',
  '/activity/vipRebate',
] as const
const rewardsOf = () =>
  within(screen.getByRole('navigation', { name: 'Rewards' }))
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => link.getAttribute('href'))

test('the four ways to rewards follow what is active for the player', async () => {
  const { agent5, inviteUserSpin, monthlyChests } = activityType
  openHome({ pages: [...rewardPages, '/lobby/wallets/deposit'], configuration: { activitiesOpen: [inviteUserSpin] } }, [
    agent5,
    monthlyChests,
  ])
  await screen.findByRole('link', { name: /Monthly chests/ })
  expect(rewardsOf()).toEqual(['/activity/spin', '/activity/vipRebate', '/activity/agent5'])
})

test('green mode has neither film nor rewards', () => {
  openHome({ pages: rewardPages, configuration: { mode: 'green', appPromotionalVideoList: [film] } })
  expect(screen.queryByRole('region', { name: film.title })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Rewards' })).toBeNull()
})

const activity = (sort: number, title: string) => ({ sort, title, key: title, endAt: -1 as const })
const nothingWaits = {
  hasTask: false,
  hasSignUpBonus: false,
  hasFund: false,
  hasAgent: false,
  hasFreeBonus: false,
}

test('the floating point opens to what is on, named and led as the operator says, and is absent without', async () => {
  const { inviteUserSpin, welcomeCalendar, christmas, fund } = activityType
  const site = openLobby('/lobby/home', {
    token: 'token',
    pages: ['/activity/spin', '/activity/freeSign', '/about'],
    configuration: { activityRouteMap: { [welcomeCalendar]: '/about' } },
  })
  site.answer(getPlayer, luningning)
  site.answer(readCatalogue, {
    activityIds: [welcomeCalendar, fund, christmas, inviteUserSpin],
    activityMap: {
      [welcomeCalendar]: activity(1, 'Seven stars'),
      [fund]: activity(2, 'A pack'),
      [christmas]: activity(3, 'Simbang Gabi'),
      [inviteUserSpin]: activity(4, 'Wheel of friends'),
    },
    isBankrupt: false,
    hasTurntable: true,
    totalRecharge: luningning.totalRecharge,
    loginPaying: false,
    redDots: nothingWaits,
    now: luningning.regPeriod,
  })
  site.open()
  await site.user.click(await screen.findByRole('button', { name: 'Promos' }))
  const shortcuts = within(screen.getByRole('list', { name: 'Current promos' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(shortcuts).toEqual([
    ['Seven stars', '/about'],
    ['Wheel of friends', '/activity/spin'],
  ])
  expect(screen.getByRole('button', { name: 'Promos' }).getAttribute('aria-expanded')).toBe('true')
})
