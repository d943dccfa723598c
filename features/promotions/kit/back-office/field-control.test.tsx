import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FieldControl } from './field-control.tsx'
import { rewardColumns } from './reward-columns.ts'

const field = (type: 'percent' | 'points' | 'money') => ({ name: 'rate', label: 'Rate', type, initial: 0 }) as const

test.each([
  { type: 'percent', kept: 1_250, shown: '12.50', typed: '33.33', stored: 3_333 },
  { type: 'percent', kept: 1, shown: '0.01', typed: '100', stored: 10_000 },
  { type: 'points', kept: 125_000, shown: '1,250.00', typed: '0.5', stored: 50 },
  { type: 'money', kept: 30_000, shown: '300.00', typed: '1.01', stored: 101 },
] as const)('$type: $kept is shown as $shown, and $typed is stored as $stored', async (row) => {
  const { type, kept, shown, typed, stored } = row
  const values: unknown[] = []
  render(<FieldControl field={field(type)} value={kept} readOnly={false} onChange={(value) => values.push(value)} />)
  const input = screen.getByLabelText<HTMLInputElement>('Rate')
  expect(input.value).toBe(shown)
  await userEvent.clear(input)
  await userEvent.type(input, typed)
  expect(values.at(-1)).toBe(stored)
})

test('a third decimal is not rounded but left for the server to refuse', async () => {
  const values: unknown[] = []
  render(<FieldControl field={field('percent')} value={0} readOnly={false} onChange={(value) => values.push(value)} />)
  const input = screen.getByLabelText('Rate')
  await userEvent.clear(input)
  await userEvent.type(input, '12.345')
  expect(values.at(-1)).toBe('12.345')
})

test('no column of a reward asks for hundredths', () => {
  const amounts = [2001, 2002, 1001, 1301].map((id) => rewardColumns({ id }).find(({ name }) => name === 'count'))
  expect(amounts.map((column) => column?.type)).toEqual(['money', 'points', 'whole', 'whole'])
  expect(amounts.filter((column) => column?.label.includes('hundredth'))).toEqual([])
})
