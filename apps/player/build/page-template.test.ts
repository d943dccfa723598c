import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageTemplate } from './page-template.ts'

test('the page of the product leaves without its development script, and otherwise as it is', () => {
  const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
  const template = pageTemplate(page)
  expect(template).not.toContain('<script')
  expect(template).toContain('<html>')
  const restored = template.replace('<html>', '<html lang="en-PH">')
  expect(page.replace('\n    <script type="module" src="/main.tsx"></script>', '')).toBe(restored)
})

test('a page without a language is refused', () => {
  expect(() => pageTemplate('<html><script type="module" src="/main.tsx"></script></html>')).toThrow('no language')
})

test('a page without one is refused', () => {
  expect(() => pageTemplate('<html><script src="/main.tsx"></script></html>')).toThrow('no development script')
})
