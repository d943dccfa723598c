import { expect, test } from 'vitest'
import { packagePlan, versionCode } from './package-plan.ts'

const plan = { origin: 'https://play.example.ph', name: 'Bituin', version: '1.0.28' }

test('a package shows one site, under one name', () => {
  expect(packagePlan({ ...plan, origin: 'https://play.example.ph/', name: ' Bituin ' })).toEqual(plan)
  expect(packagePlan({ ...plan, origin: 'http://10.0.2.2:3000' }).origin).toBe('http://10.0.2.2:3000')
})

test.each([
  ['a word', { origin: 'bituin' }, '--origin: "bituin" is not the address of a site'],
  [
    'a path',
    { origin: 'https://play.example.ph/lobby' },
    '--origin: "https://play.example.ph/lobby" is not the address',
  ],
  ['a site without TLS', { origin: 'http://play.example.ph' }, 'has to begin with https:'],
  ['no name', { name: ' ' }, '--name: has to have 1 to 30 characters'],
  ['a name that no launcher shows', { name: 'B'.repeat(31) }, '--name: has to have 1 to 30 characters'],
])('%s is refused', (_, wrong, reason) => {
  expect(() => packagePlan({ ...plan, ...wrong })).toThrow(reason)
})

test.each([
  ['1.0.28', 10_028],
  ['1.1.0', 10_100],
  ['2.0.0', 20_000],
])('version %s is %i for Android', (version, code) => {
  expect(versionCode(version)).toBe(code)
})
