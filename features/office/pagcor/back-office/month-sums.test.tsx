// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calendarDay } from '#core/clock/manila.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { MonthSums } from './month-sums.tsx'

test.each([
  ['the shares, when they are more', 129_705, 100_000, '₱1,297.05 due', /^The shares .* fee, which is ₱1,000\.00\.$/],
  ['the fee, when the shares are less', 80_000, 100_000, '₱1,000.00 due', /^The minimum .* come to ₱800\.00\.$/],
  ['the fee, when both are the same', 100_000, 100_000, '₱1,000.00 due', /^The minimum .* come to ₱1,000\.00\.$/],
])('says that what is due is %s', (_what, shares, fee, due, why) => {
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
