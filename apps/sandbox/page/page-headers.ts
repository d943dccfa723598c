import type { FastifyReply } from 'fastify'

type PolicyAdditions = { readonly [directive: string]: string }

const policyBase: PolicyAdditions = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self'",
}

/** The headers of every answer; a page adds to the policy only what it draws with. */
export function setPageHeaders(reply: FastifyReply, additions: PolicyAdditions = {}): void {
  const policy = Object.entries({ ...policyBase, ...additions }).map((directive) => directive.join(' '))
  reply.headers({
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
}
