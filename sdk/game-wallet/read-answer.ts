import { refused, type WalletReply } from './wallet-reply.ts'
import { type AuthenticatedPlayer, type WalletAnswer, walletCode, type WalletCodeName } from './wire-types.ts'

type SignedBody = { readonly status: number; readonly body: string; readonly reqId: string }

/** What an answer means whose signature was verified. */
export function readAnswer({ status, body, reqId }: SignedBody): WalletReply {
  const answer = parseAnswer(body)
  const name = answer && codeNames.get(answer.code)
  if (answer === undefined || name === undefined) {
    return { kind: 'unknown', cause: `The wallet's answer (HTTP ${status}) has not the form of GLW/1.` }
  }
  if (!isOf(answer, reqId)) return { kind: 'unknown', cause: 'The answer belongs to another request.', answer }
  return status >= 500 ? { kind: 'unknown', cause: said(answer), answer } : replyOf(name, answer)
}

/** A request that could not be read is answered without its number. */
const isOf = (answer: WalletAnswer, reqId: string): boolean =>
  answer.reqId === reqId || (answer.reqId === '' && answer.code !== walletCode.ok)

function replyOf(name: WalletCodeName, answer: WalletAnswer): WalletReply {
  switch (name) {
    case 'ok':
      return { kind: 'ok', answer }
    case 'unknown':
      return { kind: 'unknown', cause: said(answer), answer }
    case 'tryLater':
    case 'rateLimited':
      return { kind: 'notApplied', cause: said(answer), answer }
    default:
      return refused(name, answer)
  }
}

/** Whether a successful answer of `authenticate` has what the player's session needs. */
export function hasPlayer(answer: WalletAnswer): answer is WalletAnswer & AuthenticatedPlayer {
  return (
    'session' in answer &&
    typeof answer.session === 'string' &&
    'playerId' in answer &&
    typeof answer.playerId === 'string' &&
    'limits' in answer &&
    typeof answer.limits === 'object' &&
    'freeRounds' in answer &&
    Array.isArray(answer.freeRounds)
  )
}

const codeNames: ReadonlyMap<number, WalletCodeName> = new Map(
  (Object.keys(walletCode) as WalletCodeName[]).map((name) => [walletCode[name], name]),
)

const said = ({ code, msg }: WalletAnswer): string => `The wallet answered ${code}: ${msg}`

/** The answer, if the fields that are acted on have their form. Unknown fields stay: GLW/1 may gain some. */
function parseAnswer(body: string): WalletAnswer | undefined {
  try {
    const json: unknown = JSON.parse(body)
    return isAnswer(json) ? json : undefined
  } catch {
    return undefined
  }
}

function isAnswer(json: unknown): json is WalletAnswer {
  if (typeof json !== 'object' || json === null) return false
  const { code, msg, reqId, balance, dup } = json as Readonly<Record<string, unknown>>
  return (
    typeof code === 'number' &&
    typeof msg === 'string' &&
    typeof reqId === 'string' &&
    typeof dup === 'boolean' &&
    (balance === null || Number.isSafeInteger(balance))
  )
}
