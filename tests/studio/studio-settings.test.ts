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
  { name: 'NODE_ENV', value: 'live', fault: /NODE_ENV: has to be one of development, production, test/ },
  { name: 'LOG_LEVEL', value: 'loud', fault: /LOG_LEVEL: has to be one of fatal/ },
  { name: 'STUDIO_PORT', value: '70000', fault: /STUDIO_PORT: is not a port number/ },
  { name: 'STUDIO_URL', value: 'games.example.ph', fault: /STUDIO_URL: is not a URL such as https/ },
  { name: 'STUDIO_WALLET_URL', value: 'wallet', fault: /STUDIO_WALLET_URL: is not a URL/ },
  { name: 'STUDIO_DATABASE_URL', value: '', fault: /STUDIO_DATABASE_URL: has to be set/ },
  {
    name: 'STUDIO_DATABASE_URL',
    value: 'mysql://db/studio',
    fault: /STUDIO_DATABASE_URL: has to begin with postgresql/,
  },
  { name: 'STUDIO_SECRET', value: 'short', fault: /STUDIO_SECRET: needs 32 characters or more/ },
  {
    name: 'STUDIO_FRAME_ORIGINS',
    value: 'play.example.ph',
    fault: /STUDIO_FRAME_ORIGINS: "play.example.ph" is not an/,
  },
  { name: 'TRUSTED_PROXIES', value: 'nginx', fault: /TRUSTED_PROXIES: "nginx" is not an address or a network/ },
  { name: 'STUDIO_GRAND_OPENS_WITH', value: '-1', fault: /STUDIO_GRAND_OPENS_WITH: is not an amount in whole pesos/ },
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

const inProduction = {
  ...given,
  NODE_ENV: 'production',
  STUDIO_URL: 'https://games.example.ph',
  STUDIO_FRAME_ORIGINS: 'https://play.example.ph',
}

test('in production a studio names where its games are, encrypted, and who may show them', () => {
  expect(readSettings(inProduction)).toMatchObject({ isProduction: true, url: 'https://games.example.ph' })
  const local = { ...inProduction, STUDIO_URL: 'http://127.0.0.1:8082', ALLOW_HTTP_ON_LOOPBACK: 'true' }
  expect(readSettings(local).url).toBe('http://127.0.0.1:8082')
})

test.each([
  { name: 'STUDIO_URL', value: '', fault: /STUDIO_URL: has to be set in production/ },
  { name: 'STUDIO_URL', value: 'http://games.example.ph', fault: /STUDIO_URL: needs https/ },
  { name: 'STUDIO_FRAME_ORIGINS', value: '', fault: /STUDIO_FRAME_ORIGINS: has to be set in production/ },
])('in production a studio with $name=$value does not start', ({ name, value, fault }) => {
  expect(() => readSettings({ ...inProduction, [name]: value })).toThrow(fault)
})
