import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security.ts'

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)))
}

test('without anything listed, a page uses our own origin alone and nobody may frame it', () => {
  expect(directives(contentSecurityPolicy({ sources: {}, styles: [], secure: false }))).toEqual({
    'default-src': "'self'",
    'object-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
})

test('inline style sheets are allowed by their hash, never in general', () => {
  const policy = contentSecurityPolicy({ sources: {}, styles: ['a{color:red}'], secure: false })
  expect(directives(policy)['style-src']).toBe("'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='")
})

test('inline scripts are allowed by their hash, never in general', () => {
  const policy = contentSecurityPolicy({ sources: {}, styles: [], scripts: ['alert(1)'], secure: false })
  expect(directives(policy)['script-src']).toBe("'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
})

test('listed origins are allowed for what they are listed for', () => {
  const sources = { frames: ['https://games.example'], connections: ['https://chat.example'] }
  const policy = directives(contentSecurityPolicy({ sources, styles: [], secure: true }))
  expect(policy['frame-src']).toBe("'self' https://games.example")
  expect(policy['connect-src']).toBe("'self' https://chat.example")
  expect(policy['script-src']).toBe("'self'")
  expect(policy).toHaveProperty('upgrade-insecure-requests')
})
