import { expect, test } from 'vitest'
import { basketballFace } from './basketball-face.ts'
import { footballFace } from './football-face.ts'

const [home, away] = [
  ['#aa0000', '#ffffff'],
  ['#0000aa', '#ffff00'],
] as const

test('all that is worn in a match is painted before it is shown, the keepers of football in their colours turned round', () => {
  expect(basketballFace.wornIn([home, away])).toEqual([home, away])
  expect(footballFace.wornIn([home, away])).toEqual([home, ['#ffffff', '#aa0000'], away, ['#ffff00', '#0000aa']])
})
