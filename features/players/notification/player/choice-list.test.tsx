import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken, refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { choices, isAlwaysSent } from '../choices.ts'
import { readNotificationChoices, saveNotificationChoice } from '../contract.ts'
import { ChoiceList } from './choice-list.tsx'

afterEach(leaveNothingBehind)

/** A server that keeps what is turned off. */
function openChoices(off: readonly string[] = []) {
  const site = openTestTab({
    address: '/profile/info',
    token: 'token',
    routes: [
      {
        path: '/profile/info',
        access: 'player',
        title: '',
        frame: 'none',
        screen: readyScreen(() => <ChoiceList withPresence={(send) => send()} />),
      },
    ],
    config: {},
  })
  const stored = new Set(off)
  site.answer(readNotificationChoices, () => ({
    hasEmail: false,
    choices: choices.map((choice) => ({
      ...choice,
      isOn: isAlwaysSent(choice) || !stored.has(choice.fact),
      isAlways: isAlwaysSent(choice),
    })),
  }))
  site.answer(saveNotificationChoice, ({ choice, isOn }) => {
    if (isOn) stored.delete(choice.fact)
    else stored.add(choice.fact)
    return {}
  })
  return site
}

/** The first of this name: the e-mails come last. */
const box = async (name: string): Promise<HTMLInputElement> => {
  const [first] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name })
  if (first === undefined) throw new Error(`no box ${name}`)
  return first
}
const shows = (name: string, checked: boolean) =>
  waitFor(async () => {
    const { checked: isChecked, disabled } = await box(name)
    expect([isChecked, disabled]).toEqual([checked, false])
  })

test('shows what is on and off, and what cannot be turned off with the reason', async () => {
  openChoices(['roundEnded', 'limitReached', 'bankAccount']).open()
  await shows('Paid withdrawals', true)
  await shows('Rounds that ended while I was away', false)
  await shows('Logins from a new device', true)
  expect(screen.getAllByRole('checkbox')).toHaveLength(9)

  const push = within(screen.getByRole('group', { name: 'On all your devices, notify me about' }))
  expect(push.getByText(/^Limits I’ve reached/).textContent).toBe('Limits I’ve reached Always on')
  expect(push.getByText(/We always send notices about your limits/)).toBeDefined()
  const texts = within(screen.getByRole('group', { name: 'Also text me (SMS) about' }))
  expect(texts.getAllByText('Always on')).toHaveLength(6)
  expect(texts.getByText(/We always text you about what changes who can log in/)).toBeDefined()
})

test('one tap turns a fact off, another on again', async () => {
  const site = openChoices()
  site.open()
  await shows('Paid withdrawals', true)
  await site.user.click(await box('Paid withdrawals'))
  await shows('Paid withdrawals', false)
  await shows('Messages from customer service', true)
  await new Promise((resolve) => setTimeout(resolve, 400))
  await site.user.click(await box('Paid withdrawals'))
  await shows('Paid withdrawals', true)
  const choice = { channel: 'push', fact: 'paidOut' }
  expect(site.sent(saveNotificationChoice)).toMatchObject([
    { choice, isOn: false },
    { choice, isOn: true },
  ])
})

const emails = async () => within(await screen.findByRole('group', { name: 'Also email me about' }))

test('without an email address nothing can be chosen by email, and the list says where to add one', async () => {
  openChoices().open()
  await shows('Paid withdrawals', true)
  const list = await emails()
  expect(list.getAllByRole<HTMLInputElement>('checkbox').map(({ disabled }) => disabled)).toEqual([true, true, true])
  expect(list.getByText(/Add one under Security/)).toBeDefined()
  expect(list.getByText(/^Security messages/).textContent).toBe('Security messages Always on')
})

test('with an address one tap chooses a fact by email; money and safety are always on', async () => {
  const site = openChoices()
  const email = { channel: 'email', isAlways: false, isOn: false } as const
  site.answer(readNotificationChoices, {
    hasEmail: true,
    choices: [{ ...email, fact: 'supportWrote' }],
  })
  site.open()
  const list = await emails()
  const name = 'Messages from customer service'
  await waitFor(() => expect(list.getByRole<HTMLInputElement>('checkbox', { name }).disabled).toBe(false))
  await site.user.click(list.getByRole('checkbox', { name }))
  await waitFor(() => expect(site.sent(saveNotificationChoice)).toHaveLength(1))
  const choice = { channel: 'email', fact: 'supportWrote' }
  expect(site.sent(saveNotificationChoice)).toMatchObject([{ choice, isOn: true }])
  expect(list.getAllByText('Always on')).toHaveLength(3)
})

test('two boxes tapped one after the other are both saved', async () => {
  const site = openChoices()
  site.open()
  await shows('Paid withdrawals', true)
  await site.user.click(await box('Paid withdrawals'))
  await site.user.click(await box('Logins from a new device'))
  await shows('Paid withdrawals', false)
  await shows('Logins from a new device', false)
  expect(site.sent(saveNotificationChoice)).toHaveLength(2)
})

describe('a tap that fails', () => {
  test.each([
    ['refused', refused(1441, { msg: 'We always send this message.' }), 'We always send this message.'],
    ['broken', broken(500), /500/],
  ])('because it is %s says why, and shows what is stored', async (_why, reply, words) => {
    const site = openChoices()
    site.answer(saveNotificationChoice, reply)
    site.open()
    await shows('Paid withdrawals', true)
    await site.user.click(await box('Paid withdrawals'))
    expect(await screen.findByText(words)).toBeDefined()
    await shows('Paid withdrawals', true)
  })
})

test('choices that cannot be read can be tried again, and nothing can be tapped until then', async () => {
  const site = openChoices()
  site.answer(readNotificationChoices, broken(400))
  site.open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect((await box('Paid withdrawals')).disabled).toBe(true)
  site.answer(readNotificationChoices, {
    hasEmail: false,
    choices: choices.map((choice) => ({ ...choice, isOn: true, isAlways: isAlwaysSent(choice) })),
  })
  await site.user.click(again)
  await shows('Paid withdrawals', true)
})
