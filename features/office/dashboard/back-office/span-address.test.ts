import { expect, test } from 'vitest'
import { calendarDay } from '#core/clock/manila.ts'
import { addressOf, spanIn } from './span-address.ts'

test.each([
  { address: '', span: undefined },
  { address: 'span=thisMonth', span: { span: 'thisMonth' } },
  {
    address: 'span=own&from=2026-10-01&until=2026-10-31',
    span: { span: 'own', from: '2026-10-01', until: '2026-10-31' },
  },
  { address: 'span=own', span: undefined },
  { address: 'span=own&from=2026-02-30&until=2026-10-31', span: undefined },
  { address: 'span=yesterday&from=2026-10-01', span: { span: 'yesterday' } },
  { address: 'span=forever', span: undefined },
])('"$address" shows $span', ({ address, span }) => {
  expect(spanIn(new URLSearchParams(address))).toEqual(span)
})

test.each([
  undefined,
  { span: 'last7' } as const,
  { span: 'own', from: calendarDay('2026-10-01'), until: calendarDay('2026-10-31') } as const,
])('the address of $span opens the same view', (shown) => {
  expect(spanIn(addressOf(shown))).toEqual(shown)
})
