import { expect, test } from 'vitest'
import { readSettings } from '#apps/studio/settings.ts'
import { pesos } from '#core/money/centavos.ts'
import { grandUsually } from '#games/jackpot/grand-pool.ts'

const given = {
  STUDIO_DATABASE_URL: 'postgres://localhost/studio',
  STUDIO_SECRET: 'the secret of a studio in tests!',
  STUDIO_WALLET_KEY_ID: 'studio',
  STUDIO_WALLET_KEY_SECRET: 'a key',
}

test('the grand jackpot opens and drops as it is configured', () => {
  expect(readSettings(given).grandJackpot).toEqual(grandUsually)
  const env = { ...given, STUDIO_GRAND_OPENS_WITH: '0', STUDIO_GRAND_DROPS_BY: '80000' }
  expect(readSettings(env).grandJackpot).toEqual({ opensWith: pesos(0n), dropBy: pesos(80_000n) })
})

test.each([
  { name: 'STUDIO_GRAND_OPENS_WITH', value: '-1', fault: /STUDIO_GRAND_OPENS_WITH: is not an amount in whole pesos/ },
  { name: 'STUDIO_GRAND_OPENS_WITH', value: '', fault: /is not an amount in whole pesos/ },
  {
    name: 'STUDIO_GRAND_DROPS_BY',
    value: '500000.50',
    fault: /STUDIO_GRAND_DROPS_BY: is not an amount in whole pesos/,
  },
  { name: 'STUDIO_GRAND_DROPS_BY', value: '9999999999', fault: /is not an amount in whole pesos/ },
  { name: 'STUDIO_GRAND_DROPS_BY', value: '500', fault: /the latest amount is/ },
  { name: 'STUDIO_GRAND_DROPS_BY', value: '999999999', fault: /the latest amount is/ },
  { name: 'STUDIO_GRAND_OPENS_WITH', value: '400000', fault: /at most half of the latest amount/ },
])('a studio with $name=$value does not start', ({ name, value, fault }) => {
  expect(() => readSettings({ ...given, [name]: value })).toThrow(fault)
})
