import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { FilterValues, ListFilter } from './list-filter.ts'
import { ListFilters } from './list-filters.tsx'

const filters: readonly ListFilter[] = ['Name', 'State', 'Owner', 'Kind', 'From', 'Until'].map((label) => ({
  kind: 'text',
  name: label.toLowerCase(),
  label,
}))

const open = (shown: readonly ListFilter[], values: FilterValues = {}) =>
  render(<ListFilters label="Filters" filters={shown} values={values} onShow={() => undefined} />)
const folded = () => screen.getByRole('search').dataset['folded']

test('on a phone the fields after the fourth wait behind a button that keeps the focus', async () => {
  open(filters)
  expect(folded()).toBe('true')
  const more = screen.getByRole('button', { name: '2 more filters', expanded: false })
  await userEvent.click(more)
  expect(folded()).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Fewer filters', expanded: true })).toBe(more)
  expect(document.activeElement).toBe(more)
  await userEvent.click(more)
  expect(folded()).toBe('true')
})

test('a filter that narrows the list is in sight', () => {
  open(filters, { until: '2026-11-30' })
  expect(folded()).toBeUndefined()
  expect(screen.queryByRole('button', { name: /filters/ })).toBeNull()
})

test('a single field more is not worth a button', () => {
  open(filters.slice(0, 5))
  expect(folded()).toBeUndefined()
})
