import { expectNoFaults } from './support/accessible.ts'
import { deviceOf } from './support/devices.ts'
import { bringIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { demoMembers, signInToOffice } from './support/office.ts'

const inboxPath = { phone: '/profile/email', desktop: '/lobby/email' } as const

test('a player writes, a member answers, and the transcript is in the inbox', async ({
  page,
  site,
  db,
  newPlayer,
  openDevice,
}, info) => {
  const player = await newPlayer()
  await bringIn(page, player)
  await page.goto('/service?chat=open')
  await expect(page).toHaveURL(/\/service\/chat$/)
  await expect(page.getByText('Nobody is at the desk right now.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).fill('My deposit of yesterday is missing.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByText('My deposit of yesterday is missing.')).toBeVisible()
  await expectNoFaults(page, 'the chat')
  expect(await layoutFaults(page)).toEqual([])

  const office = await openDevice('desktop')
  await signInToOffice(office, { url: site.backOfficeUrl, db }, demoMembers.admin)
  await office.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Support chats' }).click()
  await office.getByRole('link', { name: 'My deposit of yesterday is missing.' }).click()
  await office.getByRole('button', { name: 'Take chat' }).click()
  await office.getByLabel('Canned answer').selectOption('Greeting')
  await expect(office.getByLabel('Your message')).toHaveValue(/^Hi! Thank you for writing/)
  await office.getByRole('button', { name: 'Send', exact: true }).click()
  await expectNoFaults(office, 'the staff’s side of the chat')

  await expect(page.getByText(/^Hi! Thank you for writing/)).toBeVisible({ timeout: 3_000 })
  await expect(page.getByText(/^You’re chatting with/)).toBeVisible()

  // An answer while the player is elsewhere lights the dot.
  await page.goto(inboxPath[deviceOf(info)])
  await office.getByLabel('Your message').fill('It has arrived now.')
  await office.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(office.getByRole('log').getByText('It has arrived now.')).toBeVisible()
  await page.goto('/service')
  await expect(page.getByRole('link', { name: /Chat with us.*New answer/ })).toBeVisible()
  await page.getByRole('link', { name: /Chat with us/ }).click()
  await expect(page.getByText('It has arrived now.')).toBeVisible()

  await office.getByRole('button', { name: 'Close chat' }).click()
  await office.getByRole('textbox', { name: /Reason/ }).fill('the deposit was found')
  await office.getByRole('dialog').getByRole('button', { name: 'Close chat' }).click()
  await expect(page.getByText('This chat has ended.')).toBeVisible({ timeout: 3_000 })
  await page.getByRole('button', { name: '5 stars' }).click()
  await expect(page.getByText('Thank you. You gave us 5 stars.')).toBeVisible()
  await page.goto(inboxPath[deviceOf(info)])
  await page.getByRole('button', { name: /Your chat with us/ }).click()
  await expect(page.getByText(/My deposit of yesterday is missing\.$/)).toBeVisible()
})
