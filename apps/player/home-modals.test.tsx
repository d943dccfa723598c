import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { claimFirstDeposit, readFirstDeposit } from '#features/promotions/first-deposit/contract.ts'
import { claimInviteBonus, readInviteBonus } from '#features/promotions/invite-friends/contract.ts'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { PromotionsContext } from '#features/promotions/kit/player/index.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { refused, refusedByAnother } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { HomeModals } from './home-modals.tsx'
import { promotions } from './promotions.ts'

afterEach(leaveNothingBehind)
afterEach(() => void vi.unstubAllGlobals())

const now = systemClock.now()
const award = [{ id: 2001, count: 3_000, betRate: 5 }]

const Home = () => (
  <PromotionsContext value={promotions}>
    <HomeModals />
  </PromotionsContext>
)

interface HomeState {
  readonly activityIds: number[]
  readonly itemStatus: 0 | 1
  readonly inviteStatus?: 0 | 1
}

function openHome({ activityIds, itemStatus, inviteStatus = 0 }: HomeState) {
  const site = openTestTab({
    address: '/lobby/home',
    token: 'token',
    config: { mode: 'normal' },
    routes: [{ path: '/lobby/home', access: 'public', title: '', screen: readyScreen(Home), frame: 'none' }],
  })
  const redDots = { hasTask: false, hasSignUpBonus: false, hasFund: false, hasAgent: false, hasFreeBonus: false }
  const catalogue: ResponseOf<typeof readCatalogue> = {
    activityIds,
    activityMap: {},
    isBankrupt: false,
    hasTurntable: false,
    totalRecharge: wireCentavos(0),
    loginPaying: false,
    redDots,
    now,
  }
  site.answer(readCatalogue, catalogue)
  site.answer(readFirstDeposit, {
    appRechargeBonusCollection9: {
      awardId: 1,
      itemStatus,
      propReceiveList: [],
      expireTime: addDuration(now, days(1)),
      isEnded: false,
    },
    appRechargeBonusCollection9ConfigList: [
      { id: 1, price: wireCentavos(10_000), showType: 1 as const, award, discount: 130, isSoldOut: false },
    ],
    propList: award,
    now,
  })
  site.answer(readInviteBonus, {
    appInviteBonus1User: {
      awardId: 1,
      itemStatus: inviteStatus,
      inviteCount: 1,
      expireTime: addDuration(now, days(5)),
    },
    appInviteBonus1ConfigList: [{ id: 1, inviteCount: 2, award }],
    propList: [],
    inviteCode: 'ABCDEF',
    invites: [],
    now,
  })
  return { ...site, tab: site.open() }
}

const modal = (name: string) => screen.findByRole('dialog', { name })
const close = async ({ user }: ReturnType<typeof openHome>) =>
  user.click(await screen.findByRole('button', { name: 'Close' }))

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const mayHaveOpenedMs = 1_600

test('one offer opens in a session, and closing it opens no other', async () => {
  const site = openHome({ activityIds: [40, 39], itemStatus: 1 })
  await modal('First deposit offer')
  expect(screen.queryByRole('dialog', { name: 'Invite friends' })).toBeNull()
  await close(site)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await pass(mayHaveOpenedMs)
  expect(screen.queryByRole('dialog')).toBeNull()
  site.tab.unmount()

  const again = openHome({ activityIds: [40, 39], itemStatus: 1 })
  await waitFor(() => expect(again.sent(readCatalogue).length).toBeGreaterThan(0))
  await pass(mayHaveOpenedMs)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('no offer opens once the player has touched the page', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { hasBeenActive: true } } }))
  const site = openHome({ activityIds: [39], itemStatus: 1 })
  await waitFor(() => expect(site.sent(readFirstDeposit).length).toBeGreaterThan(0))
  await pass(mayHaveOpenedMs)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a modal that was left by its own link, and not closed, is not shown again in this session', async () => {
  const site = openHome({ activityIds: [39], itemStatus: 0 })
  await modal('First deposit offer')
  expect(screen.getByRole('timer').textContent).not.toBe('')
  site.tab.unmount()

  const again = openHome({ activityIds: [39], itemStatus: 0 })
  await waitFor(() => expect(again.sent(readCatalogue).length).toBeGreaterThan(0))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [1001, refused],
  [1003, refused],
  [1009, refused],
  [1010, refused],
  [99, refusedByAnother],
  [1711, refusedByAnother],
])('a claim that is refused with %i closes the modal of the offer', async (code, answer) => {
  const site = openHome({ activityIds: [39], itemStatus: 1 })
  await modal('First deposit offer')
  site.answer(claimFirstDeposit, answer(code))
  await site.user.click(await screen.findByRole('button', { name: 'Claim' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  [1001, refused],
  [1005, refused],
  [1711, refusedByAnother],
])('a claim that is refused with %i closes the modal of inviting', async (code, answer) => {
  const site = openHome({ activityIds: [40], itemStatus: 1, inviteStatus: 1 })
  await modal('Invite friends')
  site.answer(claimInviteBonus, answer(code))
  await site.user.click((await screen.findAllByRole('button', { name: 'Receive' }))[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a player without the offer is not asked to invite', async () => {
  const site = openHome({ activityIds: [40], itemStatus: 0 })
  await waitFor(() => expect(site.sent(readFirstDeposit).length).toBeGreaterThan(0))
  expect(site.sent(readInviteBonus)).toEqual([])
})
