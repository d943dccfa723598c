import type { FastifyInstance } from 'fastify'
import { html } from './page/html.ts'
import { sendPage } from './page/send-page.ts'

/** The page at / and the icon of all pages. */
export function registerIndexPage(server: FastifyInstance): void {
  server.get('/', (_request, reply) => sendPage(reply, { title: 'Services', here: '/', body }))
  server.get('/icon.svg', (_request, reply) => reply.type('image/svg+xml').send(icon))
}

const body = html`
<h1>The outside world, played by a sandbox</h1>
<p class="lead">The product talks to these services over HTTP as it would to the real ones, but nothing leaves this process:
  no message is sent and no money moves. Watch them, and answer for them, here.</p>
<ul class="services">
  <li>
    <a class="service" href="/sms">
      <h2>SMS inbox</h2>
      <p>Text messages and one-time codes the product sends, to any number.</p>
      <code>POST /sms/v1/messages</code>
    </a>
  </li>
  <li>
    <a class="service" href="/mail">
      <h2>E-mail inbox</h2>
      <p>E-mail the product sends to members of its staff, to any address.</p>
      <code>POST /mail/v1/messages</code>
    </a>
  </li>
  <li>
    <a class="service" href="/line">
      <h2>LINE Login</h2>
      <p>Sign in as one of four sandbox people, or refuse.</p>
      <code>GET /line/oauth2/v2.1/authorize</code>
    </a>
  </li>
  <li>
    <a class="service" href="/sandpay">
      <h2>SandPay</h2>
      <p>Pay for deposits, or let them fail, expire and arrive late.</p>
      <code>POST /sandpay/v1/payments</code>
    </a>
  </li>
</ul>`

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#f5c451"/>
<path d="M6 24h20v-3h-2v-7h-3v3h-3v-6h-4v6h-3v-3H8v7H6z" fill="#231803"/>
</svg>
`
