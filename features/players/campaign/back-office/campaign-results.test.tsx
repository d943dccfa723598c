// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Comparison } from './campaign-results.tsx'

test.each([
  [true, 'Shown once 100 players in the campaign and 100 held back have been in it for 3 days.'],
  [false, 'This version holds nobody back, so there is no group to compare with.'],
])('a comparison is promised only where players are held back: %s', (holdsBack, text) => {
  render(<Comparison comparison={null} holdsBack={holdsBack} />)
  expect(screen.getByText(text)).toBeDefined()
})
