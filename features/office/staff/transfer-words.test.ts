import { expect, test } from 'vitest'
import type { Reason } from '#ledger'
import { transferText, transferWords } from './transfer-words.ts'

test('every reason of the ledger has words of its own, and an unknown one is shown as it was recorded', () => {
  // A reason without words does not compile.
  const words: Readonly<Record<Reason, string>> = transferWords
  expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length)
  expect([transferText('withdrawalSettle'), transferText('ofAnOlderVersion')]).toEqual([
    'Withdrawal, paid',
    'ofAnOlderVersion',
  ])
})
