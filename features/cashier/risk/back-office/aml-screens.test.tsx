import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { calendarDay } from '#core/clock/manila.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { createStaffServer, openStaffScreen } from '#features/office/staff/testing/staff-screen.tsx'
import { faulty, type WireAnswer } from '#platform/browser/testing/test-server.ts'
import { decideCase, type viewCase } from '../case-contract.ts'
import { AlertFacts } from './alert-facts.tsx'
import { CaseMovements } from './case-movements.tsx'
import { CasePlayer } from './case-player.tsx'
import { DecideCaseDialog } from './decide-case-dialog.tsx'

type Case = ResponseOf<typeof viewCase>
const at = instant(Date.UTC(2026, 10, 29, 2, 0))
const report: Case['entries'][number] = {
  id: 1,
  at,
  author: 'mlro@example.ph',
  kind: 'export',
  text: '',
  fileName: null,
}

function openDecision(entries: Case['entries'], reply: () => WireAnswer | ResponseOf<typeof decideCase> = () => ({})) {
  const server = createStaffServer()
  server.answer(decideCase, reply)
  const about = { id: 7, alerts: [], entries }
  const { user } = openStaffScreen(<DecideCaseDialog about={about} onClose={() => undefined} />, {
    server,
    permissions: ['aml.work'],
  })
  const decide = async (button: string) => {
    await user.type(screen.getByLabelText(/^Findings/), 'Reported by hand today.')
    await user.type(screen.getByLabelText(/^Reason/), 'work on the case')
    await user.click(screen.getByRole('button', { name: button }))
  }
  return { user, decide, sent: () => server.sent(decideCase) }
}

test('a case that is marked as reported sends its number, and how many alerts were seen', async () => {
  const { user, decide, sent } = openDecision([report])
  expect(screen.queryByText(/No report has been created/)).toBeNull()
  await user.type(screen.getByLabelText('AMLC reference number'), 'AMLC-2026-1')
  await decide('Mark as reported')
  expect(sent()).toMatchObject([{ outcome: { kind: 'reported', reportNumber: 'AMLC-2026-1' }, alertsSeen: 0 }])
})

test('a case with nothing to report sends no number, even if one was typed before', async () => {
  const { user, decide, sent } = openDecision([])
  expect(screen.getByText(/No report has been created/)).toBeTruthy()
  await user.type(screen.getByLabelText('AMLC reference number'), 'AMLC-2026-1')
  await user.click(screen.getByRole('radio', { name: 'Nothing to report' }))
  await decide('Close without report')
  expect(sent()).toMatchObject([{ outcome: { kind: 'nothing' } }])
  expect(JSON.stringify(sent())).not.toContain('AMLC-2026-1')
})

test('what else is wrong is shown together with a fault of the reason', async () => {
  const faults = [
    { field: 'text', key: 'tooShort', msg: 'Enter a reason of at least 10 characters.' },
    { field: 'reason', key: 'tooShort', msg: 'Enter a reason of at least 5 characters.' },
  ]
  const { user, decide } = openDecision([report], () => faulty(...faults))
  await user.click(screen.getByRole('radio', { name: 'Nothing to report' }))
  await decide('Close without report')
  for (const { msg } of faults) expect(await screen.findByText(msg)).toBeTruthy()
})

test('an alert shows why it was raised before the other sums of its days', () => {
  const { container } = openStaffScreen(
    <AlertFacts playerId={4_711} rule="covered" inputs={{ deposited: '620000000', withdrawn: '0', validBet: '0' }} />,
    { server: createStaffServer(), permissions: [] },
  )
  expect(container.textContent).toMatch(/^₱6,200,000\.00 deposited in one day\. More than ₱5,000,000\.00/)
})

test('an alert about linked players leads to their cluster, and another does not', () => {
  const together = { largeDeposits: '2', linkedPlayers: '2', linkedLargeDeposits: '3', linkedLargeDeposited: '1' }
  openStaffScreen(
    <>
      <AlertFacts playerId={1} rule="structuring" inputs={{ ...together, linkedPlayers: '0' }} />
      <AlertFacts playerId={4_711} rule="structuring" inputs={together} />
    </>,
    { server: createStaffServer(), permissions: [] },
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/risk?player=4711'])
})

test('a case shows the money, earlier cases and movements of its player in words', () => {
  const figures = {
    deposited: wireCentavos(625_000_000),
    withdrawn: wireCentavos(0),
    validBet: wireCentavos(50_000),
    score: null,
  }
  const otherCases = [{ id: 3, state: 'reported' as const, openedAt: at, reportNumber: 'AMLC-1' }]
  const movement = { at, reason: 'withdrawalReversed' as const, account: 'psp:sandpay', reference: 'W1' }
  const { container } = openStaffScreen(
    <>
      <CasePlayer playerId={4_711} figures={figures} otherCases={otherCases} />
      <CaseMovements
        movements={[{ ...movement, amount: wireCentavos(11_900_000) }]}
        movementsFrom={calendarDay('2026-10-30')}
      />
    </>,
    { server: createStaffServer(), permissions: [] },
  )
  for (const text of ['₱6,250,000.00', '₱500.00', 'Nov 29, 2026, Reported, AMLC-1', 'Since Oct 30, 2026'])
    expect(container.textContent).toContain(text)
  const row = screen.getByRole('row', { name: /Withdrawal returned/ })
  expect(row.textContent).toContain('₱119,000.00')
  expect(row.textContent).toContain('SandPay')
  expect(row.textContent).not.toContain('psp:')
})
