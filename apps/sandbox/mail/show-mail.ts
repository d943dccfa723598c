import type { DatabaseSync } from 'node:sqlite'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Html, html } from '../page/html.ts'
import { inboxItem, sendInbox, typedAddress } from '../page/inbox.ts'
import type { EMail } from './e-mail.ts'
import { eMailCount, eMailFindById, eMailList } from './e-mail.store.ts'

const shownMax = 100

/** The mailbox everybody shares: every e-mail that was sent, newest first. */
export function showMail(database: DatabaseSync, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const to = typedAddress(request) || undefined
  return sendInbox(request, reply, {
    title: 'E-mail inbox',
    here: '/mail',
    lead: 'Stands in for the e-mail service: e-mail that the product sends appears here automatically.',
    filter: { label: 'Address', type: 'email', placeholder: 'ana@example.ph', all: 'All addresses' },
    to,
    messages: eMailList(database, to, shownMax).map(messageItem),
    total: eMailCount(database, to),
    hint: 'Invite a member in the back office. The link appears here within 2 seconds.',
  })
}

const messageItem = ({ subject, text, html: asHtml, unsubscribeUrl, ...mail }: EMail) =>
  inboxItem('/mail', {
    ...mail,
    text: html`<p class="text"><strong>${subject}</strong></p>${text.split('\n').map(line)}
${asHtml === undefined ? undefined : html`<p class="text"><a href="/mail/html/${mail.id}">Show as HTML</a></p>`}
${unsubscribeUrl === undefined ? undefined : html`<p class="text">List-Unsubscribe: <a href="${unsubscribeUrl}">${unsubscribeUrl}</a></p>`}`,
  })

/** A line that is an address is a link, as mail programs show it. */
const line = (text: string): Html =>
  /^https?:\/\/\S+$/.test(text)
    ? html`<p class="text"><a href="${text}">${text}</a></p>`
    : html`<p class="text">${text}</p>`

/** The message's own HTML as a mail program shows it: no script runs, and nothing is loaded. */
export function showMailHtml(database: DatabaseSync, id: string, reply: FastifyReply): FastifyReply {
  const message = eMailFindById(database, Number(/^mail_(\d{1,15})$/.exec(id)?.[1] ?? 0))
  if (message?.html === undefined)
    return reply.code(404).send({ error: 'not_found', message: 'This e-mail has no HTML.' })
  return reply
    .header('content-security-policy', "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'")
    .type('text/html; charset=utf-8')
    .send(message.html)
}
