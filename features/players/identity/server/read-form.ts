export type DocumentForm = { readonly item: unknown; readonly file: Buffer | undefined }

/** Parses an upload form. The file name is ignored. Undefined: not a form. */
export async function readForm(body: unknown, contentType: string | undefined): Promise<DocumentForm | undefined> {
  if (!Buffer.isBuffer(body) || contentType === undefined) return undefined
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  if (form === undefined) return undefined
  const file = form.get('file')
  const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : undefined
  return { item: form.get('item'), file: bytes === undefined || bytes.length === 0 ? undefined : bytes }
}
