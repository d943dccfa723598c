import type { Plugin } from 'vite'

/** During development Vite serves the page, and this inlines what the server would: the API's configuration. */
export function developmentPage(apiOrigin: string): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    transformIndexHtml: async () => {
      const reply = await fetch(`${apiOrigin}/app/v1/anonymous/appConfig`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      const { data } = (await reply.json()) as { data: unknown }
      const children = JSON.stringify(data).replaceAll('<', '\\u003c')
      return [{ tag: 'script', attrs: { type: 'application/json', id: 'bituin-config' }, children, injectTo: 'body' }]
    },
  }
}
