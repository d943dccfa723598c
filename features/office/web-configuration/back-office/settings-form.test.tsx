import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Permission } from '#features/office/staff/back-office/index.ts'
import { createStaffServer, openStaffScreen } from '#features/office/staff/testing/staff-screen.tsx'
import { refused } from '#platform/browser/testing/test-server.ts'
import { defaultSettings, settingsSchema } from '../settings.ts'
import { saveSettings, viewSettings } from '../staff-contract.ts'
import { SettingsForm } from './settings-form.tsx'

/** A server with a version of the settings that others may replace. */
function openServer() {
  const current = { version: 4, settings: defaultSettings }
  const server = createStaffServer()
  server.answer(viewSettings, () => current)
  server.answer(saveSettings, ({ version, settings }) => {
    if (version !== current.version) {
      const msg = 'Somebody else has saved a newer version.'
      return refused(saveSettings.refusals.stale, { msg, version: current.version })
    }
    current.version += 1
    current.settings = v.parse(settingsSchema, settings)
    return { version: current.version, waiting: [] }
  })
  return { server, current, sent: () => server.sent(saveSettings) }
}

function openForm(permissions: Permission[] = ['webConfiguration.view', 'webConfiguration.save']) {
  const { server, ...site } = openServer()
  const shown = <SettingsForm loaded={{ version: 4, settings: defaultSettings }} />
  return { ...site, user: openStaffScreen(shown, { server, permissions }).user }
}

const field = (label: RegExp) => screen.getByLabelText(label)
const retype = async (user: UserEvent, label: RegExp, text: string) => {
  await user.clear(field(label))
  if (text) await user.type(field(label), text)
}
const review = () => screen.getByRole('button', { name: 'Review and save' })
const dialog = () => within(screen.getByRole('dialog'))
const give = async (user: UserEvent, reason: string) => {
  await user.type(dialog().getByLabelText(/Reason/), reason)
  await user.click(dialog().getByRole('button', { name: 'Save' }))
}

test('as long as nothing is different there is nothing to save', async () => {
  const { user } = openForm()
  expect(review()).toHaveProperty('disabled', true)
  await retype(user, /Site name/, 'Bituin Palace')
  expect(screen.getByText('1 setting changed')).toBeTruthy()
  await retype(user, /Site name/, defaultSettings.operatorName)
  expect(screen.getByText('No changes')).toBeTruthy()
})

test('a fault is explained at its field, and nothing is sent', async () => {
  const { user, sent } = openForm()
  await retype(user, /Minimum password length/, '6')
  await retype(user, /Support e-mail/, 'nobody')
  await user.click(review())
  expect(field(/Minimum password length/).getAttribute('aria-invalid')).toBe('true')
  expect(field(/Support e-mail/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/2 to correct/)).toBeTruthy()
  expect(sent()).toEqual([])
})

test('a minimum above the maximum is explained in a sentence', async () => {
  const { user, sent } = openForm()
  await retype(user, /Minimum username length/, '30')
  await user.click(review())
  expect(screen.getByRole('alert').textContent).toContain('The minimum username length is above the maximum.')
  expect(sent()).toEqual([])
})

test('saving shows what changes, takes the reason, and sends the whole form with the version it was filled from', async () => {
  const { user, sent } = openForm()
  await user.selectOptions(field(/^Mode/), 'green')
  await retype(user, /Sites in green mode/, 'one.example')
  await user.click(field(/one-time codes/))
  await user.click(review())
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ModeNormalGreen', 'Sites in green mode(empty)one.example', 'Send one-time codesOnOff'])
  await give(user, 'the calmer surface')
  await waitFor(() => expect(screen.getByText('No changes')).toBeTruthy())
  expect(sent()).toMatchObject([
    {
      version: 4,
      reason: 'the calmer surface',
      settings: { ...defaultSettings, mode: 'green', siteList: ['one.example'], otpStatus: false },
    },
  ])
})

test('a stale form is refused, loses nothing that was typed, takes in what the other changed, and is then saved', async () => {
  const { user, sent, current } = openForm()
  await retype(user, /Site name/, 'Mine')
  await retype(user, /^Regulator/, 'My regulator')
  current.version = 5
  current.settings = { ...defaultSettings, operatorName: 'Theirs', company: 'Their company' }
  await user.click(review())
  await give(user, 'a good reason')
  expect(await dialog().findByText('Somebody else has saved a newer version.')).toBeTruthy()

  expect(field(/Site name/)).toHaveProperty('value', 'Mine')
  expect(field(/^Regulator/)).toHaveProperty('value', 'My regulator')
  expect(field(/^Company/)).toHaveProperty('value', 'Their company')
  expect(dialog().getByLabelText(/Reason/)).toHaveProperty('value', 'a good reason')
  expect(screen.getByText(/Another member changed these settings/).textContent).toContain('Their company')

  await user.click(dialog().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByText('No changes')).toBeTruthy())
  expect(sent()[1]).toMatchObject({
    version: 5,
    settings: { operatorName: 'Mine', regulator: 'My regulator', company: 'Their company' },
  })
})

test('links are added, filled and removed', async () => {
  const { user, sent } = openForm()
  const links = within(screen.getByRole('group', { name: /Social media/ }))
  await user.click(links.getByRole('button', { name: 'Add link' }))
  await user.click(links.getByRole('button', { name: 'Add link' }))
  await user.type(links.getByLabelText('Name 2'), 'facebook')
  await user.type(links.getByLabelText('URL 2'), 'https://facebook.com/bituin')
  await user.click(links.getByRole('button', { name: 'Remove link 1' }))
  await user.click(review())
  await give(user, 'our page is open')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.settings.socialMedia).toEqual([{ id: 'facebook', url: 'https://facebook.com/bituin' }])
})

test('a viewer can change nothing and is offered nothing to save', () => {
  openForm(['webConfiguration.view'])
  expect(field(/Site name/)).toHaveProperty('readOnly', true)
  expect(field(/^Mode/)).toHaveProperty('disabled', true)
  expect(field(/one-time codes/)).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Review and save' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add link' })).toBeNull()
})
