import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SelectAll } from './select-all.tsx'
import { SelectBox } from './select-box.tsx'
import { useSelection } from './use-selection.ts'

const page = [
  { id: 'a', amount: 100 },
  { id: 'b', amount: 250 },
]

function Queue({ shown }: { readonly shown: typeof page }) {
  const selection = useSelection<string>()
  return (
    <>
      <SelectAll selection={selection} items={shown} />
      {shown.map((item) => (
        <SelectBox
          key={item.id}
          label={item.id}
          checked={selection.has(item.id)}
          onToggle={() => selection.toggle(item)}
        />
      ))}
      <output>{`${selection.count} ${selection.sum}`}</output>
    </>
  )
}

const all = () => screen.getByRole('checkbox', { name: /^Select all/ })
const total = () => screen.getByRole('status').textContent

test('one box selects every row of the page that may be selected, and none of them', async () => {
  render(<Queue shown={page} />)
  await userEvent.click(all())
  expect(total()).toBe('2 350')
  await userEvent.click(all())
  expect(total()).toBe('0 0')
})

test('a row that was selected before is not counted twice, and what other pages hold stays', async () => {
  const { rerender } = render(<Queue shown={page} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'b' }))
  await userEvent.click(all())
  expect(total()).toBe('2 350')
  rerender(<Queue shown={[{ id: 'c', amount: 7 }]} />)
  await userEvent.click(all())
  expect(total()).toBe('3 357')
})

test('a page on which nothing may be selected has no box', () => {
  render(<Queue shown={[]} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
