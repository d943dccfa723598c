import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { createStaffServer, openStaffScreen } from '#features/office/staff/testing/staff-screen.tsx'
import { listPagcorTerms, savePagcorTerms } from '../contract.ts'
import { TermsPanel } from './terms-panel.tsx'

const shares = { slots: 3_000, fish: 3_000, poker: 2_000, sports: 1_750, live: 2_500, games: 3_000 }
const newest = {
  from: calendarDay('2026-10-01'),
  shares,
  minimumFee: wireCentavos(123_450_000),
  savedBy: 'maker@example.ph, approved by checker@example.ph',
  savedAt: instant(0),
}

test('a request begins with the newest terms, so that one share is changed by typing one share', async () => {
  const server = createStaffServer()
  server.answer(listPagcorTerms, () => ({ terms: [newest] }))
  server.answer(savePagcorTerms, () => ({ approvalId: 1 }))
  const { user } = openStaffScreen(<TermsPanel />, { server, permissions: ['pagcor.view', 'pagcor.saveTerms'] })
  const poker = await screen.findByLabelText('Poker: share (%)')
  await user.clear(poker)
  await user.type(poker, '22.5')
  fireEvent.change(screen.getByLabelText('From month'), { target: { value: '2026-12' } })
  await user.type(screen.getByLabelText('Reason'), 'the new licence')
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
  expect(server.sent(savePagcorTerms)).toMatchObject([
    { from: '2026-12', shares: { ...shares, poker: 2_250 }, minimumFee: 123_450_000, reason: 'the new licence' },
  ])
})

test('who may only view the terms has no form', async () => {
  const server = createStaffServer()
  server.answer(listPagcorTerms, () => ({ terms: [newest] }))
  openStaffScreen(<TermsPanel />, { server, permissions: ['pagcor.view'] })
  expect(await screen.findByText('17.5%')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Submit for approval' })).toBeNull()
})
