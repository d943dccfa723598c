import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Hands } from './hands.ts'
import { openIdentityOfficer } from './identity-officer.ts'
import { expect } from './journey.ts'
import type { Player } from './player.ts'

type Proof = { readonly page: Page; readonly hands: Hands; readonly player: Player; readonly backOfficeUrl: string }

/** A name that no other player of a run has. */
export const lastNameOf = ({ mobile }: Player): string =>
  `Reyes ${Array.from(mobile.slice(-5), (digit) => 'abcdefghij'[Number(digit)]).join('')}`

/** From the page about the identity to its approval: declared, shown in pictures, and decided by an officer. */
export async function proveIdentity({ page, hands, player, backOfficeUrl }: Proof): Promise<void> {
  await declare(page, hands, { lastName: lastNameOf(player), idNumber: `${player.mobile}00777` })
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible()
  const fileButton = (item: string): Locator =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: item, exact: true }) })
      .getByRole('button', { name: 'File', exact: true })
  const notes = { name: '../../notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await hands.attach(fileButton('Front of ID'), notes)
  await expect(page.getByText('We can’t open this file.', { exact: false })).toBeVisible()
  for (const item of ['Front of ID', 'Back of ID', 'Selfie']) {
    await hands.attach(fileButton(item), { name: 'a.png', mimeType: 'image/png', buffer: await picture() })
    await expect(page.getByRole('img', { name: `${item}: the photo you chose` })).toBeVisible()
  }
  await hands.press(page.getByRole('button', { name: 'Submit' }))
  await expect(page.getByRole('heading', { name: 'We’re reviewing your details' })).toBeVisible()
  await (await openIdentityOfficer(backOfficeUrl)).approve(lastNameOf(player))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re verified' })).toBeVisible()
}

type Declaration = { readonly lastName: string; readonly idNumber: string }

async function declare(
  page: Page,
  { press, mark, write, choose }: Hands,
  { lastName, idNumber }: Declaration,
): Promise<void> {
  const born = page.getByRole('group', { name: 'Date of birth' })
  await write(page.getByLabel('First name'), 'Maria')
  await write(page.getByLabel('Last name'), lastName)
  await choose(born.getByLabel('Month'), 'May')
  await choose(born.getByLabel('Day'), '4')
  await choose(born.getByLabel('Year'), '1990')
  await write(page.getByLabel('Place of birth'), 'Quezon City, Metro Manila')
  await write(page.getByLabel('Nationality'), 'Filipino')
  await write(page.getByLabel('Present address'), '12 Mabini Street, Barangay Poblacion, Makati City')
  await press(page.getByRole('button', { name: 'Same as present address' }))
  await write(page.getByLabel('Nature of work'), 'Nurse')
  await choose(page.getByLabel('Source of funds'), 'Salary')
  await choose(page.getByLabel('Type of ID'), 'PhilSys national ID')
  await write(page.getByLabel('ID number'), idNumber)
  await mark(page.getByLabel('All of these are true.'))
  await press(page.getByRole('button', { name: 'Save and add photos' }))
}

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#28785a' } })
    .png()
    .toBuffer()
