import { expect, test } from 'vitest'
import { readTextFiles } from '../text-files.ts'
import { findLiteralWords } from './literal-words.ts'

const screen = 'features/promotions/vip/player/vip-page.tsx'
const wordsOf = (text: string, path = screen) =>
  findLiteralWords([{ path, text }]).map(({ where, say }) => [where, say])

test.each([
  ['the text of an element', 'const a = (\n  <p>Your level</p>\n)', `${screen}:2`],
  ['a text beside a value', 'const a = <p>{n} more points</p>', `${screen}:1`],
  ['an attribute that is read', 'const a = <Card title="Your level" />', `${screen}:1`],
  ['an attribute that is heard', 'const a = <nav aria-label="Main" />', `${screen}:1`],
])('%s is found', (_what, text, where) => {
  expect(wordsOf(text)).toEqual([[where, expect.stringContaining('belongs into messages/en.ts')]])
})

test.each([
  ['a message', 'const a = <Card title={messages.level}>{messages.text}</Card>'],
  ['a class, an address, an icon', 'const a = <Card className="card" href="/vip" icon="crown" />'],
  ['signs without words', 'const a = <p>· {n} × 2 %</p>'],
  ['a name that every language has', 'const a = <p>GCash</p>'],
])('%s is none', (_what, text) => {
  expect(wordsOf(text)).toEqual([])
})

test('tests and the gallery may say what they like', () => {
  const text = 'const a = <p>Your level</p>'
  expect(wordsOf(text, 'features/promotions/vip/player/vip-page.test.tsx')).toEqual([])
  expect(wordsOf(text, 'apps/player/gallery/type-section.tsx')).toEqual([])
})

test('the check reads the screens of the product', () => {
  const planted = readTextFiles(process.cwd())
    .filter(({ path }) => path.endsWith('.tsx'))
    .map(({ path, text }) => ({ path, text: `${text}\nconst planted = <p>Planted words</p>\n` }))
  expect(findLiteralWords(planted).length).toBeGreaterThan(500)
})
