import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'

const periods = [
  { value: 'day', label: 'Today' },
  { value: 'week', label: '7 days' },
] as const

test('one of a named group is chosen, by tap and by arrow', async () => {
  const user = userEvent.setup()
  function Period() {
    const [period, setPeriod] = useState<'day' | 'week'>('day')
    return <SegmentedControl label="Period" options={periods} value={period} onChange={setPeriod} />
  }
  render(<Period />)
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value
  expect(screen.getByRole('radiogroup', { name: 'Period' })).not.toBeNull()

  await user.click(screen.getByRole('radio', { name: '7 days' }))
  expect(chosen()).toBe('week')
  await user.keyboard('{ArrowLeft}')
  expect(chosen()).toBe('day')
})
