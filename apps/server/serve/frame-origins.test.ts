import { expect, test } from 'vitest'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { contentSecurityPolicy } from '#platform/http/content-security.ts'
import { frameOrigins } from './frame-origins.ts'

const masterSecret = 'q83vEjRWeJCrze8SNFZ4kGFzZGZnaGprbDtxd2VydHk='

test('the lobby frames the games of the origins that the deployment names, and of no others', () => {
  const policyWith = (given: Record<string, string>): string => {
    const frames = frameOrigins(readConfiguration({ MASTER_SECRET: masterSecret, ...given }))
    return contentSecurityPolicy({ sources: { frames }, styles: [], secure: true })
  }
  const origins = 'https://games.example.com,https://coin.example.ph'
  expect(policyWith({ GAME_ORIGINS: origins })).toMatch(
    /frame-src 'self' \S+ https:\/\/games\.example\.com https:\/\/coin\.example\.ph /,
  )
  expect(policyWith({})).not.toContain('example')
})
