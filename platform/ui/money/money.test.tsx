import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { centavos } from '#core/money/centavos.ts'
import { Money } from '#platform/ui/money/money.tsx'

test.each([
  { tone: 'gold', amount: 123_450n, text: '₱1,234.50' },
  { tone: 'signed', amount: 500n, text: '+₱5.00' },
  { tone: 'signed', amount: -500n, text: '−₱5.00' },
] as const)('$tone $amount centavos are shown as $text', ({ tone, amount, text }) => {
  const { container } = render(<Money amount={centavos(amount)} tone={tone} />)

  expect(container.textContent).toBe(text)
})
