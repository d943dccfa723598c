import type { Page } from '@playwright/test'
import { statement } from '#platform/db/statement.ts'
import { expect, test } from './support/journey.ts'
import { addDays, dayOf } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { systemClock } from '#core/clock/instant.ts'
import { demoMembers, giveOfficePassword, officePassword, signInToOffice } from './support/office.ts'
import { handInIdentity, waitingWithdrawal } from './support/office-rows.ts'

// An operator's day: three members of the staff, each in a browser of their own.
// The session that a journey ends on purpose answers 401.
test.use({ forgiven: [/401 \(Unauthorized\)/] })

const why = async (page: Page, reason: string, button: string | RegExp) => {
  await page.getByRole('textbox', { name: /Reason/ }).fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const open = (page: Page, area: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: area, exact: true }).click()

/** A transfer to the house's own bank that its player reports as sent. */
const transferInsert = statement<{ playerId: bigint }>(
  'journeys_transfer_insert',
  `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state,
     bank, created_at, expires_at, reported_at)
   select $1, id, 4, 'Bank transfer', 'bank', 'sandbank', 125000, 3, 'pending', '{}', now(), now() + interval '1 day', now()
   from player where mobile = $2 or account = $2 returning player_id as "playerId"`,
)

test('a transfer is matched, coins adjusted, a player verified, paid and excluded, the day closed, and the log says who did it', async ({
  site,
  db,
  newPlayer,
  openDevice,
}) => {
  const player = await newPlayer()
  const reference = `D${Date.now()}`
  const [order] = await db.rows(transferInsert, [reference, `+63${player.mobile.slice(1)}`])
  const playerId = String(order?.playerId)
  const office = site.backOfficeUrl
  const [maker, checker, admin] = [
    await openDevice('desktop'),
    await openDevice('desktop'),
    await openDevice('desktop'),
  ]
  const entrance = { url: office, db }
  await signInToOffice(maker, entrance, demoMembers.maker)
  await signInToOffice(checker, entrance, demoMembers.checker)
  await signInToOffice(admin, entrance, demoMembers.admin)

  // The bank's statement has a line: one member matches it to an order, another confirms.
  await open(maker, 'Deposits')
  await rowOf(maker, reference).getByRole('button', { name: 'Match' }).click()
  await maker.getByLabel(/Reference on the bank statement/).fill(`LINE-${reference}`)
  await why(maker, 'line 14 of the statement of today', 'Propose match')
  await open(checker, 'Deposits')
  await rowOf(checker, reference).getByRole('button', { name: 'Review' }).click()
  await why(checker, 'seen on the statement, too', /^Credit/)
  await checker.getByRole('tab', { name: 'All' }).click()
  await expect(rowOf(checker, reference)).toContainText('Credited')

  // Coins by hand take two people as well.
  await open(maker, 'Adjustments')
  await maker.getByRole('button', { name: 'New adjustment' }).click()
  await maker.getByRole('dialog').getByLabel('Player ID').fill(playerId)
  await maker.getByRole('dialog').getByLabel('Amount').fill('75.50')
  await why(maker, 'a bet that was settled wrong', 'Submit request')
  await open(checker, 'Approvals')
  await checker.getByRole('article').filter({ hasText: playerId }).getByRole('button', { name: 'Approve' }).click()
  await why(checker, 'the provider says the same', 'Approve')
  await expect(checker.getByRole('dialog')).toHaveCount(0)
  await maker.reload()
  await expect(rowOf(maker, playerId)).toContainText('₱75.50')

  // A player's identity is approved.
  await handInIdentity(db, playerId)
  await admin.goto(`${office}/identities/${playerId}`)
  await why(admin, 'the player has been waiting since noon', 'Open case')
  await admin.getByRole('button', { name: 'Approve' }).click()
  await why(admin, 'the pictures fit what was told', 'Approve')
  await expect(admin.getByText('Approved', { exact: true })).toBeVisible()

  // A large withdrawal takes two approvals; the next one is refused.
  const decide = async (page: Page, orderId: string, word: 'Approve' | 'Reject') => {
    await page.goto(`${office}/withdrawals/${orderId}`)
    await page.getByRole('button', { name: word }).click()
    await why(page, `${word.toLowerCase()} after a look at the play`, word)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const paid = await waitingWithdrawal(db, playerId, 6_000_000n)
  await decide(maker, paid, 'Approve')
  await expect(maker.getByRole('button', { name: 'Reject' })).toBeVisible()
  await decide(checker, paid, 'Approve')
  await expect(checker.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  const kept = await waitingWithdrawal(db, playerId, 6_100_000n)
  await decide(maker, kept, 'Approve')
  await decide(checker, kept, 'Reject')
  await expect(checker.getByText('Rejected').first()).toBeVisible()

  // The family asks for a player to be kept out.
  await admin.goto(`${office}/players/${playerId}`)
  await admin.getByRole('tab', { name: 'Responsible play' }).click()
  await admin.getByRole('button', { name: 'Exclude player' }).click()
  await why(admin, 'his wife asked for it in writing', 'Exclude player')
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await admin.getByRole('tab', { name: 'Account' }).click()
  await expect(admin.getByText(/Excluded from play until/)).toBeVisible()

  // Yesterday is read, held against everything that is known of it, and closed.
  const yesterday = formatDay(addDays(dayOf(systemClock.now()), -1))
  await open(checker, 'Reports')
  await expect(rowOf(checker, yesterday)).toContainText('₱0.00')
  await open(maker, 'Daily close')
  await maker.getByRole('button', { name: 'Run checks' }).click()
  await why(maker, 'the evening of the demonstration', 'Run checks')
  await open(checker, 'Daily close')
  const blocking = checker.getByRole('listitem').filter({ has: checker.getByRole('img', { name: 'Not passed' }) })
  const ready = checker.getByText(`${yesterday} is ready to close.`)
  // The page looks again by itself, but not every second.
  await expect(async () => {
    await checker.reload()
    await expect(blocking.or(ready).first()).toBeVisible()
    expect(await blocking.allInnerTexts()).toEqual([])
  }).toPass({ timeout: 90_000 })
  await checker.getByRole('button', { name: 'Close day' }).click()
  await why(checker, 'everything agrees', 'Close day')
  await expect(checker.getByText(`was closed by ${demoMembers.checker} on`)).toBeVisible()
  await maker.reload()
  await expect(maker.getByRole('button', { name: 'Request reopening' })).toBeVisible()

  // A banner is written and published, and a game goes into maintenance.
  await open(admin, 'Lobby content')
  await admin.getByRole('list', { name: 'Banners' }).getByRole('button', { expanded: false }).first().click()
  await admin.getByLabel('Title', { exact: true }).fill(`Fiesta ${reference}`)
  await admin.getByRole('button', { name: 'Review and publish' }).click()
  await why(admin, 'the fiesta begins at noon', 'Publish')
  await expect(admin.getByText('Up to date with what players see.')).toBeVisible()
  await open(admin, 'Game catalogue')
  await admin.getByRole('button', { name: 'Maintenance' }).first().click()
  await why(admin, 'its provider tells of a fault', 'Start maintenance')
  await admin.getByRole('button', { name: 'End maintenance' }).click()
  await why(admin, 'its provider has mended it', 'End maintenance')
  await expect(admin.getByRole('button', { name: 'End maintenance' })).toHaveCount(0)
  await open(admin, 'Audit log')
  await expect(rowOf(admin, 'Changed lobby content').first()).toContainText(demoMembers.admin)
  await expect(rowOf(admin, 'Switched maintenance on or off').first()).toContainText(demoMembers.admin)

  // The actor is found by the subject, and the list is operated by keyboard.
  await admin.keyboard.press('/')
  await admin.getByLabel('Subject', { exact: true }).fill(`Player ${playerId}`)
  await admin.keyboard.press('Enter')
  await expect(rowOf(admin, 'Excluded a player')).toContainText(demoMembers.admin)
  await expect(rowOf(admin, 'Requested a balance adjustment')).toContainText(demoMembers.maker)
  await admin.getByLabel('Subject', { exact: true }).fill(`Day ${addDays(dayOf(systemClock.now()), -1)}`)
  await admin.keyboard.press('Enter')
  await expect(rowOf(admin, 'Closed a day')).toContainText(demoMembers.checker)
  await admin.getByRole('heading', { name: 'Audit log' }).click()
  await admin.keyboard.press('?')
  await expect(admin.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('a session that ends under a form, and a case that somebody else has changed, lose nothing and say so', async ({
  site,
  db,
  newPlayer,
  openDevice,
}) => {
  const player = await newPlayer()
  const [found] = await db.rows(playerFind, [`+63${player.mobile.slice(1)}`])
  const office = site.backOfficeUrl
  const entrance = { url: office, db }
  const page = await openDevice('desktop')
  await signInToOffice(page, entrance, demoMembers.admin)
  await page.goto(`${office}/players/${found?.id}`)
  await page.getByRole('button', { name: 'Lock' }).first().click()
  await page.getByLabel(/Reason/).fill('play looks automated')
  await db.rows(endSessions, [demoMembers.admin])
  await page.getByRole('dialog').getByRole('button', { name: 'Lock', exact: true }).click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await signInToOffice(again, entrance, demoMembers.admin)
  await expect(page.getByLabel(/Reason/)).toHaveValue('play looks automated')
  await page.getByRole('dialog').getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(page.getByText('Locked', { exact: true })).toHaveCount(1)

  // The same page in another window is as it was: what it still offers is refused in words.
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByLabel(/Reason/).fill('it was the player after all')
  await db.rows(openLocks, [found?.id])
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock', exact: true }).click()
  await expect(page.getByText('Nothing to change. It’s already set this way.')).toBeVisible()
  await expect(page.getByLabel(/Reason/)).toHaveValue('it was the player after all')
})

test('a passkey takes the place of the code, and opens nothing once it is removed', async ({
  site,
  db,
  openDevice,
}) => {
  // Passkeys belong to a name: an address that is a number has none.
  const office = site.backOfficeUrl.replace('127.0.0.1', 'localhost')
  const page = await openDevice('desktop')
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true } as const
  await device.send('WebAuthn.addVirtualAuthenticator', { options })
  await signInToOffice(page, { url: office, db }, demoMembers.admin)
  await page.goto(`${office}/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Device name').fill('Desk of the journeys')
  await page.getByLabel('Your password', { exact: true }).fill(officePassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(rowOf(page, 'Desk of the journeys')).toContainText('Never')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await giveOfficePassword(page, demoMembers.admin)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()

  // Under this name, too, the lobby is shown in its phone.
  await page.goto(`${office}/content`)
  await expect(page.frameLocator('iframe').getByRole('link').first()).toBeVisible()

  await page.goto(`${office}/account`)
  await rowOf(page, 'Desk of the journeys').getByRole('button', { name: 'Remove' }).click()
  await why(page, 'the desk is given to somebody else', 'Remove')
  await expect(page.getByText('No passkeys yet')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await giveOfficePassword(page, demoMembers.admin)
  await expect(page.getByLabel(/Code from/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0)
})

const playerFind = statement<{ id: bigint }>(
  'journeys_office_player_find',
  'select id from player where mobile = $1 or account = $1',
)
const endSessions = statement(
  'journeys_staff_sessions_end',
  `update staff_session set ended_at = now()
   where ended_at is null and staff_id = (select id from staff_member where email = $1)`,
)
const openLocks = statement('journeys_player_locks_open', `update player set locks = '{}' where id = $1`)
