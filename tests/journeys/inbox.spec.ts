import { statement } from '#platform/db/statement.ts'
import { expectNoFaults } from './support/accessible.ts'
import { deviceOf } from './support/devices.ts'
import { bringHome, bringIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { openProfile } from './support/lobby.ts'

const inboxPath = { phone: '/profile/email', desktop: '/lobby/email' } as const

/** One old message of support under many newer ones. */
const write = statement(
  'journeys_mail_insert',
  `insert into mail (player_id, kind, source, source_key, title, body, sent_at, expires_at)
   select p.id, m.kind, 'journey', m.number::text, m.title, '{Mabuhay!}', now() - m.number * interval '1 hour', now() + interval '30 days'
   from player p, lateral (
     select 'support' as kind, 99 as number, 'We found your deposit' as title
     union all select (array['reward', 'money', 'account', 'news'])[1 + n % 4], 30 - n, 'Message ' || n from generate_series(1, 29) n
   ) m where p.mobile = $1 order by m.number desc`,
)

test('an old answer of customer service is found by its kind, and all is marked as read with one tap', async ({
  page,
  db,
  newPlayer,
}, info) => {
  const player = await newPlayer()
  await db.rows(write, [`+63${player.mobile.slice(1)}`])
  await bringIn(page, player)
  await page.goto(inboxPath[deviceOf(info)])
  await expect(page.getByRole('button', { name: /Message 29/ })).toBeVisible()
  await expectNoFaults(page, 'the inbox')
  expect(await layoutFaults(page)).toEqual([])

  const kinds = page.getByRole('group', { name: 'Show messages about' })
  await kinds.getByRole('button', { name: 'Support 1 unread' }).click()
  const found = page.getByRole('button', { name: /We found your deposit/ })
  await expect(found).toBeVisible()
  await expect(page.getByRole('button', { name: /Message/ })).toHaveCount(0)
  await page.goto('/lobby/home')
  await page.goBack()
  await expect(found).toBeVisible()

  await kinds.getByRole('button', { name: /^All \d+ unread$/ }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(kinds.getByRole('button', { name: 'All', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
})

test('a fact that is turned off stays off, also on another page', async ({ page, newPlayer }) => {
  await bringHome(page, await newPlayer())
  await openProfile(page)
  const rounds = page.getByRole('checkbox', { name: 'Rounds that ended while I was away' })
  await expect(rounds).toBeChecked()
  await expect(rounds).toBeEnabled()
  await rounds.uncheck()
  // On the phone, and by e-mail.
  await expect(page.getByText('Limits I’ve reached')).toContainText(['Always on', 'Always on'])
  await page.reload()
  await expect(rounds).toBeEnabled()
  await expect(rounds).not.toBeChecked()
  await expectNoFaults(page, 'the profile')
})
