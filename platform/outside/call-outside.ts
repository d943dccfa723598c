import { lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { certificateFault, noteCertificate } from '../work/refused-certificate.ts'
import { asPart, statusOutcome } from '../work/work.ts'
import { isPrivateAddress } from './private-address.ts'
import { isCallable, isPermitted, type PrivateHosts } from './outside-address.ts'

export type OutsideCall = {
  /** What it is measured under: what is asked, not who answers. */
  readonly service: string
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** From the first byte sent to the last byte received. */
  readonly timeoutMs: number
  /** A longer answer counts as none. */
  readonly answerBytesMax: number
}
export type OutsideAnswer = { readonly status: number; readonly body: string }

/** Undefined: the address is forbidden, there was no answer in time, or it was too long. */
export type CallOutside = (call: OutsideCall) => Promise<OutsideAnswer | undefined>

/** Why there is no answer. `distrusted`: its certificate was refused. `failed`: no connection, or one that broke. */
export type OutsideFault = 'forbidden' | 'late' | 'tooLong' | 'distrusted' | 'failed'

/** Calls as `CallOutside` does, and says why there is no answer. */
export type AskOutside = (call: OutsideCall) => Promise<OutsideAnswer | OutsideFault>

export const createCallOutside = (privateHosts: PrivateHosts, resolve: typeof lookup = lookup): CallOutside => {
  const ask = createAskOutside(privateHosts, resolve)
  return async (call) => {
    const answer = await ask(call)
    return typeof answer === 'string' ? undefined : answer
  }
}

/**
 * Calls an operator-entered address. It can only reach the internet: a name is resolved once, and the connection goes
 * to the resolved addresses, so that no second lookup can differ (DNS rebinding). Redirects are not followed.
 */
export const createAskOutside =
  (privateHosts: PrivateHosts, resolve: typeof lookup = lookup): AskOutside =>
  async (call) => {
    if (!isCallable(call.url, privateHosts)) return 'forbidden'
    const url = new URL(call.url)
    try {
      const lookupOnce = isPermitted(url, privateHosts) ? undefined : publicOnly(resolve)
      return await asPart({ kind: 'outside', name: call.service }, () => send(url, call, lookupOnce), statusOutcome)
    } catch (error) {
      noteCertificate(error, { service: call.service, host: url.host })
      return faultOf(error)
    }
  }

function faultOf(error: unknown): OutsideFault {
  if (error instanceof AnswerTooLong) return 'tooLong'
  if (error instanceof PrivateAddress) return 'forbidden'
  if (certificateFault(error) !== undefined) return 'distrusted'
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError') ? 'late' : 'failed'
}

class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong'
}
class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

function send(url: URL, call: OutsideCall, lookupOnce: LookupFunction | undefined): Promise<OutsideAnswer> {
  const { method, headers, body, timeoutMs, answerBytesMax } = call
  const signal = AbortSignal.timeout(timeoutMs)
  return new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? httpsRequest : httpRequest
    const options = {
      method,
      signal,
      ...(lookupOnce && { lookup: lookupOnce }),
      headers: { ...headers, ...lengthOf(body) },
    }
    const request = begin(url, options, (response) => {
      readWhole(response, answerBytesMax).then(
        (text) => resolve({ status: response.statusCode ?? 0, body: text }),
        reject,
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

const lengthOf = (body: string | undefined) =>
  body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }

async function readWhole(response: IncomingMessage, bytesMax: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > bytesMax) throw new AnswerTooLong('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A name that resolves to one private address among others is private. */
const publicOnly =
  (resolve: typeof lookup): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0)
      const [first] = addresses
      if (first === undefined || addresses.some(({ address }) => isPrivateAddress(address)))
        return done(new PrivateAddress(`${hostname} leads to a private address`), '', 0)
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
    })
