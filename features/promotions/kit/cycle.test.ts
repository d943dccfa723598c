import { describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { cycleKeyOf } from './cycle.ts'

const manila = (text: string) => instant(Date.parse(`${text}+08:00`))

describe('a cycle', () => {
  test.each([
    ['day', '2026-11-21T23:59:59.999', 'D20261121'],
    ['day', '2026-11-22T00:00:00.000', 'D20261122'],
    ['week', '2026-11-22T23:59:59.999', 'W2026-47'],
    ['week', '2026-11-23T00:00:00.000', 'W2026-48'],
    ['month', '2026-11-30T23:59:59.999', 'M202611'],
    ['month', '2026-12-01T00:00:00.000', 'M202612'],
    ['once', '2026-12-01T00:00:00.000', 'once'],
  ] as const)('of a %s turns at midnight in Manila: %s is %s', (kind, at, key) => {
    expect(cycleKeyOf(kind, manila(at))).toBe(key)
  })
})
