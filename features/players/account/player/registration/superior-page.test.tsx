import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { refused } from '#platform/browser/testing/test-server.ts'
import * as contract from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { testPlayer } from '../../testing/players.ts'
import { leaveNothingBehind, openAccount } from '../../testing/open-account.tsx'

afterEach(leaveNothingBehind)

async function openPage(pid: number | null = null) {
  const site = openAccount('/profile/superior', { token: 'token-of-maria' })
  site.answer(contract.getPlayer, testPlayer({ pid }))
  site.open()
  await screen.findByText(pid === null ? 'Save' : String(pid))
  return site
}

const field = () => screen.getByLabelText('Your friend’s user ID')
const save = () => screen.getByRole('button', { name: 'Save' })

test('the inviter is entered once, and only shown from then on', async () => {
  const site = await openPage()
  site.answer(contract.fillSuperior, { pid: 4711 })
  await site.user.type(field(), '4711')
  await site.user.click(save())
  expect(await screen.findByText('4711')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(site.sent(contract.fillSuperior)).toMatchObject([{ pid: 4711 }])
})

test('a player with a superior is asked for none', async () => {
  await openPage(99)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('an invalid number is not sent', async () => {
  const site = await openPage()
  await site.user.type(field(), 'friend')
  await site.user.click(save())
  expect(await screen.findByText(accountMessages['account.superiorTip'])).toBeDefined()
  expect(site.sent(contract.fillSuperior)).toHaveLength(0)
})

test('a refusal stands at the field, and the typed value stays', async () => {
  const site = await openPage()
  const msg = accountMessages['account.superiorTooLate']
  site.answer(contract.fillSuperior, refused(1111, { msg }))
  await site.user.type(field(), '4711')
  await site.user.click(save())
  expect(await screen.findByText(msg)).toBeDefined()
  expect((field() as HTMLInputElement).value).toBe('4711')
})
