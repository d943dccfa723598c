import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { days, wholeSeconds } from '#core/clock/duration.ts'
import { callPrefix, commonErrcode } from '#core/contract/envelope.ts'
import type { Language } from '#core/language/language.ts'
import { sendReply } from '#platform/http/http-server.ts'
import { languageOfRequest } from '#platform/http/request-language.ts'
import { tokenFirst, tokenOf } from '#platform/http/token-first.ts'
import { faultReply, invalidReply, refusalReply, successReply, type WireReply } from '#platform/http/wire-reply.ts'
import { uploadDocument } from '../contract.ts'
import { identityTexts } from '../messages/index.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { keepDocument } from './keep-document.ts'

type DocumentForm = { readonly item: unknown; readonly file: Buffer | undefined }

const fileBytesMax = 8 * 1024 * 1024
// The size of the parts around the file.
const formBytesMax = fileBytesMax + 16 * 1024
const uploadsADay = 60

/** The one call with a form body, which lacks the fields of every other post. */
export function registerUploadRoutes(server: FastifyInstance, needs: IdentityDependencies): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      /^multipart\/form-data/,
      { parseAs: 'buffer', bodyLimit: formBytesMax },
      (_request, body, parsed) => parsed(null, body),
    )
    const options = { bodyLimit: formBytesMax, onRequest: tokenFirst(needs) }
    scope.post(callPrefix + uploadDocument.path, options, async (request, reply) =>
      sendReply(reply, await answerUpload(request, needs)),
    )
    done()
  })
}

async function answerUpload(request: FastifyRequest, needs: IdentityDependencies): Promise<WireReply> {
  const now = needs.clock.now()
  const token = tokenOf(request)
  const player = token ? await needs.authenticate(token, { action: true, now }) : undefined
  if (player === undefined) return faultReply(401)
  if (player.idle) return refusalReply(commonErrcode.passwordNeeded, 'Please enter your password again.')
  const { playerId } = player
  const language = languageOfRequest(request.headers)
  const limit = { name: 'kycUpload', key: String(playerId), max: uploadsADay, window: days(1) }
  const pace = await needs.limiter.take([limit], now)
  if (!pace.ok) return faultReply(429, { retryAfterSeconds: wholeSeconds(pace.retryAfter) })

  const form = await readForm(request.body, request.headers['content-type'])
  const item = v.safeParse(uploadDocument.request.entries.item, form?.item)
  if (!item.success)
    return invalidReply([{ field: 'item', key: 'item', msg: identityTexts['kyc.fileMissing'][language] }])
  return replyOf(form, language, (bytes) => keepDocument({ playerId, item: item.output, bytes, now }, needs))
}

async function replyOf(
  form: DocumentForm | undefined,
  language: Language,
  keep: (bytes: Buffer) => ReturnType<typeof keepDocument>,
): Promise<WireReply> {
  if (form?.file === undefined) return refused('fileMissing', language)
  if (form.file.length > fileBytesMax) return refused('fileTooLarge', language)
  const kept = await keep(form.file)
  return typeof kept === 'string' ? refused(kept, language) : successReply(v.parse(uploadDocument.response, kept))
}

type Refusal = Exclude<keyof typeof uploadDocument.refusals, 'tryLater'>
const refused = (refusal: Refusal, language: Language): WireReply =>
  refusalReply(uploadDocument.refusals[refusal], identityTexts[`kyc.${refusal}`][language])

/** Parses an upload form. The file name is ignored. Undefined: not a form. */
async function readForm(body: unknown, contentType: string | undefined): Promise<DocumentForm | undefined> {
  if (!Buffer.isBuffer(body) || contentType === undefined) return undefined
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  if (form === undefined) return undefined
  const file = form.get('file')
  const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : undefined
  return { item: form.get('item'), file: bytes === undefined || bytes.length === 0 ? undefined : bytes }
}
