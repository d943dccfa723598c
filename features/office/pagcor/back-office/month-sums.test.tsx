// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calendarDay } from '#core/clock/manila.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { MonthSums } from './month-sums.tsx'

test.each([
  {
    what: 'the shares, when they are more',
    shares: 129_705,
    due: '₱1,297.05 due',
    why: /^The shares .* is ₱1,000\.00\.$/,
  },
  {
    what: 'the fee, when the shares are less',
    shares: 80_000,
    due: '₱1,000.00 due',
    why: /^The minimum .* ₱800\.00\.$/,
  },
  {
    what: 'the fee, when both are the same',
    shares: 100_000,
    due: '₱1,000.00 due',
    why: /^The minimum .* ₱1,000\.00\.$/,
  },
])('says that what is due is $what', ({ shares, due, why }) => {
  const fee = 100_000
  render(
    <MonthSums
      ggr={wireCentavos(-445_000)}
      shares={wireCentavos(shares)}
      minimumFee={wireCentavos(fee)}
      due={wireCentavos(Math.max(shares, fee))}
      termsFrom={calendarDay('2026-10-01')}
      termsSavedBy="ana@example.ph"
    />,
  )
  expect(screen.getByText(due)).toBeDefined()
  expect(screen.getByText(why)).toBeDefined()
  expect(screen.getByText('GGR −₱4,450.00. Terms that apply from Oct 2026, saved by ana@example.ph.')).toBeDefined()
})
