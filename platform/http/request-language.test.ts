import { expect, test } from 'vitest'
import { languageOfRequest } from './request-language.ts'

test.each([
  [
    'a choice on the device comes before the browser',
    { cookie: 'shell=mobile; language=fil', 'accept-language': 'en' },
    'fil',
  ],
  ['a choice of English holds in a Filipino browser', { cookie: 'language=en', 'accept-language': 'fil' }, 'en'],
  ['without a choice the browser decides', { 'accept-language': 'fil-PH' }, 'fil'],
  ['a cookie with another language is no choice', { cookie: 'language=de', 'accept-language': 'fil' }, 'fil'],
  ['another cookie is no choice', { cookie: 'mylanguage=fil' }, 'en'],
  ['nothing at all is English', {}, 'en'],
])('%s', (_what, headers, language) => {
  expect(languageOfRequest(headers)).toBe(language)
})
