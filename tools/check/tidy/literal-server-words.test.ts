import { expect, test } from 'vitest'
import { readTextFiles } from '../text-files.ts'
import { findLiteralServerWords } from './literal-server-words.ts'

const kind = 'features/promotions/vip/server/vip-kind.ts'
const wordsOf = (text: string, path = kind) => findLiteralServerWords([{ path, text }]).map(({ where }) => where)

test.each([
  ['a heading of a rule', "const kind = promotionKind({\n  rule: () => [{ heading: 'Your level' }],\n})", `${kind}:2`],
  [
    'a line of a rule with numbers',
    'const kind = { rule: ({ days }) => [{ text: [`Within ${days} days`] }] }',
    `${kind}:1`,
  ],
  ['the title of a letter', "sendMail(tx, {\n  title: 'Happy birthday',\n  body: [text],\n})", `${kind}:2`],
  ['the body of a letter', 'const letter = { title, body: [`You get ${amount}.`] }', `${kind}:1`],
])('%s is found', (_what, text, where) => {
  expect(wordsOf(text)).toEqual([where])
})

test.each([
  ['messages', "const kind = { rule: (_, { messages }) => [{ heading: messages.level, text: [texts['a.b'].en] }] }"],
  ['signs', "const kind = { rule: () => [{ table: { rows: [['–', `${n}%`]] } }] }"],
  ['a comparison', "const letter = { title: state === 'sent' ? a : b, body: [note] }"],
  ['what staff read', "const kind = { cost: () => ({ assumed: 'Half of the players come back.' }) }"],
])('%s are none', (_what, text) => {
  expect(wordsOf(text)).toEqual([])
})

test('a rule and a letter of the product with an English sentence is found', () => {
  const planted = readTextFiles(process.cwd())
    .filter(({ path }) => /\/server\/[\w-]+-kind\.ts$|\/expiry-job\.ts$/.test(path))
    .map(({ path, text }) => ({
      path,
      text: text
        .replace('heading: ', "heading: 'Planted words' + ")
        .replace('title: messages.', "title: 'Planted words' ?? messages."),
    }))
  const found = findLiteralServerWords(planted).map(({ where }) => where)
  expect(found).toContainEqual(expect.stringContaining('daily-login-kind.ts'))
  expect(found).toContainEqual(expect.stringContaining('points/server/expiry-job.ts'))
})
