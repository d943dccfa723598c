import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyReply } from 'fastify'
import { type Html, html, trustedMarkup } from './html.ts'
import { setPageHeaders } from './page-headers.ts'

type Page = {
  readonly title: string
  readonly body: Html
  readonly here?: '/' | '/sms' | '/mail' | '/push' | '/line' | '/sandpay' | '/feed' | '/beacon'
  readonly script?: InlineSource
  /** For browsers without script: the page loads itself again after so many seconds. */
  readonly refreshSeconds?: number
  /** Origins, besides the sandbox, to which a form of this page may lead. */
  readonly formTargets?: readonly string[]
  /** Origins whose pages may show this one inside. */
  readonly framedBy?: readonly string[]
}

/** A style sheet or script put into the page, with the hash by which the policy lets it run. */
type InlineSource = { readonly source: string; readonly hash: string }

export function readInlineSource(file: URL): InlineSource {
  const source = readFileSync(file, 'utf8')
  return { source, hash: `'sha256-${createHash('sha256').update(source).digest('base64')}'` }
}

const style = readInlineSource(new URL('sandbox.css', import.meta.url))

const pages = [
  { path: '/', name: 'Services' },
  { path: '/sms', name: 'SMS inbox' },
  { path: '/mail', name: 'E-mail' },
  { path: '/push', name: 'Push' },
  { path: '/line', name: 'LINE Login' },
  { path: '/sandpay', name: 'SandPay' },
  { path: '/feed', name: 'Events' },
  { path: '/beacon', name: 'Randomness' },
] as const

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  setPageHeaders(reply, {
    'style-src': style.hash,
    'form-action': ["'self'", ...(page.formTargets ?? [])].join(' '),
    ...(page.framedBy?.length ? { 'frame-ancestors': page.framedBy.join(' ') } : {}),
    ...(page.script ? { 'script-src': page.script.hash, 'connect-src': "'self'" } : {}),
  })
  return reply.type('text/html; charset=utf-8').send(renderPage(page).markup)
}

function renderPage(page: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
${page.refreshSeconds ? html`<noscript><meta http-equiv="refresh" content="${page.refreshSeconds}"></noscript>` : undefined}
<title>${page.title} · Sandbox</title>
<link rel="icon" href="/icon.svg">
<style>${trustedMarkup(style.source)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<div class="wide">
<a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28">Sandbox</a>
${page.framedBy ? undefined : html`<nav aria-label="Services">${pages.map(({ path, name }) => navigationLink(path, name, page.here === path))}</nav>`}
</div>
<p class="notice"><span class="wide"><strong>This is a sandbox.</strong> No real money or messages.</span></p>
</header>
<main id="main" class="wide">
${page.body}
</main>
${page.script ? html`<script type="module">${trustedMarkup(page.script.source)}</script>` : undefined}
</body>
</html>`
}

function navigationLink(path: string, name: string, isHere: boolean): Html {
  return isHere ? html`<a href="${path}" aria-current="page">${name}</a>` : html`<a href="${path}">${name}</a>`
}
