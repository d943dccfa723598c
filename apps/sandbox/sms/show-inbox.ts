import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Html, html } from '../page/html.ts'
import { readInlineSource, sendPage } from '../page/send-page.ts'
import { findCode, type Message, readNumberFilter } from './message.ts'
import { messageCountDelivered, messageListDelivered, messagesKeptMax } from './message.store.ts'

const script = readInlineSource(new URL('../page/inbox.js', import.meta.url))
const shownMax = 100
const inboxQuery = v.object({ to: v.optional(v.string()) })

/** The phone everybody shares: every message that was delivered, newest first. */
export function showInbox(database: DatabaseSync, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = v.safeParse(inboxQuery, request.query)
  const to = query.success ? readNumberFilter(query.output.to ?? '') : undefined
  const messages = messageListDelivered(database, { to, countMax: shownMax })
  const total = messageCountDelivered(database, to)

  const version = createHash('sha256')
    .update(JSON.stringify([to, total, messages[0]?.id]))
    .digest('base64url')
  const etag = `"${version}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return sendPage(reply, {
    title: 'SMS inbox',
    here: '/sms',
    script,
    refreshSeconds: 5,
    body: inboxBody({ to, messages, total }),
  })
}

type Inbox = { readonly to: string | undefined; readonly messages: readonly Message[]; readonly total: number }

function inboxBody({ to, messages, total }: Inbox): Html {
  return html`
<div class="heading">
  <h1>SMS inbox</h1>
  <button type="button" class="quiet" id="clear" hidden>Delete all</button>
</div>
<p class="lead">Text messages from the product arrive here by themselves.</p>
<form class="filter" method="get" action="/sms" role="search">
  <label for="to">Phone number</label>
  <div class="row">
    <input id="to" name="to" type="tel" inputmode="tel" autocomplete="off" placeholder="0917 123 4567" value="${to ?? ''}">
    <button type="submit">Show</button>
    ${to ? html`<a class="button quiet" href="/sms">All numbers</a>` : undefined}
  </div>
</form>
<p class="status" id="count" role="status">${countText({ to, messages, total })}</p>
<ol class="messages" id="messages">${messages.map(messageItem)}</ol>
<section class="empty" id="empty"${messages.length > 0 ? html` hidden` : undefined}>
  <p><strong>Nothing has arrived yet.</strong></p>
  <p>Ask for a code in the product, and it shows up here within two seconds.</p>
</section>
${faultNumbers()}`
}

function messageItem({ id, to, text, createdAt }: Message): Html {
  const code = findCode(text)
  return html`
<li class="message" id="${id}">
  <div class="meta"><a href="/sms?to=${encodeURIComponent(to)}">${to}</a><time datetime="${createdAt}">${manilaTime.format(new Date(createdAt))}</time></div>
  <p class="text">${text}</p>
  ${code ? html`<button type="button" class="copy" data-code="${code}"><span class="code">${code}</span><span class="label">Copy code</span></button>` : undefined}
</li>`
}

function countText({ to, messages, total }: Inbox): string {
  const noun = total === 1 ? 'message' : 'messages'
  const whose = to ? ` for ${to}` : ''
  if (messages.length < total)
    return `The newest ${messages.length} of ${total.toLocaleString('en-PH')} ${noun}${whose}`
  return `${total} ${noun}${whose}`
}

function faultNumbers(): Html {
  return html`
<section class="panel">
  <h2>Numbers that misbehave</h2>
  <p>A number that ends in one of these shows how the product takes a fault of the network.</p>
  <dl class="facts">
    <div><dt>…9901</dt><dd>The gateway answers 503. Nothing is stored.</dd></div>
    <div><dt>…9902</dt><dd>The gateway takes five seconds to answer. The message arrives at once.</dd></div>
    <div><dt>…9903</dt><dd>The gateway accepts the message and never delivers it.</dd></div>
  </dl>
  <p class="small">The newest ${messagesKeptMax.toLocaleString('en-PH')} messages are kept. Times are Manila time.</p>
</section>`
}

const manilaTime = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})
