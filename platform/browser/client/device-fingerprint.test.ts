import { beforeEach, expect, test } from 'vitest'
import { safeStorage } from '../storage/safe-storage.ts'
import { deviceFingerprint, readDeviceSignals } from './device-fingerprint.ts'

beforeEach(() => localStorage.clear())

const stored = () => safeStorage(() => window.localStorage)
const signals = readDeviceSignals(window)
const bytesOf = (value: number) => (length: number) => new Uint8Array(length).fill(value)

test('stays the same over reloads, in the form that the server takes', () => {
  const first = deviceFingerprint(stored(), bytesOf(1), signals)
  expect(deviceFingerprint(stored(), bytesOf(2), signals)).toBe(first)
  expect(first).toMatch(/^[\w.-]{8,128}$/)
})

test('a cleared storage makes a new id, while the hash of the signals stays', () => {
  const [firstId, firstHash] = deviceFingerprint(stored(), bytesOf(1), signals).split('.')
  localStorage.clear()
  const [secondId, secondHash] = deviceFingerprint(stored(), bytesOf(2), signals).split('.')
  expect(secondId).not.toBe(firstId)
  expect(secondHash).toBe(firstHash)
})

test('another screen makes another hash', () => {
  const here = deviceFingerprint(stored(), bytesOf(1), signals)
  expect(deviceFingerprint(stored(), bytesOf(1), { ...signals, screenWidth: signals.screenWidth + 1 })).not.toBe(here)
})
