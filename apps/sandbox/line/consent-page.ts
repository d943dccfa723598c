import type { FastifyReply } from 'fastify'
import { type Html, html } from '../page/html.ts'
import { sendPage } from '../page/send-page.ts'
import type { AuthorizationRequest } from './authorization.ts'
import { type LineUser, lineUsers } from './line-users.ts'
import { userPicture } from './user-picture.ts'

type Consent = { readonly id: string; readonly channelId: string; readonly request: AuthorizationRequest }

/** Asks which sandbox person signs in. One tap on a person is the consent. */
export function sendConsentPage(reply: FastifyReply, { id, channelId, request }: Consent): FastifyReply {
  const returnsTo = new URL(request.redirectUri)
  return sendPage(reply, {
    title: 'Sign in with LINE',
    // Browsers hold the redirect after a form to the policy too.
    formTargets: [returnsTo.origin],
    body: html`
<div class="consent">
  <p class="line-mark">LINE Login</p>
  <h1>Choose a test account</h1>
  <p class="lead">Channel ${channelId} at <strong>${returnsTo.host}</strong> wants to read:</p>
  <ul class="scopes">${request.scope.split(' ').map(scopeItem)}</ul>
  <form method="post" action="/line/oauth2/v2.1/authorize/consent">
    <input type="hidden" name="request" value="${id}">
    <input type="hidden" name="answer" value="agree">
    <ul class="people">${lineUsers.map(userItem)}</ul>
  </form>
  <form method="post" action="/line/oauth2/v2.1/authorize/consent">
    <input type="hidden" name="request" value="${id}">
    <button type="submit" class="quiet wide-button" name="answer" value="cancel">Cancel</button>
  </form>
  <p class="small">This page stands in for LINE. These accounts exist only in this sandbox and need no password.</p>
</div>`,
  })
}

/** For faults that must not be sent anywhere: the address to send them to may be the fault. */
export function sendFaultPage(reply: FastifyReply, fault: string): FastifyReply {
  return sendPage(reply.code(400), {
    title: '400 Bad Request',
    body: html`
<div class="consent">
  <p class="line-mark">LINE Login</p>
  <h1>400 Bad Request</h1>
  <p class="lead">${fault}</p>
  <p class="small">Go back to the product and start the sign-in again. <a href="/line">What this channel accepts</a></p>
</div>`,
  })
}

const scopeTexts: Readonly<Record<string, string>> = {
  profile: 'Name and profile picture',
  openid: 'User ID',
  email: 'E-mail address',
}

function scopeItem(scope: string): Html {
  return html`<li>${scopeTexts[scope] ?? scope} <code>${scope}</code></li>`
}

function userItem(user: LineUser): Html {
  return html`
<li><button type="submit" class="person" name="user" value="${user.id}">
  ${userPicture(user)}
  <span class="who"><strong>${user.name}</strong><span class="small">${user.email ?? 'No e-mail address'}</span></span>
</button></li>`
}
