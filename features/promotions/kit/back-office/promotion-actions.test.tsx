import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStaffServer, openStaffScreen } from '#features/office/staff/testing/staff-screen.tsx'
import { PromotionActions } from './promotion-actions.tsx'

const follow = { key: 'follow', title: 'Follow us', state: 'ACTIVE', version: 1, latest: 2 } as const

test.each([
  { isRequested: false, buttons: ['Submit for activation', 'Pause', 'End'], waits: false },
  { isRequested: true, buttons: ['Pause', 'End'], waits: true },
])('a version is submitted once: requested $isRequested', ({ isRequested, buttons, waits }) => {
  openStaffScreen(<PromotionActions promotion={{ ...follow, isRequested }} />, {
    server: createStaffServer(),
    permissions: ['promotion.request', 'promotion.pause', 'promotion.end', 'approval.view'],
  })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  expect(screen.queryByRole('link', { name: 'Version 2 waits for approval' }) !== null).toBe(waits)
})
