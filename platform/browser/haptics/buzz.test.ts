import { afterEach, expect, test, vi } from 'vitest'
import { buzz, setBuzz } from './buzz.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a tap is felt unless the player has said otherwise, and nothing breaks where a device cannot', () => {
  expect(() => buzz(10)).not.toThrow()
  const felt: number[] = []
  vi.stubGlobal('navigator', { vibrate: (ms: number) => felt.push(ms) })
  buzz(10)
  setBuzz(false)
  buzz(20)
  setBuzz(true)
  buzz(30)
  expect(felt).toEqual([10, 30])
})
