import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

test('a page of a list in any order leads to the previous and the next one', () => {
  render(<Pager page={2} hasMore onBack={() => undefined} onNext={() => undefined} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Previous', 'Next'])
})
