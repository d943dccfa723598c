import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { registerWebApp } from './web-app.ts'

const root = mkdtempSync(join(tmpdir(), 'web-app-'))
const directory = join(root, 'dist')
const script = `export const text = '${'long enough to be worth compressing '.repeat(20)}'\n`

const files: Readonly<Record<string, string | Buffer>> = {
  'secret.txt': 'not for browsers',
  'dist/client/index.html': '<html><head><title></title><!--head--></head><body><!--app--></body></html>',
  'dist/client/manifest.json': '{}',
  'dist/client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'dist/client/service-worker.js': script,
  'dist/client/assets/app-abc.js': script,
  'dist/client/assets/app-abc.js.br': brotliCompressSync(script),
  'dist/prerender/package.json': '{"type":"module"}',
  'dist/fil/client/index.html': '<html><head><title></title><!--head--></head><body><!--app--></body></html>',
  'dist/fil/client/assets/app-fil.js': script,
  'dist/fil/prerender/package.json': '{"type":"module"}',
  'dist/fil/prerender/prerender.js': `
    export const pageName = async ({ path }) => (path === '/lobby/home' ? path : undefined)
    export const render = async () => ({
      html: '<h1>Maligayang pagdating</h1>',
      title: '',
      htmlAttributes: { lang: 'fil-PH' },
      headTags: '',
      styles: [],
      scripts: [],
    })`,
  'dist/prerender/prerender.js': `
    export const pageName = async ({ path }) => ['/lobby/home', '/broken'].includes(path) ? path : undefined
    export const render = async ({ path, shell, sparesData, config }) => {
      if (path === '/broken') throw new Error('a secret of the drawing')
      return {
        html: '<h1>' + path + ' ' + shell + '</h1>',
        title: config.name,
        htmlAttributes: { 'data-shell': shell, ...(sparesData && { 'data-saver': 'on' }) },
        headTags: '<script type="module" src="/assets/app-abc.js"></script>',
        styles: [{ href: '/assets/app-abc.css', text: 'h1{color:gold}' }],
        scripts: [],
      }
    }`,
}

let server: FastifyInstance

function newServer(secure: boolean): FastifyInstance {
  return createHttpServer({ log: pino({ level: 'silent' }), trustedProxies: [], corsOrigins: [], secure })
}

const options = {
  directories: { en: directory, fil: join(directory, 'fil') },
  shells: { handheld: 'mobile', desk: 'desktop' },
  config: async () => ({ version: 1, body: { name: 'Bituin' } }),
  contentSecurity: { frames: ['https://games.example'] },
  otherPrefixes: ['/app/v1/'],
  framed: {
    below: '/preview/',
    shell: 'mobile',
    by: 'https://office.example',
    opens: (key: string) => key === 'right',
  },
}

beforeAll(async () => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  server = newServer(true)
  server.post('/app/v1/ping', async () => ({ code: 200 }))
  server.post('/posted/webhook', async () => ({ taken: true }))
  await registerWebApp(server, { ...options, secure: true })
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers })

describe('files', () => {
  test('a hashed file is cached for ever, with its type, compressed if the browser accepts it', async () => {
    const reply = await get('/assets/app-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script)
  })

  test('a browser without a compression that we keep gets the file as it is', async () => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const reply = await get('/assets/app-abc.js', headers)
      expect(reply.headers).not.toHaveProperty('content-encoding')
      expect(reply.body).toBe(script)
    }
  })

  test('a file without a hash in its name is revalidated each time', async () => {
    const first = await get('/favicon.svg')
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' })
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/favicon.svg', { 'if-none-match': known })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    expect((await get('/favicon.svg', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('a worker may fetch from us and do nothing else; other files bring no policy that allows anything', async () => {
    const policyOf = async (url: string) =>
      (await server.inject({ method: 'GET', url })).headers['content-security-policy']
    expect(await policyOf('/service-worker.js')).toBe("default-src 'none'; connect-src 'self'")
    expect(await policyOf('/assets/app-abc.js')).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('HEAD answers the same without the body', async () => {
    const reply = await server.inject({ method: 'HEAD', url: '/assets/app-abc.js' })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
  })

  test.each(['/manifest.json', '/index.html', '/assets/app-abc.js.br', '/prerender/prerender.js'])(
    '%s is for the server alone',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404)
    },
  )

  test('a missing file is no page: old tabs would take its HTML for a script', async () => {
    const reply = await get('/assets/app-old.js')
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('application/json')
  })

  test.each([
    '/../secret.txt',
    '/assets/../../../secret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5c..%5csecret.txt',
    '//secret.txt',
  ])('no way leads out of the build: %s', async (path) => {
    const reply = await get(path)
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('not for browsers')
  })
})

describe('pages', () => {
  test('a page is rendered for the device, and revalidated each time', async () => {
    const phone = await get('/lobby/home?from=ad', { 'sec-ch-ua-mobile': '?1' })
    expect(phone.statusCode).toBe(200)
    expect(phone.body).toContain('<h1>/lobby/home mobile</h1>')
    expect(phone.body).toContain('<html data-shell="mobile">')
    expect(phone.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding, cookie, sec-ch-ua-mobile, user-agent, accept-language, save-data',
    })
    const desk = await get('/lobby/home')
    expect(desk.body).toContain('<h1>/lobby/home desktop</h1>')
    expect(desk.headers.etag).not.toBe(phone.headers.etag)
  })

  test('a page comes in the language that was chosen, or that the browser prefers', async () => {
    const filipino = '<h1>Maligayang pagdating</h1>'
    expect((await get('/lobby/home', { 'accept-language': 'fil-PH,en;q=0.8' })).body).toContain(filipino)
    expect((await get('/lobby/home', { cookie: 'language=fil' })).body).toContain(filipino)
    const chosen = await get('/lobby/home', { cookie: 'language=en', 'accept-language': 'fil' })
    expect(chosen.body).toContain('<h1>/lobby/home desktop</h1>')
    expect((await get('/assets/app-fil.js')).statusCode).toBe(200)
  })

  test('a page spares data if the browser asks for it, unless the device chose otherwise', async () => {
    const sparing = async (headers: Record<string, string>) =>
      (await get('/lobby/home', headers)).body.includes('data-saver="on"')
    expect(await sparing({})).toBe(false)
    expect(await sparing({ 'save-data': 'on' })).toBe(true)
    expect(await sparing({ 'save-data': 'on', cookie: 'data-saver=off' })).toBe(false)
    expect(await sparing({ cookie: 'data-saver=on' })).toBe(true)
  })

  test('a known page is not sent again', async () => {
    const { headers } = await get('/lobby/home')
    const again = await get('/lobby/home', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed by %s', async (encoding, decompress) => {
    const reply = await get('/lobby/home', { 'accept-encoding': encoding })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(decompress(reply.rawPayload).toString()).toBe((await get('/lobby/home')).body)
  })

  test('carries its own strict policy beside the headers of every page', async () => {
    const { headers, body } = await get('/lobby/home')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-src 'self' https://games.example;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
    expect(policy.match(/'unsafe-/g)).toHaveLength(1)
    expect(body.match(/<script(?![^>]*(src=|application\/json))/g)).toBeNull()
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['permissions-policy']).toBeDefined()
  })

  test("an unknown path gets the app's 404 page, always whole", async () => {
    const reply = await get('/no/such/page')
    expect(reply.statusCode).toBe(404)
    expect(reply.body).toContain('<h1>/404 desktop</h1>')
    const again = await get('/no/such/page', { 'if-none-match': String(reply.headers.etag) })
    expect(again.statusCode).toBe(404)
  })

  test('an unknown path of the API is no page', async () => {
    const reply = await get('/app/v1/no-such-call')
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 404 })
  })

  test('the address of a call outside of the API is no page: it is made by another method', async () => {
    const reply = await get('/posted/webhook')
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST'])
    expect(reply.json()).toMatchObject({ code: 405 })
  })

  test('a page that cannot be drawn answers a bare fault', async () => {
    const reply = await get('/broken')
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('secret')
  })
})

test('a page that another origin may frame is served to the bearer of the key, framed by that origin alone, and cached by nobody', async () => {
  for (const url of ['/preview/home', '/preview/home?key=wrong', '/preview/']) {
    const refused = await get(url)
    expect([refused.statusCode, refused.headers['x-frame-options']]).toEqual([404, 'DENY'])
  }
  const { headers } = await get('/preview/home?key=right')
  expect(headers['content-security-policy']).toContain('frame-ancestors https://office.example')
  expect(headers['content-security-policy']).not.toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(headers).not.toHaveProperty('x-frame-options')
  expect((await get('/')).headers['x-frame-options']).toBe('DENY')
})

test('without a build the start stops with one clear sentence', async () => {
  const start = registerWebApp(newServer(false), {
    ...options,
    directories: { en: join(root, 'nowhere') },
    secure: false,
  })
  await expect(start).rejects.toThrow('npm run build')
})
