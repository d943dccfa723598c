import { expect, test } from 'vitest'
import { guessedForms, isEasyPassword } from './easy-password.ts'

test.each([
  ['aaaaaaaaaaaa', true],
  ['abababab', true],
  ['gabigabi', true],
  ['aaaabbbbcccc', true],
  ['passwordpassword', true],
  ['Passw0rd!Passw0rd!', true],
  ['bituinbituin1', true],
  ['tahimiktahimik22', true],
  ['maligaya maligayang', false],
  ['q1w2e3r4', true],
  ['1qaz2wsx', true],
  ['qwertyuiop', true],
  ['asdfghjkl1', true],
  ['abcdefgh', true],
  ['87654321', true],
  ['zaq12wsx', true],
  ['Bituin-2026', true],
  ['b1tu1n2026', true],
  ['PAGCOR888!', true],
  ['ang bituin sa langit', false],
  ['tahimik na gabi 27', false],
  ['correct horse', false],
  ['🌙🌙🌊🌊🌋🌋🌴🌴', false],
  ['maligayang pagdating 21', false],
])('the password %s is easy by itself: %s', (password, easy) => {
  expect(isEasyPassword(password)).toBe(easy)
})

test.each([
  ['mariaclara2026', 'MariaClara7', true],
  ['M4riaclara!', 'mariaclara7', true],
  ['9171234567a', '+639171234567', true],
  ['09171234567', '+639171234567', true],
  ['mariaclara at ang gabi', 'mariaclara7', false],
  ['isang hapon 12', 'ana', false],
])('the password %s of the account %s is its own name: %s', (password, name, own) => {
  expect(isEasyPassword(password, [name])).toBe(own)
})

test.each([
  ['Passw0rd!', 'password'],
  ['password12', 'password'],
  ['$unsh1ne1', 'sunshine'],
  ['P@$$w0rd2024', 'password'],
  ['1!monkey!1', 'monkey'],
])('%s is guessed as %s', (password, word) => {
  expect(guessedForms(password)).toContain(word)
})
