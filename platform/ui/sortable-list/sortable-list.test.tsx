import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { moved, SortableList } from './sortable-list.tsx'

function Letters() {
  const [letters, setLetters] = useState<readonly string[]>(['A', 'B', 'C'])
  return (
    <SortableList
      label="Letters"
      items={letters}
      keyOf={(letter) => letter}
      nameOf={(letter) => letter}
      render={(letter) => <span data-testid="letter">{letter}</span>}
      onMove={(move) => setLetters(moved(letters, move))}
    />
  )
}
const order = () => screen.getAllByTestId('letter').map(({ textContent }) => textContent)

test('the arrows on a handle move its row, say where it is now, and end at the ends', async () => {
  const user = userEvent.setup()
  render(<Letters />)
  screen.getByRole('button', { name: /Move A/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect(order()).toEqual(['B', 'A', 'C'])
  expect(screen.getByText('A is now number 2 of 3.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Move A/ }))
  await user.keyboard('{End}{ArrowDown}')
  expect(order()).toEqual(['B', 'C', 'A'])
})

test('the others close up to the place that a moved row leaves', () => {
  expect(moved(['a', 'b', 'c'], { from: 2, to: 0 })).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], { from: 0, to: 1 })).toEqual(['b', 'a', 'c'])
})
