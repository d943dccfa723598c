import { expect, test } from 'vitest'
import { createPageCache, type PageAddress, type PageConfig } from './page-cache.ts'
import type { PageRequest } from './page-renderer.ts'

const template = '<html><title></title><!--head--><!--app--></body></html>'

/** An app of two public pages and one parameterised route that needs a session, so is rendered alike for all. */
function setUp(config: () => Promise<PageConfig>) {
  const drawn: string[] = []
  const cache = createPageCache({
    renderer: {
      pageName: async ({ path }) => {
        if (path.startsWith('/record/')) return '/record/:id'
        return ['/', '/home', '/login'].includes(path) ? path : undefined
      },
      render: async ({ path, shell, theme, config: drawnWith }: PageRequest) => {
        drawn.push(`${shell} ${path}`)
        const html = `${path} ${JSON.stringify(drawnWith)}`
        return { html, title: '', htmlAttributes: { 'data-theme': theme }, headTags: '', styles: [], scripts: [] }
      },
    },
    template,
    config,
    contentSecurity: {},
    secure: false,
  })
  return { cache, drawn }
}

const at = (
  path: string,
  { shell = 'mobile', theme = 'night', sparesData = false }: Partial<PageAddress> = {},
): PageAddress => ({ path, shell, theme, sparesData })

const steady = async () => ({ version: 1, body: { name: 'Bituin' } })

test('each page is drawn once for each shell, whatever its parameters', async () => {
  const { cache, drawn } = setUp(steady)
  await Promise.all([cache.get(at('/home')), cache.get(at('/home')), cache.get(at('/home', { shell: 'desktop' }))])
  await cache.get(at('/record/1'))
  await cache.get(at('/record/2'))
  expect(drawn).toEqual(['mobile /home', 'desktop /home', 'mobile /record/:id'])
})

test('each theme has a page of its own', async () => {
  const { cache, drawn } = setUp(steady)
  const night = await cache.get(at('/home'))
  const light = await cache.get(at('/home', { theme: 'light' }))
  expect(light.bodies.identity.toString()).toContain('data-theme="light"')
  expect(light.etag).not.toBe(night.etag)
  expect(drawn).toHaveLength(2)
})

test('a device that spares data has pages of its own', async () => {
  const { cache, drawn } = setUp(steady)
  const whole = await cache.get(at('/home'))
  expect(await cache.get(at('/home', { sparesData: true }))).not.toBe(whole)
  expect(await cache.get(at('/home'))).toBe(whole)
  expect(drawn).toHaveLength(2)
})

test('every address without a page is one 404 page', async () => {
  const { cache, drawn } = setUp(steady)
  const [first, second] = [await cache.get(at('/a')), await cache.get(at('/b'))]
  expect([first.status, second]).toEqual([404, first])
  expect(drawn).toEqual(['mobile /404'])
})

test('a new version of the configuration renders again, under a new etag', async () => {
  let version = 1
  const { cache, drawn } = setUp(async () => ({ version, body: { version } }))
  const before = await cache.get(at('/home'))
  version = 2
  const after = await cache.get(at('/home'))
  expect(after.etag).not.toBe(before.etag)
  expect(after.bodies.identity.toString()).toContain('{"version":2}')
  expect(drawn).toHaveLength(2)
})

test('while the configuration cannot be read, pages come with the last one known', async () => {
  let broken = true
  const { cache } = setUp(async () => {
    if (broken) throw new Error('database away')
    return steady()
  })
  await expect(cache.get(at('/home'))).rejects.toThrow('database away')
  broken = false
  await cache.get(at('/home'))
  broken = true
  expect((await cache.get(at('/login'))).bodies.identity.toString()).toContain('Bituin')
})

test('a page that could not be drawn is tried again', async () => {
  let attempts = 0
  const cache = createPageCache({
    renderer: {
      pageName: async () => '/home',
      render: async () => {
        if (++attempts === 1) throw new Error('broken')
        return { html: 'drawn', title: '', htmlAttributes: {}, headTags: '', styles: [], scripts: [] }
      },
    },
    template,
    config: steady,
    contentSecurity: {},
    secure: false,
  })
  await expect(cache.get(at('/home'))).rejects.toThrow('broken')
  expect((await cache.get(at('/home'))).bodies.identity.toString()).toContain('drawn')
})
