import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import { getPlayer } from '#features/players/account/player-contract.ts'
import { luningning, openLobby } from '#tests/lobby/open-lobby.tsx'

afterEach(leaveNothingBehind)

const channels = [
  { name: 'Withdraw', path: '/lobby/wallets/withdraw' },
  { name: 'Verify your identity', path: '/walletsKyc' },
  { name: 'Withdrawal password', path: '/walletsPassword' },
  { name: 'Bank accounts', path: '/profile/bank' },
  { name: 'Records', path: '/record/transaction' },
] as const

test('a player’s own page leads to withdrawing and to everything that it needs first', async () => {
  const site = openLobby('/profile/user', { token: 'token', pages: channels.map(({ path }) => path) })
  site.answer(getPlayer, luningning)
  site.open()
  for (const { name, path } of channels) {
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path)
  }
})

test('a player whose identity is approved is not asked to verify it', async () => {
  const site = openLobby('/profile/user', { token: 'token', pages: channels.map(({ path }) => path) })
  site.answer(getPlayer, { ...luningning, hasKyc: true })
  site.open()
  expect((await screen.findByRole('link', { name: 'Identity' })).getAttribute('href')).toBe('/walletsKyc')
  expect(screen.queryByRole('link', { name: 'Verify your identity' })).toBeNull()
})

const demonstration = { holder: 'Bituin Corp.', number: '', regulator: 'PAGCOR', address: 'Manila' }

test.each([
  {
    what: 'without a licence says so and names no regulator',
    licence: demonstration,
    says: 'has no gaming licence',
    not: 'PAGCOR',
  },
  {
    what: 'whose company was not entered says no more than that',
    licence: { ...demonstration, holder: '' },
    says: 'Bituin has no gaming licence.',
    not: 'demonstration',
  },
  {
    what: 'with a licence names it',
    licence: { ...demonstration, number: 'GL-7' },
    says: 'under licence GL-7 granted by PAGCOR',
    not: 'demonstration',
  },
])('the footer of a site $what', async ({ licence, says, not }) => {
  openLobby('/lobby/home', { configuration: { licence } }).open()
  const line = await screen.findByText(/Questions\?/)
  expect(line.querySelector('a')?.getAttribute('href')).toBe('mailto:help@bituin.example')
  expect(line.textContent).toContain(says)
  expect(line.textContent).not.toContain(not)
})

test.each([
  {
    what: 'both contacts',
    supportEmail: 'help@bituin.example',
    phone: '02-1',
    hrefs: ['tel:021', 'mailto:help@bituin.example'],
  },
  { what: 'no helpline', supportEmail: 'help@bituin.example', phone: '', hrefs: ['mailto:help@bituin.example'] },
  { what: 'no e-mail address', supportEmail: '', phone: '02-1', hrefs: ['tel:021'] },
  { what: 'no contacts', supportEmail: '', phone: '', hrefs: [] },
])('the footer of a site with $what shows what is there', async ({ supportEmail, phone, hrefs }) => {
  openLobby('/lobby/home', { configuration: { supportEmail, helpline: { text: 'Play for fun.', phone } } }).open()
  const footer = (await screen.findByText('Play for fun.')).closest('footer')
  const links = [...(footer?.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]') ?? [])]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
  expect(footer?.textContent.includes('Questions?')).toBe(supportEmail !== '')
  expect(footer?.textContent).toContain('under licence GL-1 granted by PAGCOR.')
})
