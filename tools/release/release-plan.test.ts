import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { archiveName, releasePackage, versionOf } from './release-plan.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const packageText = await readFile(`${repository}/package.json`, 'utf8')

test('the package file of a release starts the processes and the operators’ commands, and installs nothing', () => {
  const made: unknown = JSON.parse(releasePackage(packageText, ['--max-semi-space-size=32']))
  expect(made).toMatchObject({
    name: 'bituin',
    version: versionOf(packageText),
    private: true,
    scripts: {
      server: expect.stringMatching(/^node .*--max-semi-space-size=32 apps\/server\/main\.ts$/),
      studio: expect.stringMatching(/ apps\/studio\/main\.ts$/),
      'db:migrate': expect.stringMatching(
        /^NODE_ENV=\$\{NODE_ENV:-production\} node .*\/server\.env .*\/migrate\.env tools\/commands\/db-migrate\.ts$/,
      ),
      'staff:invite': expect.stringMatching(/=\/etc\/bituin\/server\.env tools\/commands\/staff-invite\.ts$/),
    },
  })
  expect(made).not.toHaveProperty('devDependencies')
})

test('a release is named by its version and twelve digits of its commit', () => {
  expect(archiveName('1.2.3', '0123456789abcdef0123')).toBe('bituin-1.2.3-0123456789ab')
})
