import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GiftList } from './gift-list.tsx'

test('an attachment of a letter is named by its kind', () => {
  const items = [
    { id: 2001, count: 123_456_789, betRate: 3 },
    { id: 2002, count: 125_000, betRate: 0 },
    { id: 1001, count: 10, betRate: 0 },
    { id: 1301, count: 20, betRate: 0 },
    { id: 4001, count: 3, betRate: 0 },
  ]
  render(<GiftList items={items} isTaken={false} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '₱1,234,567.893× playthrough',
    '1,250 points',
    '+10% deposit coupon',
    '₱20.00 bonus coupon',
    '3 tickets',
  ])
})
