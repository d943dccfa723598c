import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { developmentEnvironment } from './development-environment.ts'
import { developmentSecrets } from './development-secrets.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bituin-secrets-'))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

test('a clone makes its secrets once and keeps them to its user', () => {
  const secrets = developmentSecrets(dataDir)
  expect(developmentSecrets(dataDir)).toEqual(secrets)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('a file of secrets that cannot be read is said in one sentence', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{')
  expect(() => developmentSecrets(dataDir)).toThrow(`The secrets in ${join(dataDir, 'secrets.json')} cannot be read`)
})

test('in development the sandbox stands for the outside world, wherever it listens', () => {
  const { sms, mail, line } = readConfiguration(developmentEnvironment({ PORT: '9000' }, developmentSecrets(dataDir)))
  expect(sms?.url).toBe('http://127.0.0.1:9003')
  expect(mail?.url).toBe('http://127.0.0.1:9003')
  expect(line).toMatchObject({
    authorizeUrl: 'http://127.0.0.1:9003/line/oauth2/v2.1/authorize',
    tokenUrl: 'http://127.0.0.1:9003/line/oauth2/v2.1/token',
  })
})

test('what a developer sets stays as it is', () => {
  const env = { SMS_URL: 'https://sms.example.ph', SMS_KEY: 'a-key-of-our-own' }
  expect(readConfiguration(developmentEnvironment(env, developmentSecrets(dataDir))).sms).toEqual({
    url: 'https://sms.example.ph',
    key: 'a-key-of-our-own',
  })
})

test('in production nothing is filled in', () => {
  expect(developmentEnvironment({ NODE_ENV: 'production' }, developmentSecrets(dataDir))).toEqual({
    NODE_ENV: 'production',
  })
})
