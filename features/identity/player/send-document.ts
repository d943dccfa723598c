import * as v from 'valibot'
import { callPrefix } from '#core/contract/envelope.ts'
import { uploadDocument } from '../contract.ts'
import { identityMessages } from '../messages.ts'

export type DocumentToSend = { readonly item: string; readonly file: File; readonly token: string }

const reply = v.object({ errcode: v.number(), msg: v.optional(v.string(), '') })
const offline = 'No connection. Please check your network and try again.'

/**
 * Sends a form with a picture. By the older of the browser's two ways, because it alone tells how far an upload has come.
 * Answers the words of what went wrong.
 */
export function sendDocument(
  { item, file, token }: DocumentToSend,
  onProgress: (percent: number) => void,
): Promise<string> {
  const form = new FormData()
  form.set('item', item)
  form.set('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', callPrefix + uploadDocument.path)
    request.setRequestHeader('authorization', token)
    request.timeout = 120_000
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.floor((loaded / Math.max(total, 1)) * wholePercent))
    request.onload = () => resolve(textOf(request))
    request.onerror = () => resolve(offline)
    request.ontimeout = () => resolve(offline)
    request.send(form)
  })
}

const wholePercent = 100

function textOf({ status, responseText }: XMLHttpRequest): string {
  if (status === 413) return identityMessages['kyc.fileTooLarge']
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reply), responseText)
  if (!parsed.success) return offline
  return parsed.output.errcode === 0 ? 'sent' : parsed.output.msg
}
