import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { useSelection } from '#platform/office-ui/together/use-selection.ts'
import { AllOfPage } from './all-of-page.tsx'

const fine = (id: number) => ({ id, mayDecide: true, lowRiskSum: wireCentavos(id * 100) })
type Requests = Parameters<typeof AllOfPage>[0]['requests']

function Page({ requests }: { readonly requests: Requests }) {
  const selection = useSelection<number>()
  return (
    <>
      <AllOfPage selection={selection} requests={requests} />
      <output>{`${selection.ids.join(' ')}: ${selection.sum}`}</output>
    </>
  )
}

test('one box selects what this member may approve together, and nothing else', async () => {
  const own = { ...fine(3), mayDecide: false }
  const large = { ...fine(4), lowRiskSum: null }
  render(<Page requests={[fine(1), fine(2), own, large]} />)
  await userEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('status').textContent).toBe('1 2: 300')
})

test('for a single request there is no box for all', () => {
  render(<Page requests={[fine(1)]} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
