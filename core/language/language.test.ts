import { expect, test } from 'vitest'
import { languageOfLocale, languages, localeOf, preferredLanguage } from './language.ts'

test.each([
  ['nothing', undefined, 'en'],
  ['an empty header', '', 'en'],
  ['English of the Philippines', 'en-PH,en;q=0.9', 'en'],
  ['Filipino first', 'fil-PH,fil;q=0.9,en-US;q=0.8,en;q=0.7', 'fil'],
  ['Tagalog, as older browsers say', 'tl', 'fil'],
  ['Filipino in capital letters', 'FIL', 'fil'],
  ['a weight above the one before', 'en;q=0.3, fil;q=0.9', 'fil'],
  ['another language before ours', 'ceb,fil;q=0.8', 'fil'],
  ['no language of ours', 'de-DE,ja;q=0.5', 'en'],
  ['a weight that is no number', 'fil;q=x', 'fil'],
])('%s', (_what, header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

test('a locale names its language, and one that is not ours is English', () => {
  expect(languages.map(localeOf).map(languageOfLocale)).toEqual(languages)
  expect(['', 'undefined', 'de-DE'].map(languageOfLocale)).toEqual(['en', 'en', 'en'])
})
