import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStaffServer, openStaffScreen } from '#features/office/staff/testing/staff-screen.tsx'
import { MissingBudget } from './missing-budget.tsx'
import { PromotionActions } from './promotion-actions.tsx'

const follow = { key: 'follow', title: 'Follow us', state: 'ACTIVE', version: 1, latest: 2 } as const
const terms = { budget: { monthly: 1_000_000 } }

test.each([
  { isRequested: false, buttons: ['Submit for activation', 'Pause', 'End'], waits: false },
  { isRequested: true, buttons: ['Pause', 'End'], waits: true },
])('a version is submitted once: requested $isRequested', ({ isRequested, buttons, waits }) => {
  openStaffScreen(<PromotionActions promotion={{ ...follow, terms, isRequested }} />, {
    server: createStaffServer(),
    permissions: ['promotion.request', 'promotion.pause', 'promotion.end', 'approval.view'],
  })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  expect(screen.queryByRole('link', { name: 'Version 2 waits for approval' }) !== null).toBe(waits)
})

test.each([
  { budget: {}, isOffered: false },
  { budget: { perPlayer: 100 }, isOffered: false },
  { budget: { noLimitReason: 'For the press.' }, isOffered: true },
])('a version without a budget cannot be submitted: $budget', ({ budget, isOffered }) => {
  const promotion = { ...follow, terms: { budget }, isRequested: false }
  const shown = (
    <>
      <MissingBudget promotion={promotion} />
      <PromotionActions promotion={promotion} />
    </>
  )
  openStaffScreen(shown, {
    server: createStaffServer(),
    permissions: ['promotion.request'],
  })
  expect(screen.queryByRole('button', { name: 'Submit for activation' }) !== null).toBe(isOffered)
  expect(screen.queryByText(/^Version 2 has no budget, so it can’t be submitted/) === null).toBe(isOffered)
})
