import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'
import { translationOf } from './translation.ts'

const english = {
  withdraw: 'Withdraw',
  range: 'Enter {min} to {max}.',
  spins: { one: 'You have 1 free spin.', other: 'You have {count} free spins.' },
} as const

test('a translation says the same with the same parameters, in an order of its own', () => {
  const filipino = translationOf<typeof english>()({
    withdraw: 'Mag-withdraw',
    range: 'Hanggang {max}, mula {min}.',
    spins: 'May {count} free spin ka.',
  })
  expect(formatMessage(filipino.range, { min: 1, max: 2 })).toBe('Hanggang 2, mula 1.')
  expect(formatMessage(filipino.spins, { count: 2 })).toBe('May 2 free spin ka.')
})

test('a translation that differs does not compile', () => {
  const fitting = { withdraw: 'Mag-withdraw', range: '{min}–{max}', spins: '{count}' } as const
  // @ts-expect-error a key is missing
  translationOf<typeof english>()({ range: '{min}–{max}', spins: '{count}' })
  // @ts-expect-error the original has no such key
  translationOf<typeof english>()({ ...fitting, deposit: 'Mag-deposit' })
  // @ts-expect-error a parameter is missing
  translationOf<typeof english>()({ ...fitting, range: 'Mula {min}' })
  // @ts-expect-error a parameter is misspelt
  translationOf<typeof english>()({ ...fitting, range: '{min}–{mx}' })
  // @ts-expect-error a parameter is one too many
  translationOf<typeof english>()({ ...fitting, withdraw: 'Mag-withdraw ng {amount}' })
  expect(translationOf<typeof english>()(fitting)).toBe(fitting)
})
