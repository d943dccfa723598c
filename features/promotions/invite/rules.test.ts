import { expect, test } from 'vitest'
import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { judgeInvite } from './rules.ts'

const registeredAt = instant(Date.UTC(2026, 10, 22))
const end = addDuration(registeredAt, days(7))
const good = {
  registeredAt,
  hasMobile: true,
  isIdentified: true,
  firstDeposit: { amount: pesos(100n), at: registeredAt },
  validBet: pesos(200n),
  isTied: false,
}
const soon = addDuration(registeredAt, days(1))
const last = addDuration(end, milliseconds(-1))

test.each([
  { what: 'everything is there', change: {}, now: soon, state: 'valid' },
  { what: 'there is no number', change: { hasMobile: false }, now: last, state: 'pending' },
  { what: 'nobody knows who it is', change: { isIdentified: false }, now: last, state: 'pending' },
  { what: 'there is no deposit', change: { firstDeposit: undefined }, now: last, state: 'pending' },
  {
    what: 'the first deposit is too small',
    change: { firstDeposit: { amount: centavos(9_999n), at: registeredAt } },
    now: last,
    state: 'pending',
  },
  {
    what: 'the first deposit came after the week',
    change: { firstDeposit: { amount: pesos(500n), at: end } },
    now: end,
    state: 'late',
  },
  { what: 'too little was played', change: { validBet: centavos(19_999n) }, now: last, state: 'pending' },
  { what: 'the week is over', change: { validBet: centavos(0n) }, now: end, state: 'late' },
  { what: 'the papers are approved a little later', change: {}, now: addDuration(end, days(2)), state: 'valid' },
  { what: 'the papers take too long', change: { isIdentified: false }, now: addDuration(end, days(3)), state: 'late' },
  { what: 'both are tied', change: { isTied: true }, now: soon, state: 'void' },
] as const)('an invite where $what is $state', ({ change, now, state }) => {
  expect(judgeInvite({ ...good, ...change }, now)).toBe(state)
})
