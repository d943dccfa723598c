import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Permission } from '#features/office/staff/back-office/index.ts'
import { createStaffServer, openStaffScreen } from '#features/office/staff/testing/staff-screen.tsx'
import { refused } from '#platform/browser/testing/test-server.ts'
import { setServiceLevel, type viewSlow } from '../../slow-contract.ts'
import { PagesTable, ServicesTable } from './measured-tables.tsx'
import { ServiceLevels } from './service-levels.tsx'
import { sharesText } from './split-bar.tsx'
import { durationText } from './time-columns.tsx'
import { WorkPanel } from './work-panel.tsx'

type Slow = ResponseOf<typeof viewSlow>

const times = { count: 1_200, failed: 0, mean: 1_000, p50: 900, p95: 1_900, p99: 2_500 }
const parts = [
  { part: 'outside:maya', mean: 710 },
  { part: 'own', mean: 200 },
  { part: 'statement', mean: 90 },
]
const groups: Slow['groups'] = [
  { group: 'deposit', ...times, parts },
  { group: 'cash-back', ...times, failed: 3, mean: 4, parts: [{ part: 'own', mean: 4 }] },
]
const work: Slow['work'] = [
  { group: 'deposit', kind: 'call', name: 'recharge', ...times, parts },
  { group: 'cash-back', kind: 'call', name: 'cashBack', ...times, parts: [] },
]

test.each([
  [0.42, '0.4 ms'],
  [9.96, '10.0 ms'],
  [320.4, '320 ms'],
  [2_540, '2.5 s'],
  [61_000, '61 s'],
])('%d ms reads %s', (ms, text) => expect(durationText(ms)).toBe(text))

test('shares name who took the time, the largest first, and never add up to more than the whole', () => {
  expect(sharesText({ mean: 1_000, parts })).toBe('Maya 71%, ours 20%, PostgreSQL 9%')
  const atOnce = {
    mean: 100,
    parts: [
      { part: 'outside:a', mean: 100 },
      { part: 'outside:b', mean: 100 },
    ],
  }
  expect(sharesText(atOnce)).toBe('a 50%, b 50%')
  expect(sharesText({ mean: 0, parts: [{ part: 'own', mean: 0 }] })).toBe('')
})

test('a feature that is opened says in a sentence whose time its calls take, and shows them alone', async () => {
  const user = userEvent.setup()
  render(<WorkPanel groups={groups} work={work} />)
  expect(screen.getByRole('button', { name: 'Cash back' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Deposits' }))
  expect(screen.getByText('Deposits: 1.0 s on average, of which Maya 71%, ours 20%, PostgreSQL 9%.')).toBeTruthy()
  expect(screen.getByText('recharge')).toBeTruthy()
  expect(screen.queryByText('cashBack')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'All features' }))
  expect(screen.getByRole('button', { name: 'Cash back' })).toBeTruthy()
})

test('a period without measurements says what will appear', () => {
  render(
    <>
      <WorkPanel groups={[]} work={[]} />
      <ServicesTable services={[]} />
      <PagesTable pages={[{ page: '/lobby/home', lcp: 1_900, inp: null, visits: 12 }]} />
    </>,
  )
  expect(screen.getByText('Nothing measured in this period.')).toBeTruthy()
  expect(screen.getByText(/^No calls to other services in this period/)).toBeTruthy()
  expect(screen.getByText('1.9 s')).toBeTruthy()
  expect(screen.getByText('–')).toBeTruthy()
})

const levels: Slow['levels'] = [
  { name: 'bet', target: 250, value: 312.5, isHeld: false, count: 100 },
  { name: 'depositCredit', target: 5_000, value: 1_200, isHeld: true, count: 1 },
  { name: 'signIn', target: 9_990, value: 9_995, isHeld: true, count: 4_000 },
  { name: 'pageLoad', target: 2_500, value: null, isHeld: null, count: 0 },
]

function openLevels(permissions: Permission[]) {
  const server = createStaffServer()
  server.answer(setServiceLevel, ({ target }) =>
    target === 250 ? refused(setServiceLevel.refusals.nothingToChange, { msg: 'This is the target already.' }) : {},
  )
  const { user } = openStaffScreen(<ServiceLevels levels={levels} />, { server, permissions })
  return { user, sent: () => server.sent(setServiceLevel) }
}

const card = (name: RegExp) => within(screen.getByRole('article', { name }))

test('each service level says its value, its target and whether it is met', () => {
  openLevels(['monitor.view'])
  expect(card(/^Bets/).getByText('Missed')).toBeTruthy()
  expect(card(/^Bets/).getByText(/Target 250 ms/)).toBeTruthy()
  expect(card(/^Deposits/).getByText('Met')).toBeTruthy()
  expect(card(/^Sign-ins/).getByText(/99\.95%/)).toBeTruthy()
  expect(card(/^Sign-ins/).getByText(/Target 99\.90%/)).toBeTruthy()
  expect(card(/^First page/).getByText('No data yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change target' })).toBeNull()
})

test('a target is changed in the unit that the screen shows, with a reason', async () => {
  const { user, sent } = openLevels(['monitor.view', 'monitor.setTarget'])
  await user.click(card(/^Sign-ins/).getByRole('button', { name: 'Change target' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.clear(dialog.getByLabelText('Target'))
  await user.type(dialog.getByLabelText('Target'), '99.5')
  await user.type(dialog.getByLabelText(/Reason/), 'after the review of November')
  await user.click(dialog.getByRole('button', { name: 'Change target' }))
  expect(sent()).toMatchObject([{ name: 'signIn', target: 9_950, reason: 'after the review of November' }])
})
