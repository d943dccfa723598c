import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Html, html } from './html.ts'
import { readInlineSource, sendPage } from './send-page.ts'

const script = readInlineSource(new URL('inbox.js', import.meta.url))
const inboxQuery = v.object({ to: v.optional(v.string()) })

export type Inbox = {
  readonly title: string
  readonly here: '/sms' | '/mail' | '/push' | '/feed'
  readonly lead: string
  /** Absent where everything belongs to one receiver. */
  readonly filter?: {
    readonly label: string
    readonly type: 'tel' | 'email' | 'search'
    readonly placeholder: string
    /** The text of the link that clears the filter. */
    readonly all: string
  }
  readonly to: string | undefined
  /** The messages shown, newest first. */
  readonly messages: readonly { readonly id: string | number; readonly item: Html }[]
  /** How many there are, with those that are not shown. */
  readonly total: number
  /** What fills an inbox that is empty. */
  readonly hint: string
  readonly below?: Html
}

/** Whose messages are asked for, as it was typed; empty: everybody's. */
export function typedAddress(request: FastifyRequest): string {
  const query = v.safeParse(inboxQuery, request.query)
  return query.success ? (query.output.to ?? '').trim() : ''
}

/** Sends an inbox, or says that the reader has it as it is. */
export function sendInbox(request: FastifyRequest, reply: FastifyReply, inbox: Inbox): FastifyReply {
  const { title, here, to, messages, total } = inbox
  const shown = JSON.stringify([to, total, messages[0]?.id])
  const etag = `"${createHash('sha256').update(shown).digest('base64url')}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return sendPage(reply, { title, here, script, refreshSeconds: 5, body: inboxBody(inbox) })
}

const inboxBody = ({ title, here, lead, filter, to, messages, total, hint, below }: Inbox): Html => html`
<div class="heading">
  <h1>${title}</h1>
  <button type="button" class="quiet" id="clear" hidden>Delete all</button>
</div>
<p class="lead">${lead}</p>
${filter && filterForm({ here, filter, to })}
<p class="status" id="count" role="status">${countText({ to, shown: messages.length, total })}</p>
<ol class="messages" id="messages">${messages.map(({ item }) => item)}</ol>
<section class="empty" id="empty"${messages.length > 0 ? html` hidden` : undefined}>
  <p><strong>No messages yet.</strong></p>
  <p>${hint}</p>
</section>
${below}`

type FilterForm = Pick<Inbox, 'here' | 'to'> & { readonly filter: NonNullable<Inbox['filter']> }

const filterForm = ({ here, filter, to }: FilterForm): Html => html`
<form class="filter" method="get" action="${here}" role="search">
  <label for="to">${filter.label}</label>
  <div class="row">
    <input id="to" name="to" type="${filter.type}" inputmode="${filter.type}" autocomplete="off" placeholder="${filter.placeholder}" value="${to ?? ''}">
    <button type="submit">Show</button>
    ${to ? html`<a class="button quiet" href="${here}">${filter.all}</a>` : undefined}
  </div>
</form>`

type InboxCount = { readonly to: string | undefined; readonly shown: number; readonly total: number }

function countText({ to, shown, total }: InboxCount): string {
  const noun = total === 1 ? 'message' : 'messages'
  const whose = to ? ` for ${to}` : ''
  if (shown < total) return `The newest ${shown} of ${total.toLocaleString('en-PH')} ${noun}${whose}`
  return `${total} ${noun}${whose}`
}

type InboxEntry = {
  readonly id: string | number
  readonly to: string
  readonly createdAt: string
  readonly text: Html
  /** Shown without a link to the messages of one address. */
  readonly isPlain?: boolean
}

/** One message, with whom it went to and when. */
export const inboxItem = (
  here: Inbox['here'],
  { id, to, createdAt, text, isPlain = false }: InboxEntry,
): Inbox['messages'][number] => ({
  id,
  item: html`
<li class="message" id="${id}">
  <div class="meta">${isPlain ? html`<span>${to}</span>` : html`<a href="${here}?to=${encodeURIComponent(to)}">${to}</a>`}<time datetime="${createdAt}">${manilaTime.format(new Date(createdAt))}</time></div>
  ${text}
</li>`,
})

const manilaTime = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})
