import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts'

const style = readFileSync(new URL('sandbox.css', import.meta.url), 'utf8')

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

test.each(['/sms', '/mail', '/line', '/sandpay'])(
  'every field of %s that is typed into has the look of a field',
  async (path) => {
    const page = await (await fetch(sandbox.url + path)).text()
    const types = [...page.matchAll(/<input [^>]*type="(\w+)"/g)]
      .map(([, type]) => type)
      .filter((type) => type !== 'hidden')
    expect(types.filter((type) => !style.includes(`input[type="${type}"]`))).toEqual([])
  },
)
