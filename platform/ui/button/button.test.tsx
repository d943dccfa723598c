import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '#platform/ui/button/button.tsx'

test('a loading button keeps its name and focus, is busy, and neither acts nor submits', async () => {
  const user = userEvent.setup()
  const happened: string[] = []
  render(
    <form onSubmit={() => happened.push('submit')}>
      <Button type="submit" loading onClick={() => happened.push('click')}>
        Pay ₱500.00
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Pay ₱500.00' })

  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  await user.click(button)

  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(happened).toEqual([])
})

test('a button in a form submits only with type submit', async () => {
  const happened: string[] = []
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        happened.push('submit')
      }}
    >
      <Button>Check</Button>
      <Button type="submit">Send</Button>
    </form>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))

  expect(happened).toEqual(['submit'])
})
