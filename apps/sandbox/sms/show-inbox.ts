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
    lead: 'Text messages from the product arrive here by themselves.',
    filter: { label: 'Phone number', type: 'tel', placeholder: '0917 123 4567', all: 'All numbers' },
    to,
    messages: messageListDelivered(database, { to, countMax: shownMax }).map(messageItem),
    total: messageCountDelivered(database, to),
    hint: 'Ask for a code in the product, and it shows up here within two seconds.',
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
