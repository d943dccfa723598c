import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import '#platform/ui/testing/modal-dialogs.ts'
import { getPlayer } from '#features/players/account/contract.ts'
import { testPlayer } from '#features/players/account/testing/players.ts'
import { getIdentity, submitIdentity } from '../contract.ts'
import { identityItems } from '../identity-words.ts'
import { messages as identityMessages } from '../messages/en.ts'
import type { Identity } from './identity-status.tsx'
import { KycPage } from './kyc-page.tsx'

afterEach(leaveNothingBehind)

const nothing: Identity = {
  status: 'NONE',
  asked: [...identityItems],
  faults: [],
  documents: [],
  details: {
    firstName: '',
    middleName: '',
    lastName: '',
    birthDate: null,
    birthplace: '',
    nationality: '',
    presentAddress: '',
    permanentAddress: '',
    natureOfWork: '',
    sourceOfFunds: null,
    idType: null,
    idNumber: '',
  },
  submittedAt: null,
  answerBy: null,
  dueAt: instant(Date.UTC(2026, 10, 29, 4)),
  depositWaits: false,
}

async function openPage(identity: Identity, title: string, isOnBreak = false) {
  const route = { access: 'player', title: '', frame: 'none' } as const
  const site = openTestTab({
    address: '/walletsKyc',
    token: 'token',
    config: { operatorName: 'Bituin' },
    routes: [{ ...route, path: '/walletsKyc', screen: readyScreen(KycPage) }],
  })
  site.answer(getIdentity, identity)
  site.answer(getPlayer, testPlayer({ isOnBreak }))
  site.open()
  await screen.findByRole('heading', { name: title })
  return site
}

test.each([
  [{ depositWaits: true }, 'Then you can deposit and withdraw.'],
  [{ depositWaits: false }, 'You can deposit and play without it until Nov 29, 2026'],
  [{ depositWaits: false, dueAt: null }, 'Then you can withdraw.'],
])('a player with %o reads when the identity is needed', async (gate, words) => {
  await openPage({ ...nothing, ...gate }, 'Verify your identity')
  expect(screen.getByText(words, { exact: false })).toBeDefined()
})

test('everything that is missing is said at its field, and nothing is sent', async () => {
  const site = await openPage(nothing, 'Verify your identity')
  await site.user.click(screen.getByRole('button', { name: 'Save and add photos' }))
  expect(screen.getAllByText(identityMessages['kyc.fieldMissing']).length).toBeGreaterThan(8)
  expect(screen.getByText(identityMessages['kyc.declarationTip'])).toBeDefined()
  expect(site.sent(submitIdentity)).toHaveLength(0)
})

test('of a case that came back only the item at fault is asked for, with its reason', async () => {
  const text = 'This is incomplete. The barangay is missing.'
  const back: Identity = {
    ...nothing,
    status: 'NEED_INFO',
    asked: ['presentAddress'],
    faults: [{ item: 'presentAddress', reason: 'incomplete', text }],
  }
  const site = await openPage(back, 'Please fix a few details')
  expect(screen.getByText(text, { exact: false })).toBeDefined()
  expect(screen.queryByLabelText('First name')).toBeNull()
  site.answer(submitIdentity, { ...back, status: 'SUBMITTED' as const, asked: [], faults: [] })
  await site.user.type(screen.getByLabelText('Present address'), 'Barangay Poblacion, Makati')
  await site.user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() =>
    expect(site.sent(submitIdentity)).toMatchObject([{ presentAddress: 'Barangay Poblacion, Makati', isDraft: false }]),
  )
})

test('a verified player is asked for nothing', async () => {
  await openPage({ ...nothing, status: 'APPROVED', asked: [], dueAt: null }, 'You’re verified')
  expect(screen.queryByRole('button', { name: /Submit|Save/ })).toBeNull()
})

test('a verified player is led to a deposit and a withdrawal, and on a break to the withdrawal alone', async () => {
  const verified: Identity = { ...nothing, status: 'APPROVED', asked: [], dueAt: null }
  await openPage(verified, 'You’re verified')
  expect(screen.getByRole('link', { name: 'Deposit' })).toBeDefined()
  cleanup()
  await openPage(verified, 'You’re verified', true)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Withdraw' })).toBeDefined()
})

test('a case in review shows what was decided, without being asked again', async () => {
  const waiting: Identity = { ...nothing, status: 'SUBMITTED', asked: [], dueAt: null }
  const site = await openPage(waiting, 'We’re reviewing your details')
  site.answer(getIdentity, { ...waiting, status: 'APPROVED' })
  expect(await screen.findByRole('heading', { name: 'You’re verified' }, { timeout: 8_000 })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Withdraw' })).toBeDefined()
}, 15_000)
