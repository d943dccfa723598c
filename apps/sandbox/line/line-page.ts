import type { FastifyReply } from 'fastify'
import { type Html, html } from '../page/html.ts'
import { sendPage } from '../page/send-page.ts'
import { type LineUser, lineUsers } from './line-users.ts'
import type { LineOptions } from './line-options.ts'
import { userPicture } from './user-picture.ts'

/** What a developer has to know of the stand-in: channel, addresses, people, and how it says no. */
export function showLinePage({ channel, publicUrl }: LineOptions, reply: FastifyReply): FastifyReply {
  const base = `${publicUrl()}/line`
  return sendPage(reply, {
    title: 'LINE Login',
    here: '/line',
    body: html`
<h1>LINE Login</h1>
<p class="lead">Stands in for LINE Login v2.1. Start a LINE sign-in in the product, then choose a test account on the consent page.</p>
<section class="panel">
  <h2>Channel</h2>
  <dl class="facts">
    <div><dt>Channel ID</dt><dd><code>${channel.id}</code></dd></div>
    <div><dt>Callback URLs</dt><dd>${channel.redirectUris.map((uri) => html`<code class="block">${uri}</code>`)}</dd></div>
  </dl>
</section>
<section class="panel">
  <h2>Addresses</h2>
  <dl class="facts">
    <div><dt>Authorize</dt><dd><code class="block">GET ${base}/oauth2/v2.1/authorize</code></dd></div>
    <div><dt>Token</dt><dd><code class="block">POST ${base}/oauth2/v2.1/token</code></dd></div>
    <div><dt>Profile</dt><dd><code class="block">GET ${base}/v2/profile</code></dd></div>
  </dl>
  <p class="small">A code is valid for ten minutes and works once. PKCE with S256 is verified when the product uses it.
    ID tokens are signed with HS256 and the channel secret, as LINE's are.</p>
</section>
<section class="panel">
  <h2>Test accounts</h2>
  <ul class="people">${lineUsers.map(userItem)}</ul>
</section>`,
  })
}

function userItem(user: LineUser): Html {
  return html`
<li class="person">
  ${userPicture(user)}
  <span class="who"><strong>${user.name}</strong><span class="small">${user.email ?? 'No e-mail address'}</span><code class="small">${user.id}</code></span>
</li>`
}
