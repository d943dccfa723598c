import { globSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { systemClock } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { routeOfActivityId } from '#core/enumerations/activity-route.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { rewardEntries } from '#features/lobby/content/player/reward-entries.ts'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { ActivitiesPage } from '#features/promotions/kit/player/activities-page.tsx'
import {
  type PromotionEntry,
  type PromotionOffer,
  PromotionOffersContext,
  PromotionsContext,
} from '#features/promotions/kit/player/index.ts'
import { type HomeModal, useHomeModal } from '#features/promotions/kit/player/use-home-modal.ts'
import { createRouteTable } from '#platform/browser/router/route-table.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { HomeModals } from './home-modals.tsx'
import { promotionOffers } from './promotion-offers.ts'
import { promotions } from './promotions.ts'
import { pageRoutesWith } from './routes/page-routes.ts'
import { routesFor } from './routes/routes-for.ts'

afterEach(leaveNothingBehind)

/** The entry of an unknown promotion: its number is none of the specification's. */
const harvest: PromotionEntry = {
  activity: { id: 77, icon: 'star' },
  pages: [
    {
      path: '/activity/harvest',
      desktopPath: '/lobby/activity/harvest',
      title: 'Harvest',
      screen: readyScreen(() => <h1>Harvest</h1>),
    },
  ],
  featured: { position: 5, when: 'on', text: 'Pick your basket' },
  homeModal: { turn: 3, modal: { ...readyScreen(() => null), current: () => HarvestModal } },
}

const all = [...promotions, harvest]
const harvestOffer: PromotionOffer = { id: 77, lead: 'A basket for each week', scene: 'task' }

describe('a promotion that is its folder and one line', () => {
  test('is found on both devices, at its own address and at the one of the other', () => {
    const pathOn = (shell: 'mobile' | 'desktop', address: string) =>
      createRouteTable(routesFor(shell, pageRoutesWith(all))).match(address)?.path
    for (const address of ['/activity/harvest', '/lobby/activity/harvest']) {
      expect([pathOn('mobile', address), pathOn('desktop', address)]).toEqual([
        '/activity/harvest',
        '/lobby/activity/harvest',
      ])
    }
  })

  test('stands among what is on, with its picture and its lead, and leads to its page', async () => {
    const site = openPromotions('/lobby/activity')
    const entry = await screen.findByRole('link', { name: /Harvest/ })
    expect(within(entry).getByText('A basket for each week')).toBeDefined()
    expect(entry.querySelector('img')?.getAttribute('src')).toMatch(/promo/)
    await site.user.click(entry)
    expect(await screen.findByRole('heading', { name: 'Harvest' })).toBeDefined()
  })

  test('does not stand among what is on while its page has nothing on it', async () => {
    openPromotions('/lobby/activity', { hasContent: ({ socialMedia }) => socialMedia.length > 0 })
    expect(await screen.findByText('No promos right now')).toBeDefined()
    expect(screen.queryByRole('link', { name: /Harvest/ })).toBeNull()
  })

  test('stands among the rewards while it is on', () => {
    expect(rewardEntries(all, [77], []).at(-1)).toMatchObject({
      to: '/activity/harvest',
      title: 'Harvest',
      text: 'Pick your basket',
      icon: 'star',
    })
    expect(rewardEntries(all, [], [77]).map(({ to }) => to)).not.toContain('/activity/harvest')
  })

  test('that is always among the rewards is not, while it is a draft', () => {
    const ways = (open: readonly number[]) => rewardEntries(all, [], open).map(({ to }) => to)
    const { inviteUserSpin, tasks, vip } = activityType
    expect(ways([inviteUserSpin, tasks, vip])).toEqual([
      '/activity/spin',
      '/profile/task',
      '/profile/vip',
      '/lobby/wallets/deposit',
    ])
    expect(ways([])).toEqual(['/lobby/wallets/deposit'])
  })

  test('opens over the home in its turn, once', async () => {
    const site = openPromotions('/lobby/home')
    expect(await screen.findByText('Your first basket')).toBeDefined()
    await site.user.click(screen.getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(screen.queryByText('Your first basket')).toBeNull())
  })
})

test('every entry stands in the list', () => {
  const folder = join(import.meta.dirname, '../../features/promotions')
  expect(promotions).toHaveLength(globSync('*/player/entry.ts', { cwd: folder }).length)
})

test('every promotion of the catalogue says in lists what it is about', () => {
  const inCatalogue = promotions.flatMap(({ activity }) => activity?.id ?? [])
  expect(new Set(promotionOffers.map(({ id }) => id))).toEqual(new Set(inCatalogue))
  expect(promotionOffers).toHaveLength(inCatalogue.length)
})

test('a promotion that the specification knows has its page where the specification leads', () => {
  const known = promotions.flatMap(({ activity, pages: [{ path }] }) => (activity ? [[activity.id, path]] : []))
  expect(known.length).toBeGreaterThan(10)
  expect(known).toEqual(known.map(([id]) => [id, routeOfActivityId(Number(id))]))
})

function HarvestModal(turn: HomeModal) {
  const { open, close } = useHomeModal(turn, true)
  return (
    open && (
      <div>
        Your first basket{' '}
        <button type="button" onClick={close}>
          Later
        </button>
      </div>
    )
  )
}

function openPromotions(address: '/lobby/activity' | '/lobby/home', offer: Pick<PromotionOffer, 'hasContent'> = {}) {
  const page = (path: `/${string}`, Screen: () => React.ReactNode) =>
    ({ path, access: 'player', title: path, screen: readyScreen(Screen), frame: 'none' }) as const
  const withPromotions = (Screen: () => React.ReactNode) => () => (
    <PromotionsContext value={all}>
      <PromotionOffersContext value={[...promotionOffers, { ...harvestOffer, ...offer }]}>
        <Screen />
      </PromotionOffersContext>
    </PromotionsContext>
  )
  const site = openTestTab({
    address,
    token: 'token',
    config: { mode: 'normal', socialMedia: [] },
    routes: [
      page('/lobby/activity', withPromotions(ActivitiesPage)),
      page('/lobby/home', withPromotions(HomeModals)),
      ...routesFor('mobile', [...harvest.pages]),
    ],
  })
  site.answer(readCatalogue, () => catalogue)
  site.open()
  return site
}

const catalogue: ResponseOf<typeof readCatalogue> = {
  activityIds: [77],
  activityMap: { 77: { sort: 1, title: 'Harvest', key: 'harvest', endAt: -1 } },
  isBankrupt: false,
  hasTurntable: false,
  totalRecharge: wireCentavos(0),
  loginPaying: false,
  redDots: { hasTask: false, hasSignUpBonus: false, hasFund: false, hasAgent: false, hasFreeBonus: false },
  now: systemClock.now(),
}
