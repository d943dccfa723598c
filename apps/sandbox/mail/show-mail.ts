import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Html, html } from '../page/html.ts'
import { readInlineSource, sendPage } from '../page/send-page.ts'
import type { EMail } from './e-mail.ts'
import { eMailList } from './e-mail.store.ts'

const script = readInlineSource(new URL('../page/inbox.js', import.meta.url))
const shownMax = 100
const inboxQuery = v.object({ to: v.optional(v.string()) })

/** The mailbox everybody shares: every e-mail that was sent, newest first. */
export function showMail(database: DatabaseSync, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = v.safeParse(inboxQuery, request.query)
  const to = (query.success && query.output.to?.trim()) || undefined
  const messages = eMailList(database, to, shownMax)
  const shown = JSON.stringify([to, messages.length, messages[0]?.id])
  const etag = `"${createHash('sha256').update(shown).digest('base64url')}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return sendPage(reply, {
    title: 'E-mail inbox',
    here: '/mail',
    script,
    refreshSeconds: 5,
    body: inboxBody(messages, to),
  })
}

const inboxBody = (messages: readonly EMail[], to: string | undefined): Html => html`
<div class="heading">
  <h1>E-mail inbox</h1>
  <button type="button" class="quiet" id="clear" hidden>Delete all</button>
</div>
<p class="lead">E-mail from the product arrives here by itself.</p>
<form class="filter" method="get" action="/mail" role="search">
  <label for="to">Address</label>
  <div class="row">
    <input id="to" name="to" type="email" autocomplete="off" placeholder="ana@example.ph" value="${to ?? ''}">
    <button type="submit">Show</button>
    ${to ? html`<a class="button quiet" href="/mail">All addresses</a>` : undefined}
  </div>
</form>
<p class="status" id="count" role="status">${messages.length} ${messages.length === 1 ? 'message' : 'messages'}</p>
<ol class="messages" id="messages">${messages.map(messageItem)}</ol>
<section class="empty" id="empty"${messages.length > 0 ? html` hidden` : undefined}>
  <p><strong>Nothing has arrived yet.</strong></p>
  <p>Invite a member of the staff in the back office, and the link shows up here within two seconds.</p>
</section>`

function messageItem({ id, to, subject, text, createdAt }: EMail): Html {
  return html`
<li class="message" id="${id}">
  <div class="meta"><a href="/mail?to=${encodeURIComponent(to)}">${to}</a><time datetime="${createdAt}">${manilaTime.format(new Date(createdAt))}</time></div>
  <p class="text"><strong>${subject}</strong></p>
  ${text.split('\n').map(line)}
</li>`
}

/** A line that is an address is a link, as mail programs show it. */
const line = (text: string): Html =>
  /^https?:\/\/\S+$/.test(text)
    ? html`<p class="text"><a href="${text}">${text}</a></p>`
    : html`<p class="text">${text}</p>`

const manilaTime = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})
