import { expect, test } from 'vitest'
import { configurationFile } from './server-settings.ts'

const gibibyte = 2 ** 30

test.each([
  { machine: 1, pages: '256MB', cached: '1024MB' },
  { machine: 8, pages: '1024MB', cached: '4096MB' },
  { machine: 64, pages: '2048MB', cached: '8192MB' },
])('with $machine GB, $pages are for pages', ({ machine, pages, cached }) => {
  const lines = configurationFile('durable', machine * gibibyte).split('\n')
  expect(lines).toContain(`shared_buffers = '${pages}'`)
  expect(lines).toContain(`effective_cache_size = '${cached}'`)
})

test('a database that is thrown away is small on any machine', () => {
  expect(configurationFile('throwaway', 64 * gibibyte).split('\n')).toContain("shared_buffers = '128MB'")
})
