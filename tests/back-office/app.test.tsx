import '#platform/ui/testing/modal-dialogs.ts'
import { generateKeyPairSync } from 'node:crypto'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import type { Call, ResponseOf } from '#core/contract/call.ts'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { viewDashboard, viewWork } from '#features/office/dashboard/contract.ts'
import { confirmCode, getSignInKey, signIn } from '#features/office/staff/contract.ts'
import { listViews } from '#features/office/staff/list-contract.ts'
import { type Permission, permissionsOf } from '#features/office/staff/permissions.ts'
import type { StaffRole } from '#features/office/staff/roles.ts'
import { defaultSettings } from '#features/office/web-configuration/settings.ts'
import { saveSettings, viewSettings } from '#features/office/web-configuration/staff-contract.ts'
import { findPlayers } from '#features/players/account/staff-contract.ts'
import { createConnection } from '#platform/browser/connection/connection.ts'
import { createSession } from '#platform/browser/session/session.ts'
import { safeStorage } from '#platform/browser/storage/safe-storage.ts'
import { broken, createTestServer, refused, type WireAnswer } from '#platform/browser/testing/test-server.ts'
import { App } from '#apps/back-office/app.tsx'
import { createStaffClient } from '#apps/back-office/staff-client.ts'

const spki = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' })
/** The server of these tests: one member, whose session can be ended at any time. */
function openOffice(role: StaffRole = 'admin', permissions: readonly Permission[] = permissionsOf([role])) {
  const state = { token: '', sessions: 0 }
  const staff = { id: 1, name: 'Ana', email: 'ana@example.ph', roles: [role], permissions: [...permissions] }
  const server = createTestServer(staffCallPrefix)
  server.answer(getSignInKey, { passwordKeyId: 'key', spki: spki.toString('base64') })
  server.answer(signIn, { ticket: 'ticket', enrolment: null, passkey: null })
  server.answer(confirmCode, () => {
    state.token = `token ${++state.sessions}`
    return { token: state.token, staff }
  })
  /** A token that is not the live session is signed out. */
  const answerMember = <C extends Call>(call: C, body: ResponseOf<C> | WireAnswer) =>
    server.answer(call, (_request, headers) =>
      state.token !== '' && headers.get('authorization') === state.token ? body : broken(401),
    )
  answerMember(viewDashboard, refused(viewDashboard.refusals.notPermitted))
  answerMember(viewWork, {
    queues: [
      { name: 'approvals', label: 'Approvals', count: 0, oldest: null, page: '/approvals' },
      { name: 'transfers', label: 'Bank transfers to match', count: 2, oldest: instant(5_000), page: '/deposits' },
      { name: 'deposits', label: 'Overdue deposits', count: 1, oldest: instant(1_000), page: '/deposits?tab=stuck' },
    ],
  })
  answerMember(findPlayers, { rows: [], next: null, total: { count: 0, isExact: true } })
  answerMember(listViews, { views: [] })
  answerMember(viewSettings, { version: 4, settings: defaultSettings })
  answerMember(saveSettings, { version: 5, waiting: [] })
  window.fetch = server.fetch
  const session = createSession(safeStorage(() => window.sessionStorage))
  const connection = createConnection()
  render(<App session={session} connection={connection} client={createStaffClient(session, connection)} />)
  return { ...server, state, session, user: userEvent.setup() }
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  // jsdom lays nothing out: it has no scrolling.
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
})

type Screen = Pick<typeof screen, 'findByLabelText' | 'getByLabelText' | 'findByRole' | 'getByRole'>

async function enter(user: ReturnType<typeof userEvent.setup>, where: Screen = screen): Promise<void> {
  await user.type(await where.findByLabelText('Password'), 'mahabang gabi 1961')
  await user.click(where.getByRole('button', { name: 'Continue' }))
  await user.type(await where.findByLabelText(/Code from/), '123456')
}

test('a session that ends in the middle of a form asks for a new sign-in over it, and nothing typed is lost', async () => {
  const { state, user, sent } = openOffice()
  await user.type(await screen.findByLabelText('E-mail'), 'ana@example.ph')
  await enter(user)
  await user.click(await screen.findByRole('link', { name: 'Web configuration' }))
  await user.clear(await screen.findByLabelText(/Site name/))
  await user.type(screen.getByLabelText(/Site name/), 'Bituin Palace')
  await user.click(screen.getByRole('button', { name: 'Review and save' }))
  await user.type(screen.getByLabelText(/Reason/), 'the new name')

  state.token = 'ended'
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const again = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  expect(again.getByLabelText('E-mail')).toHaveProperty('readOnly', true)
  expect(again.getByLabelText('E-mail')).toHaveProperty('value', 'ana@example.ph')
  expect(sent(saveSettings)).toHaveLength(1)
  await enter(user, again)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull())

  expect(screen.getByLabelText(/Site name/)).toHaveProperty('value', 'Bituin Palace')
  expect(screen.getByLabelText(/Reason/)).toHaveProperty('value', 'the new name')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('No changes')).toBeTruthy()
  expect(sent(saveSettings)).toHaveLength(2)
})

test('the navigation offers the areas of the role and no other, and an address typed by hand opens none', async () => {
  window.history.replaceState(null, '', '/audit')
  const { user } = openOffice('csLevel1')
  await user.type(await screen.findByLabelText('E-mail'), 'ana@example.ph')
  await enter(user)
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  const areas = within(screen.getByRole('navigation', { name: 'Main navigation' })).getAllByRole('link')
  expect(areas.map(({ textContent }) => textContent)).toEqual([
    'To do',
    'Players',
    'Support chats',
    'Tickets',
    'Messages',
    'Message templates',
    'Game catalogue',
    'My account',
  ])
})

test('a list without rows says whether there are none at all, or none that fit its filters', async () => {
  const { user } = openOffice('csLevel1')
  await user.type(await screen.findByLabelText('E-mail'), 'ana@example.ph')
  await enter(user)
  await user.click(await screen.findByRole('link', { name: 'Players' }))
  expect(await screen.findByText('No players yet. Players appear here as soon as they register.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Status'), 'Suspended')
  expect(await screen.findByText('No matches for these filters.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('No players yet. Players appear here as soon as they register.')).toBeTruthy()
})

test('a member whose permissions open no area gets a notice that says so', async () => {
  const { user } = openOffice('agentManager', ['session.own'])
  await user.type(await screen.findByLabelText('E-mail'), 'ana@example.ph')
  await enter(user)
  expect(await screen.findByRole('heading', { name: 'You don’t have access to any area yet' })).toBeTruthy()
})

test('an agent manager opens agents and the promotions that hold their rates', async () => {
  const { user } = openOffice('agentManager')
  await user.type(await screen.findByLabelText('E-mail'), 'ana@example.ph')
  await enter(user)
  const navigation = await screen.findByRole('navigation', { name: 'Main navigation' })
  expect(within(navigation).getByRole('link', { name: /^Agents/ })).toBeTruthy()
  expect(within(navigation).getByRole('link', { name: /^Promotions/ })).toBeTruthy()
  expect(within(navigation).queryByRole('link', { name: /^Withdrawals/ })).toBeNull()
})

test('the token stays out of the storage that all tabs share', async () => {
  const { user, session } = openOffice()
  await user.type(await screen.findByLabelText('E-mail'), 'ana@example.ph')
  await enter(user)
  await screen.findByRole('navigation', { name: 'Main navigation' })
  expect(session.token()).toBe('token 1')
  expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('token 1')
})

test('the filters of a list are in the address, so that a link and "back" show the same list; the searched player is not', async () => {
  window.history.replaceState(null, '', '/players?state=suspended&state2=x')
  const { user } = openOffice()
  await user.type(await screen.findByLabelText('E-mail'), 'ana@example.ph')
  await enter(user)
  expect(await screen.findByLabelText('Status')).toHaveProperty('value', 'suspended')
  await user.selectOptions(screen.getByLabelText('Status'), 'excluded')
  await waitFor(() => expect(window.location.search).toContain('state=excluded'))
  await user.type(screen.getByLabelText('Name, ID, account or mobile'), '09171234567{Enter}')
  await waitFor(() =>
    expect(screen.getByLabelText('Name, ID, account or mobile')).toHaveProperty('value', '09171234567'),
  )
  expect(window.location.search).not.toContain('0917')
  window.history.back()
  await waitFor(() => expect(screen.getByLabelText('Name, ID, account or mobile')).toHaveProperty('value', ''))
  expect(screen.getByLabelText('Status')).toHaveProperty('value', 'excluded')
  window.history.back()
  await waitFor(() => expect(screen.getByLabelText('Status')).toHaveProperty('value', 'suspended'))
})

test('a member begins with what waits, the oldest first, and the navigation counts it by area and group', async () => {
  const { user } = openOffice()
  await user.type(await screen.findByLabelText('E-mail'), 'ana@example.ph')
  await enter(user)
  await screen.findByText('3 tasks wait for your roles.')
  const lists = screen.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  )
  expect(lists).toEqual([['Overdue deposits', 'Bank transfers to match'], ['Approvals']])
  const navigation = within(screen.getByRole('navigation', { name: 'Main navigation' }))
  expect(navigation.getByRole('link', { name: 'Deposits', description: '3 tasks wait' })).toBeTruthy()
  await user.click(navigation.getByText('Money'))
  expect(navigation.getByRole('link', { name: /^Deposits/ }).closest('details')?.open).toBe(false)
  expect(navigation.getByText('Money').textContent).toBe('Money3')
})

test('Ctrl-K leads to a page or a player by a few letters and the keyboard alone', async () => {
  const office = openOffice()
  const { user } = office
  office.answer(findPlayers, {
    rows: [
      {
        id: 42,
        account: 'juan42',
        accountType: 'username',
        nickname: 'Juan',
        mobile: '+63917•••0042',
        state: 'active',
        registeredAt: instant(0),
        isDemo: false,
      },
    ],
    next: null,
    total: { count: 1, isExact: true },
  })
  await user.type(await screen.findByLabelText('E-mail'), 'ana@example.ph')
  await enter(user)
  await screen.findByText('3 tasks wait for your roles.')
  await user.keyboard('{Control>}k{/Control}')
  await user.keyboard('web c{Enter}')
  await screen.findByLabelText(/Site name/)
  await user.keyboard('{Control>}k{/Control}')
  await user.keyboard('juan')
  await screen.findByRole('option', { name: /Juan/, selected: true })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/players/42'))
})
