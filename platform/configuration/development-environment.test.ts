import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drandPublicKey, sandboxBeaconKey } from './beacon-keys.ts'
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

test('an unreadable file of secrets is reported in one sentence', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{')
  expect(() => developmentSecrets(dataDir)).toThrow(`The secrets in ${join(dataDir, 'secrets.json')} cannot be read`)
})

test('in development the sandbox stands for the outside world, wherever it listens', () => {
  const { sms, mail, line } = readConfiguration(developmentEnvironment({ PORT: '9000' }, developmentSecrets(dataDir)))
  expect(sms?.url).toBe('http://127.0.0.1:9003')
  expect(mail).toMatchObject({ kind: 'service', url: 'http://127.0.0.1:9003' })
  expect(line).toMatchObject({
    authorizeUrl: 'http://127.0.0.1:9003/line/oauth2/v2.1/authorize',
    tokenUrl: 'http://127.0.0.1:9003/line/oauth2/v2.1/token',
  })
})

test('a developer’s settings are kept', () => {
  const env = { SMS_URL: 'https://sms.example.ph', SMS_KEY: 'a-key-of-our-own' }
  expect(readConfiguration(developmentEnvironment(env, developmentSecrets(dataDir))).sms).toEqual({
    url: 'https://sms.example.ph',
    key: 'a-key-of-our-own',
  })
})

test('in development the sandbox’s beacon is trusted, and drand’s own key where drand is read', () => {
  const secrets = developmentSecrets(dataDir)
  expect(readConfiguration(developmentEnvironment({}, secrets)).beaconPublicKey).toBe(sandboxBeaconKey)
  const env = { BEACON_URLS: 'https://api.drand.sh' }
  expect(readConfiguration(developmentEnvironment(env, secrets)).beaconPublicKey).toBe(drandPublicKey)
})

test('in production nothing is filled in', () => {
  expect(developmentEnvironment({ NODE_ENV: 'production' }, developmentSecrets(dataDir))).toEqual({
    NODE_ENV: 'production',
  })
})
