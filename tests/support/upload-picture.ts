import { callPrefix } from '#core/contract/envelope.ts'
import { uploadDocument } from '#features/players/identity/contract.ts'
import type { TestSite, Visitor } from './test-site.ts'

type Picture = { readonly item: string; readonly file: Buffer | undefined; readonly name?: string }

/** A picture of an identity, as the form sends it. */
export async function uploadPicture(
  { server }: Pick<TestSite, 'server'>,
  { token = '', ip, fingerprint }: Visitor,
  { item, file, name = 'photo.jpg' }: Picture,
) {
  const form = new FormData()
  form.set('item', item)
  if (file) form.set('file', new File([new Uint8Array(file)], name, { type: 'image/jpeg' }))
  const encoded = new Response(form)
  const response = await server.inject({
    method: 'POST',
    url: callPrefix + uploadDocument.path,
    ...(ip !== undefined && { remoteAddress: ip }),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      authorization: token,
      ...(fingerprint !== undefined && { 'x-fingerprint': fingerprint }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}
