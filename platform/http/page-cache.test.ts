import { expect, test } from 'vitest'
import { createPageCache, type PageConfig } from './page-cache.ts'
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
      render: async ({ path, shell, config: drawnWith }: PageRequest) => {
        drawn.push(`${shell} ${path}`)
        const html = `${path} ${JSON.stringify(drawnWith)}`
        return { html, title: '', htmlAttributes: {}, headTags: '', styles: [] }
      },
    },
    template,
    config,
    contentSecurity: {},
    secure: false,
  })
  return { cache, drawn }
}

const steady = async () => ({ version: 1, body: { name: 'Bituin' } })

test('each page is drawn once for each shell, whatever its parameters', async () => {
  const { cache, drawn } = setUp(steady)
  await Promise.all([cache.get('/home', 'mobile'), cache.get('/home', 'mobile'), cache.get('/home', 'desktop')])
  await cache.get('/record/1', 'mobile')
  await cache.get('/record/2', 'mobile')
  expect(drawn).toEqual(['mobile /home', 'desktop /home', 'mobile /record/:id'])
})

test('every address without a page is one 404 page', async () => {
  const { cache, drawn } = setUp(steady)
  const [first, second] = [await cache.get('/a', 'mobile'), await cache.get('/b', 'mobile')]
  expect([first.status, second]).toEqual([404, first])
  expect(drawn).toEqual(['mobile /404'])
})

test('a new version of the configuration draws anew, under a new etag', async () => {
  let version = 1
  const { cache, drawn } = setUp(async () => ({ version, body: { version } }))
  const before = await cache.get('/home', 'mobile')
  version = 2
  const after = await cache.get('/home', 'mobile')
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
  await expect(cache.get('/home', 'mobile')).rejects.toThrow('database away')
  broken = false
  await cache.get('/home', 'mobile')
  broken = true
  expect((await cache.get('/login', 'mobile')).bodies.identity.toString()).toContain('Bituin')
})

test('a page that could not be drawn is tried again', async () => {
  let attempts = 0
  const cache = createPageCache({
    renderer: {
      pageName: async () => '/home',
      render: async () => {
        if (++attempts === 1) throw new Error('broken')
        return { html: 'drawn', title: '', htmlAttributes: {}, headTags: '', styles: [] }
      },
    },
    template,
    config: steady,
    contentSecurity: {},
    secure: false,
  })
  await expect(cache.get('/home', 'mobile')).rejects.toThrow('broken')
  expect((await cache.get('/home', 'mobile')).bodies.identity.toString()).toContain('drawn')
})
