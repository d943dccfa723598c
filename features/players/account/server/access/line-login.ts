import * as v from 'valibot'
import { asOutsideFetch } from '#platform/work/work.ts'

export type LineProfile = { readonly subject: string; readonly nickname: string }

/** Exchanges an authorization code for LINE's profile. `refused` is LINE's refusal; `unavailable` is no answer. */
export type LineLogin = {
  readonly profileOf: (grant: {
    code: string
    codeVerifier: string
  }) => Promise<LineProfile | 'refused' | 'unavailable'>
}

export type LineOptions = {
  readonly channelId: string
  readonly channelSecret: string
  readonly tokenUrl: string
  readonly redirectUri: string
  readonly timeoutMs: number
}

const tokenSchema = v.object({ access_token: v.string() })
const profileSchema = v.object({ userId: v.string(), displayName: v.string() })

/**
 * LINE Login v2.1 with PKCE. The profile is fetched with the token directly from LINE, so no claim of the browser is
 * trusted.
 */
export function lineLogin(options: LineOptions): LineLogin {
  return {
    async profileOf({ code, codeVerifier }) {
      try {
        const token = await asOutsideFetch('line', options.tokenUrl, {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            code,
            redirect_uri: options.redirectUri,
            client_id: options.channelId,
            client_secret: options.channelSecret,
            code_verifier: codeVerifier,
          }),
          signal: AbortSignal.timeout(options.timeoutMs),
        })
        if (!token.ok) return token.status < 500 ? 'refused' : 'unavailable'
        return await profileWith(v.parse(tokenSchema, await token.json()).access_token, options)
      } catch {
        return 'unavailable'
      }
    },
  }
}

async function profileWith(accessToken: string, options: LineOptions): Promise<LineProfile | 'unavailable'> {
  // LINE serves /v2/profile beside /oauth2/v2.1/token.
  const response = await asOutsideFetch('line', new URL('../../v2/profile', options.tokenUrl), {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(options.timeoutMs),
  })
  if (!response.ok) return 'unavailable'
  const { userId, displayName } = v.parse(profileSchema, await response.json())
  return { subject: userId, nickname: displayName.slice(0, 20) }
}
