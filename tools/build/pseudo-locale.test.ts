import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pseudoCatalogue, pseudoMessage } from './pseudo-locale.ts'

test('a text is a third longer, accented and in brackets', () => {
  expect(pseudoMessage('Deposit')).toBe('[Dépóósít]')
  expect(pseudoMessage('Verify your identity to withdraw.')).toBe('[Véérífýý ýóóúr íídééntítýý tóó wííthdrááw.]')
})

test('parameters keep their names, and a text of parameters alone stays as it is', () => {
  expect(pseudoMessage('{min} · {max}')).toBe('{min} · {max}')
  expect(pseudoMessage('At least {min}.')).toContain('{min}')
})

test('each form of a plural is lengthened', () => {
  expect(pseudoMessage({ one: '1 spin', other: '{count} spins' })).toEqual({
    one: '[1 spíín]',
    other: '[{count} spííns]',
  })
})

test('the catalogue of a feature has every text a third longer', async () => {
  const english = join(import.meta.dirname, '../../features/play/jackpot/player/messages/en.ts')
  expect((await pseudoCatalogue(english)).jackpots).toMatch(/^\[J.*\]$/)
})
