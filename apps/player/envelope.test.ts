import { beforeEach, expect, test } from 'vitest'
import { safeStorage } from '#platform/browser/storage/safe-storage.ts'
import { envelopeOf } from './envelope.ts'

beforeEach(() => localStorage.clear())

const storage = safeStorage(() => window.localStorage)

test('each shell names itself, and other fields have defaults', () => {
  const defaults = { clientReferrer: 'ph', channel: 'WEB', appId: 'bituin' }
  expect(envelopeOf({ platform: 0 }, storage)).toEqual({ ...defaults, platform: 0 })
  expect(envelopeOf({ platform: 1 }, storage)).toEqual({ ...defaults, platform: 1 })
})

test('a stored app id is sent, a broken one is not', () => {
  storage.write('appId', 'campaign-7')
  expect(envelopeOf({ platform: 0 }, storage).appId).toBe('campaign-7')
  storage.write('appId', 'x'.repeat(65))
  expect(envelopeOf({ platform: 0 }, storage).appId).toBe('bituin')
})
