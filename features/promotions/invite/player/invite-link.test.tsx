import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getPlayer } from '#features/players/account/contract.ts'
import { testPlayer } from '#features/players/account/testing/players.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { InviteLink } from './invite-link.tsx'
import { useInvite } from './use-invite.ts'

afterEach(leaveNothingBehind)

const link = `${location.origin}/register?inviteCode=AN45ASM2`

let site: ReturnType<typeof openPage>
beforeEach(() => {
  site = openPage()
})

test('the invitation is shown as a link and a code, with the conditions of the executed rule', async () => {
  expect(await screen.findByText(link)).toBeDefined()
  expect(screen.getByRole('img', { name: `QR code of ${link}` })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'A friend counts if, within 7 days of signing up, they:' })).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Add a mobile number',
    'Verify their identity',
    'Deposit at least ₱100.00 the first time',
    'Play at least ₱200.00',
  ])
})

test('a browser without a share sheet gets ours, whose ways all carry the link, in the name of the operator', async () => {
  expect('share' in navigator).toBe(false)
  await screen.findByText(link)
  await site.user.click(screen.getByRole('button', { name: 'Share link' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Share link' }))
  const ways = sheet.getAllByRole('link')
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Messenger', 'Viber', 'Telegram', 'Text message'])
  for (const way of ways) expect(decodeURIComponent(way.getAttribute('href') ?? '')).toContain(link)
  const saying = ways
    .map((way) => decodeURIComponent(way.getAttribute('href') ?? ''))
    .filter((way) => !way.startsWith('fb-'))
  for (const way of saying) expect(way).toContain('Join me on Perlas')
  expect(sheet.getByText(link)).toBeDefined()
})

function Page() {
  const { link: shown, invite, shareSheet } = useInvite('AN45ASM2')
  return (
    <>
      <InviteLink link={shown} onShare={invite} />
      {shareSheet}
    </>
  )
}

function openPage() {
  const tab = openTestTab({
    address: '/friends',
    token: 'token',
    config: { mode: 'normal', operatorName: 'Perlas' },
    routes: [{ path: '/friends', access: 'player', title: '', screen: readyScreen(Page), frame: 'none' }],
  })
  tab.answer(getPlayer, testPlayer())
  tab.open()
  return tab
}
