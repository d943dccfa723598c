import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { writeTemplates } from './write-templates.ts'

const written = (code: string) => writeTemplates(code, (each) => parseAst(each, { lang: 'tsx' }))

test.each([
  ['a parameter', 'formatMessage("From {min}.", { min: formatMoney(min) })', '`From ${formatMoney(min)}.`'],
  ['one of its own name', 'formatMessage("{name}!", { name })', '`${name}!`'],
  ['one that is named twice', 'formatMessage("{a} {a}", { a: x })', '`${x} ${x}`'],
  ['marks of templates in the text', 'formatMessage("`${a} \\\\ {b}", { a, b })', '`\\`$${a} \\\\ ${b}`'],
  [
    'a message within a message',
    'formatMessage("{a}, {b}", { a: formatMessage("to {c}", { c }), b: 1 })',
    '`${`to ${c}`}, ${1}`',
  ],
])('%s becomes a template', (_what, code, template) => {
  expect(written(`f(${code})`)).toBe(`f(${template})`)
})

test.each([
  ['a plural', 'formatMessage({ one: "1", other: "{count}" }, { count })'],
  ['parameters from elsewhere', 'formatMessage("{a}", params)'],
  ['spread parameters', 'formatMessage("{a}", { ...params })'],
  ['a message from elsewhere', 'formatMessage(text, { a })'],
  ['another function', 'translate("{a}", { a })'],
])('%s stays a call', (_what, code) => {
  expect(written(`f(${code})`)).toBe(`f(${code})`)
})
