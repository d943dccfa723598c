import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { avatarFaces } from '#platform/ui/avatar/avatar-faces.ts'

const drawing = (id: number) => render(<Avatar id={id} />).container.innerHTML

test('at least twelve portraits, no two alike', () => {
  const drawings = avatarFaces.map((_, index) => drawing(index + 1))

  expect(drawings.length).toBeGreaterThanOrEqual(12)
  expect(new Set(drawings).size).toBe(drawings.length)
})

test.each([0, -5, 999, 1.5, Number.NaN])('a player whose avatar is %d has a portrait too', (id) => {
  const drawings = avatarFaces.map((_, index) => drawing(index + 1))

  expect(drawings).toContain(drawing(id))
})
