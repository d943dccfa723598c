import { expect, test } from 'vitest'
import { readPageConfig } from './page-config.ts'

test('reads what the server has written into the page', () => {
  const page = new DOMParser().parseFromString(
    '<script type="application/json" id="bituin-config">{"name":"\\u003c/script>"}</script>',
    'text/html',
  )
  expect(readPageConfig<{ name: string }>(page)).toEqual({ name: '</script>' })
})

test('a page without configuration is a defect that says so', () => {
  expect(() => readPageConfig(new DOMParser().parseFromString('', 'text/html'))).toThrow('#bituin-config')
})
