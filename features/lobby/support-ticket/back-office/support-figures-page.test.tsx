import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ResponseOf } from '#core/contract/call.ts'
import { createStaffServer, openStaffScreen } from '#features/office/staff/testing/staff-screen.tsx'
import { refused } from '#platform/browser/testing/test-server.ts'
import { viewSupportFigures } from '../staff-contract.ts'
import { SupportFiguresPage } from './support-figures-page.tsx'

const none = { count: 0, medianSeconds: null, slowSeconds: null }
const work = { taken: 0, answered: 0, first: none, ratings: { count: 0, averageTenths: null } }
const figures: ResponseOf<typeof viewSupportFigures> = {
  opened: { tickets: 17, chats: 0 },
  all: { tickets: { ...work, solved: 0, overdue: 0 }, chats: work },
  overdueUnowned: 0,
  members: [],
}

test('a period that cannot be read does not show the figures of the one before', async () => {
  const server = createStaffServer()
  server.answer(viewSupportFigures, figures)
  openStaffScreen(<SupportFiguresPage />, { server, permissions: ['ticket.viewFigures'] })
  expect(await screen.findByText('17 tickets opened')).toBeTruthy()
  server.answer(viewSupportFigures, refused(1487, { msg: 'Choose at most 92 days.' }))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2020-01-01' } })
  expect(await screen.findByText('Choose at most 92 days.')).toBeTruthy()
  expect(screen.queryByText('17 tickets opened')).toBeNull()
})
