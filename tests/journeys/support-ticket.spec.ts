import { expectNoFaults } from './support/accessible.ts'
import { deviceOf } from './support/devices.ts'
import { bringIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { demoMembers, signInToOffice } from './support/office.ts'

const officeSize = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } } as const
const inboxPath = { phone: '/profile/email', desktop: '/lobby/email' } as const

test('a report is answered, answered back, solved and rated', async ({
  page,
  site,
  db,
  newPlayer,
  openDevice,
}, info) => {
  const player = await newPlayer()
  const problem = `The win of player ${player.mobile} is not there.`
  await bringIn(page, player)
  await page.goto('/profile/report')
  await page.getByLabel('What happened?').fill(problem)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('link', { name: /^R-/ }).click()
  await expect(page.getByRole('log').getByText(problem)).toBeVisible()
  await expectNoFaults(page, 'the report')
  expect(await layoutFaults(page)).toEqual([])

  const office = await openDevice('desktop')
  await signInToOffice(office, { url: site.backOfficeUrl, db }, demoMembers.admin)
  await office.setViewportSize(officeSize[deviceOf(info)])
  await office.goto(`${site.backOfficeUrl}/tickets?show=unowned&sort=newest`)
  await expect(office.getByRole('link', { name: /^R-/ }).first()).toBeVisible()
  await expectNoFaults(office, 'the queue of tickets')
  await office.getByRole('row', { name: problem }).getByRole('link', { name: /^R-/ }).click()
  await office.getByRole('button', { name: 'Take ticket' }).click()
  await office.getByLabel('Canned answer').selectOption('Greeting')
  await expect(office.getByLabel('Your answer')).toHaveValue(/^Hi! Thank you for writing/)
  await office.getByRole('button', { name: 'Send answer' }).click()
  await expect(office.locator('span').filter({ hasText: /^Waiting for the player$/ })).toBeVisible()
  await office.getByRole('radio', { name: 'Internal note' }).check()
  await office.getByRole('textbox', { name: 'Internal note' }).fill('Asked the provider about the round.')
  await office.getByRole('button', { name: 'Save note' }).click()
  await expect(office.getByText('Asked the provider about the round.')).toBeVisible()
  await expectNoFaults(office, 'the ticket')

  await page.goto(inboxPath[deviceOf(info)])
  await page.getByRole('button', { name: /Our answer to your report/ }).click()
  await expect(page.getByText(/^Hi! Thank you for writing/)).toBeVisible()
  await page.goto('/profile/report')
  await page.getByRole('link', { name: /^R-/ }).click()
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()
  await expect(page.getByText('Asked the provider')).toHaveCount(0)
  await page.getByLabel('Your message').fill('It is there now. Thank you!')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText('It is there now. Thank you!')).toBeVisible()

  await office.getByRole('button', { name: 'Mark as solved' }).click()
  await office.getByRole('textbox', { name: /Reason/ }).fill('the player sees the win')
  await office.getByRole('dialog').getByRole('button', { name: 'Mark as solved' }).click()
  await expect(office.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '4 stars' }).click()
  await expect(page.getByText('Thank you. You gave us 4 stars.')).toBeVisible()
  await office.goto(`${site.backOfficeUrl}/support-figures`)
  await expect(office.getByText('Too few (1)').first()).toBeVisible()
  await expectNoFaults(office, 'customer service by member')
})

test('a member enters a phone call', async ({ site, db, openDevice }, info) => {
  const office = await openDevice('desktop')
  await signInToOffice(office, { url: site.backOfficeUrl, db }, demoMembers.admin)
  await office.setViewportSize(officeSize[deviceOf(info)])
  await office.goto(`${site.backOfficeUrl}/tickets`)
  await office.getByRole('button', { name: 'Enter a call' }).click()
  await office.getByLabel('What was it about?').fill('Somebody asked how to register.')
  await expectNoFaults(office, 'the form for a call')
  await office.getByRole('dialog').getByRole('button', { name: 'Enter a call' }).click()
  await expect(office.getByRole('heading', { name: /^Ticket R-/ })).toBeVisible()
  await expect(office.getByText('This ticket has no player who could read an answer.').first()).toBeVisible()
})
