import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { afterSignIn, afterSignInWeb } from '#features/lobby/after-sign-in/player/index.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { takeDownloadBonus } from '../contract.ts'
import { UpdatePrompt } from './update-prompt.tsx'

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0.0.0 Mobile Safari/537.36'
const noDots = {
  hasTask: false,
  hasMail: false,
  hasSignUpBonus: false,
  hasFund: false,
  hasAgent: false,
  hasFreeBonus: false,
  hasSupport: false,
}
const reload = vi.fn<() => void>()
const aQuietWhile = () => act(async () => vi.advanceTimersByTimeAsync(8_000))

afterEach(() => {
  leaveNothingBehind()
  reload.mockClear()
})

function openOn(userAgent: string, { versionMin = '', androidRecommended = '', isGuest = false } = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: userAgent } }))
  const site = openTestTab({
    address: '/lobby/home',
    token: isGuest ? undefined : 'token',
    routes: [
      {
        path: '/lobby/home',
        access: 'public',
        title: '',
        frame: 'none',
        screen: readyScreen(() => <UpdatePrompt onReload={reload} />),
      },
    ],
    config: {
      mode: 'normal',
      operatorName: 'Bituin',
      h5: { downloadType: 2, downloadUrl: '/bituin.apk' },
      appUpdate: { versionMin, androidMin: '', androidRecommended, bonus: wireCentavos(2_000), betRate: 5 },
    },
  })
  return site
}

test('a depositor is offered the app with its bonus and conditions, once a session', async () => {
  const site = openOn(phone)
  site.answer(afterSignInWeb, { ...noDots, rechargeUpdate: { bonus: wireCentavos(2_000) } })
  const shown = site.open()
  await aQuietWhile()
  const offer = within(await screen.findByRole('dialog', { name: '₱20.00 for getting the app' }))
  expect(offer.getByText(/bet it 5 times/)).toBeDefined()
  await site.user.click(offer.getByRole('button', { name: 'Not now' }))
  shown.unmount()
  site.open()
  await aQuietWhile()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('nothing is promised where nothing is given', async () => {
  const site = openOn(phone)
  site.answer(afterSignInWeb, { ...noDots, rechargeUpdate: { bonus: wireCentavos(0) } })
  site.open()
  await aQuietWhile()
  const offer = await screen.findByRole('dialog', { name: 'Get the Bituin app' })
  expect(offer.textContent).not.toMatch(/₱|bet it/)
})

test('in the app the gift is taken with one tap', async () => {
  const site = openOn(`${phone} LobbyApp/1.0.28`)
  let bonus = wireCentavos(2_000)
  site.answer(afterSignIn, () => ({ ...noDots, downloadBonus: bonus }))
  site.answer(takeDownloadBonus, () => {
    bonus = wireCentavos(0)
    return { bonus: wireCentavos(2_000), coin: wireCentavos(52_000) }
  })
  site.open()
  await aQuietWhile()
  await site.user.click(await screen.findByRole('button', { name: 'Claim ₱20.00' }))
  expect(await screen.findByText('₱20.00 was added to your balance.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an app that is too old shows nothing but the way to the new one, to guests too', async () => {
  const site = openOn(`${phone} LobbyApp/1.0.27`, { versionMin: '1.0.28', isGuest: true })
  site.open()
  const needed = within(await screen.findByRole('alertdialog', { name: 'Update Bituin' }))
  expect(needed.getByRole('link', { name: 'Update the app' }).getAttribute('href')).toBe('/bituin.apk')
  await site.user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeDefined()
})

test('a newer app is suggested once a day, and can wait', async () => {
  const site = openOn(`${phone} LobbyApp/1.0.27`, { androidRecommended: '1.0.28', isGuest: true })
  const shown = site.open()
  await aQuietWhile()
  const suggestion = within(await screen.findByRole('dialog', { name: 'A new Bituin app is ready' }))
  expect(suggestion.getByRole('link', { name: 'Update the app' }).getAttribute('href')).toBe('/bituin.apk')
  await site.user.click(suggestion.getByRole('button', { name: 'Not now' }))
  shown.unmount()
  site.open()
  await aQuietWhile()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an outdated page is reloaded', async () => {
  const site = openOn(phone, { versionMin: '1.0.29' })
  site.answer(afterSignInWeb, { ...noDots, rechargeUpdate: null })
  site.open()
  await site.user.click(await screen.findByRole('button', { name: 'Update now' }))
  expect(reload).toHaveBeenCalledOnce()
})
