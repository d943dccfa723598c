import type { Client, Reply } from '#core/contract/client.ts'
import { uploadDocument } from '../contract.ts'
import type { UploadItem } from '../identity-words.ts'
import { messages as identityMessages } from '../messages/en.ts'

export type DocumentToSend = {
  readonly item: UploadItem
  readonly file: File
  readonly onProgress: (percent: number) => void
}

/** Uploads a picture of one item. Returns the error text, or success; nothing if the session has ended. */
export async function sendDocument(client: Client, { item, ...upload }: DocumentToSend): Promise<string | undefined> {
  return textOf(await client.send(uploadDocument, { item }, undefined, upload))
}

const tooLarge = 413

function textOf(reply: Reply<typeof uploadDocument>): string | undefined {
  if (reply.kind === 'answer') return 'sent'
  if (reply.kind === 'signedOut') return undefined
  if (reply.kind === 'refusal') return reply.msg
  if (reply.kind === 'invalid') return reply.faults[0]?.msg ?? identityMessages['kyc.fileMissing']
  if (reply.kind === 'fault') {
    return reply.code === tooLarge ? identityMessages['kyc.fileTooLarge'] : identityMessages['kyc.uploadFault']
  }
  return identityMessages['kyc.offline']
}
