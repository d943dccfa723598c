import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import type { Client } from '#core/contract/client.ts'
import type { SiteMode } from '#core/enumerations/site-mode.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { listJackpots } from '#features/play/jackpot/contract.ts'
import { LazyJackpotRow, useCanWinJackpot } from '#features/play/jackpot/player/index.ts'
import { ClientContext } from '#platform/browser/client/client-context.tsx'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import { openLobby } from '#tests/lobby/open-lobby.tsx'

afterEach(leaveNothingBehind)

const bulkan = {
  code: 'bulkan',
  name: 'Bulkan',
  amount: wireCentavos(1_234_567),
  dropBy: wireCentavos(5_000_000),
  leastPercent: null,
  gameIds: [3],
  last: { amount: wireCentavos(98_765), at: instant(1_790_000_000_000) },
}

type JackpotEntry = Omit<typeof bulkan, 'leastPercent'> & { readonly leastPercent: number | null }

function openHome(list: readonly JackpotEntry[], mode: SiteMode = 'normal') {
  const site = openLobby('/lobby/home', { configuration: { mode }, pages: ['/proof'] })
  site.answer(listJackpots, { list: [...list] })
  site.open()
  return site
}

/** In the first row that has it. */
const tile = (name: RegExp) => screen.getAllByRole('link', { name })[0] as HTMLElement

test('jackpots stand above the games, and the games that can win them are marked', async () => {
  openHome([bulkan])
  const row = within(await screen.findByRole('region', { name: 'Jackpots' }))
  const card = row.getByRole('button', { name: /Bulkan jackpot/ })
  expect(card.textContent).toBe('Bulkan jackpot₱12,345.67Drops by ₱50,000.00 · last ₱987.65')
  expect(within(tile(/^Mayon Fire/)).getByRole('img', { name: 'Jackpot' })).toBeDefined()
  expect(within(tile(/^Perya Dice/)).queryByRole('img', { name: 'Jackpot' })).toBeNull()
})

test('a jackpot with a wheel says how much of it a win pays', async () => {
  const grand = { ...bulkan, code: 'grand', name: 'Bituin Grand', leastPercent: 20 }
  openHome([grand])
  const card = await screen.findByRole('button', { name: /Bituin Grand jackpot/ })
  expect(card.textContent).toBe('Bituin Grand jackpot₱12,345.67Drops by ₱50,000.00 · wheel pays 20–100%')
})

const Mark = ({ gameId }: { readonly gameId: number }) => <p>{useCanWinJackpot(gameId) ? 'marked' : 'plain'}</p>

test('drawn on the server, before anybody was asked, the row keeps its place and no tile carries a mark', () => {
  const nobody: Client = { send: () => Promise.reject(new Error('The server calls nobody while drawing')) }
  const html = renderToString(
    <ClientContext value={nobody}>
      <LazyJackpotRow onGames={() => undefined} />
      <Mark gameId={3} />
    </ClientContext>,
  )
  expect(html).toMatch(/^<div class="[^"]*row[^"]*"><\/div><p>plain<\/p>$/)
})

test('a jackpot leads to the games that can win it', async () => {
  const site = openHome([bulkan])
  await site.user.click(await screen.findByRole('button', { name: /Bulkan jackpot/ }))
  expect((await screen.findByRole('tab', { name: 'Slots' })).getAttribute('aria-selected')).toBe('true')
})

test.each([
  { what: 'nobody tells of any', list: [], mode: 'normal', proofs: 1 },
  { what: 'the mode is quiet', list: [bulkan], mode: 'green', proofs: 0 },
] as const)('where $what there is neither jackpot nor mark', async ({ list, mode, proofs }) => {
  const site = openHome(list, mode)
  await waitFor(() => expect(site.sent(listJackpots)).toHaveLength(mode === 'green' ? 0 : 1))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Jackpots' })).toBeNull())
  // Content below the row stays where it is: what the house answers for takes its place.
  await waitFor(() => expect(screen.queryAllByRole('link', { name: /Your balance, proven/ })).toHaveLength(proofs))
  expect(within(tile(/^Mayon Fire/)).queryByRole('img', { name: 'Jackpot' })).toBeNull()
})
