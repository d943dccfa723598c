import { expect, test } from 'vitest'
import { startGame } from '../contract.ts'
import { helpFor } from './launch-failure.tsx'

const refusal = (errcode: number) => ({ kind: 'refusal', errcode, msg: '', details: {} }) as const

test('every refusal of a start has its own words', () => {
  const titles = Object.values(startGame.refusals).map((errcode) => helpFor(refusal(errcode)).title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).not.toContain('The game didn’t start')
})

test('a way out is offered where there is one', () => {
  expect(helpFor(refusal(startGame.refusals.limitReached)).way?.to).toBe('/profile/limits')
  expect(helpFor({ kind: 'offline' }).retry).toBe(true)
  expect(helpFor({ kind: 'noGame' }).title).toBe('Game not found')
})

test('an unknown refusal shows its code', () => {
  expect(helpFor({ kind: 'fault', code: 503 }).text).toContain('503')
})
