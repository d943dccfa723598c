import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EntryBadges } from './entry-badges.tsx'

const slots = { type: 'slots', name: 'Slots', sort: 1, isShown: true, isInMaintenance: false } as const

test.each([
  [slots, 'Live'],
  [{ ...slots, isInMaintenance: true }, 'Maintenance'],
  [{ ...slots, isShown: false }, 'Hidden'],
])('%o says its status', (entry, text) => {
  render(<EntryBadges entry={entry} />)
  expect(screen.getByText(text)).toBeTruthy()
})
