import type { DatabaseSync } from 'node:sqlite'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Html, html } from '../page/html.ts'
import { inboxItem, sendInbox, typedAddress } from '../page/inbox.ts'
import { findCode, type Message, readNumberFilter } from './message.ts'
import { messageCountDelivered, messageListDelivered, messagesKeptMax } from './message.store.ts'

const shownMax = 100

/** The phone everybody shares: every message that was delivered, newest first. */
export function showInbox(database: DatabaseSync, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const to = readNumberFilter(typedAddress(request))
  return sendInbox(request, reply, {
    title: 'SMS inbox',
    here: '/sms',
    lead: 'Stands in for the SMS gateway: text messages that the product sends appear here automatically.',
    filter: { label: 'Phone number', type: 'tel', placeholder: '0917 123 4567', all: 'All numbers' },
    to,
    messages: messageListDelivered(database, { to, countMax: shownMax }).map(messageItem),
    total: messageCountDelivered(database, to),
    hint: 'Request a code in the product. It appears here within 2 seconds.',
    below: faultNumbers(),
  })
}

function messageItem({ text, ...message }: Message) {
  const code = findCode(text)
  return inboxItem('/sms', {
    ...message,
    text: html`<p class="text">${text}</p>
  ${code ? html`<button type="button" class="copy" data-code="${code}"><span class="code">${code}</span><span class="label">Copy code</span></button>` : undefined}`,
  })
}

function faultNumbers(): Html {
  return html`
<section class="panel">
  <h2>Numbers for testing failures</h2>
  <p>Use a number that ends in one of these to see how the product handles a failing gateway.</p>
  <dl class="facts">
    <div><dt>…9901</dt><dd>The gateway answers 503 and stores nothing.</dd></div>
    <div><dt>…9902</dt><dd>The gateway takes 5 seconds to answer. The message arrives immediately.</dd></div>
    <div><dt>…9903</dt><dd>The gateway accepts the message and never delivers it.</dd></div>
  </dl>
  <p class="small">The newest ${messagesKeptMax.toLocaleString('en-PH')} messages are kept. Times are Manila time.</p>
</section>`
}
