import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'
import { formatLocal, localCatalogue, localList, localName, textIn } from './local-text.ts'
import { translationOf } from './translation.ts'

const en = { tooSmall: 'At least {min}.', ended: 'This has ended.' } as const
const fil = translationOf<typeof en>()({ tooSmall: 'Hindi bababa sa {min}.', ended: 'Tapos na ito.' })
const texts = localCatalogue({ en, fil })

test('a message is formatted in the language that is asked for', () => {
  const inLanguage = (language: 'en' | 'fil') => formatMessage(texts.tooSmall[language], { min: '₱100.00' })
  expect([inLanguage('en'), inLanguage('fil')]).toEqual(['At least ₱100.00.', 'Hindi bababa sa ₱100.00.'])
})

test('a text of staff is the same in every language', () => {
  expect([textIn(texts.ended, 'fil'), textIn('No such player.', 'fil')]).toEqual(['Tapos na ito.', 'No such player.'])
})

test('a message is formatted in every language at once, with parameters that have a text in each', () => {
  const spins = localCatalogue({
    en: { more: { one: '{name}: 1 spin', other: '{name}: {count} spins' } } as const,
    fil: { more: '{name}: {count} spin' },
  })
  expect(formatLocal(spins.more, { name: texts.ended, count: 1 })).toEqual({
    en: 'This has ended.: 1 spin',
    fil: 'Tapos na ito.: 1 spin',
  })
  expect(formatLocal(texts.tooSmall, { min: 5 })).toEqual({ en: 'At least 5.', fil: 'Hindi bababa sa 5.' })
  // @ts-expect-error a parameter is missing
  expect(formatLocal(texts.tooSmall, {}).en).toBe('At least {min}.')
})

test('a list names its items as each language does, and a name is the same in all', () => {
  expect(localList(['2', '3', localName('Q')])).toEqual({ en: '2, 3, and Q', fil: '2, 3, at Q' })
})
