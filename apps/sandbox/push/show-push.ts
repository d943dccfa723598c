import type { DatabaseSync } from 'node:sqlite'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { html } from '../page/html.ts'
import { inboxItem, sendInbox, typedAddress } from '../page/inbox.ts'
import { pushedCount, type PushedMessage, pushedList } from './push.store.ts'

const shownMax = 100

/** What every browser was sent, as its service worker reads it: newest first. */
export function showPush(database: DatabaseSync, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const to = typedAddress(request) || undefined
  return sendInbox(request, reply, {
    title: 'Push messages',
    here: '/push',
    lead: 'Stands in for the push services of browsers: it decrypts each message with the browser’s keys and shows it here.',
    filter: { label: 'Subscription', type: 'search', placeholder: 'its id', all: 'All subscriptions' },
    to,
    messages: pushedList(database, to, shownMax).map(messageItem),
    total: pushedCount(database, to),
    hint: 'A browser subscribes here with POST /push/v1/subscriptions. Chrome itself uses only Google’s push service.',
  })
}

const shown = v.object({ title: v.string(), body: v.string(), path: v.string() })

const messageItem = ({ text, ...message }: PushedMessage) => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), shown), text)
  const content = parsed.success
    ? html`<p class="text"><strong>${parsed.output.title}</strong></p><p class="text">${parsed.output.body}</p><p class="text">${parsed.output.path}</p>`
    : html`<p class="text">${text}</p>`
  return inboxItem('/push', { ...message, text: content })
}
