import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { createStaffServer, openStaffScreen } from '#features/office/staff/testing/staff-screen.tsx'
import { ChatActions } from './chat-actions.tsx'
import type { StaffChat } from './chat-words.ts'

const at = instant(Date.UTC(2026, 10, 29, 2, 0))
const chat: StaffChat = {
  id: 7,
  playerId: 4_711,
  language: 'en',
  queue: 'standard',
  state: 'waiting',
  owner: null,
  openedAt: at,
  waitingSince: at,
  firstAnsweredAt: null,
  closedAt: null,
  closedBy: null,
  rating: null,
  messages: [],
}

test.each([
  { firstAnsweredAt: null, says: /^Nobody has answered this chat/, rates: false },
  { firstAnsweredAt: at, says: /^The player gets the transcript/, rates: true },
])('only an answered chat is promised a rating: $rates', async ({ firstAnsweredAt, says, rates }) => {
  const { user } = openStaffScreen(<ChatActions chat={{ ...chat, firstAnsweredAt }} />, {
    server: createStaffServer(),
    permissions: ['supportChat.close'],
  })
  await user.click(screen.getByRole('button', { name: 'Close chat' }))
  expect(/\brate\b/.test(screen.getByText(says).textContent ?? '')).toBe(rates)
})
