import type { FastifyInstance } from 'fastify'
import { html } from './page/html.ts'
import { sendPage } from './page/send-page.ts'

/** The page at / and the icon of all pages. */
export function registerIndexPage(server: FastifyInstance): void {
  server.get('/', (_request, reply) => sendPage(reply, { title: 'Services', here: '/', body }))
  server.get('/icon.svg', (_request, reply) => reply.type('image/svg+xml').send(icon))
}

const body = html`
<h1>Sandbox services</h1>
<p class="lead">These services stand in for the real providers. The product calls them over HTTP as it would call the real ones,
  but no message leaves this computer and no real money moves. Open a service to see what the product sent and to choose its reply.</p>
<ul class="services">
  <li>
    <a class="service" href="/sms">
      <h2>SMS inbox</h2>
      <p>Text messages and one-time codes that the product sends, to any number.</p>
      <code>POST /sms/v1/messages</code>
    </a>
  </li>
  <li>
    <a class="service" href="/mail">
      <h2>E-mail inbox</h2>
      <p>E-mail that the product sends to staff, at any address.</p>
      <code>POST /mail/v1/messages</code>
    </a>
  </li>
  <li>
    <a class="service" href="/push">
      <h2>Push messages</h2>
      <p>Notifications that the product sends to browsers, decrypted.</p>
      <code>POST /push/v1/subscriptions</code>
    </a>
  </li>
  <li>
    <a class="service" href="/line">
      <h2>LINE Login</h2>
      <p>Sign in with one of four test accounts, or cancel the sign-in.</p>
      <code>GET /line/oauth2/v2.1/authorize</code>
    </a>
  </li>
  <li>
    <a class="service" href="/sandpay">
      <h2>SandPay</h2>
      <p>Pay deposits, or make them fail, expire or arrive late. Complete, fail or return payouts.</p>
      <code>POST /sandpay/v1/payments</code>
    </a>
  </li>
  <li>
    <a class="service" href="/feed">
      <h2>Event feed</h2>
      <p>A partner who receives events: what came, whether it is signed, and how it answers.</p>
      <code>POST /feed/v1/deliveries</code>
    </a>
  </li>
  <li>
    <a class="service" href="/beacon">
      <h2>Public randomness</h2>
      <p>Rounds of drand, which decide draws.</p>
      <code>GET /beacon/{chain}/public/{round}</code>
    </a>
  </li>
</ul>`

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#f5c451"/>
<path d="M6 24h20v-3h-2v-7h-3v3h-3v-6h-4v6h-3v-3H8v7H6z" fill="#231803"/>
</svg>
`
