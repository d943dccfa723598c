import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'
import { localCatalogue, textIn } from './local-text.ts'
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
