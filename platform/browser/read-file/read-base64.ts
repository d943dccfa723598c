/** A file's bytes in base64, as calls carry them. */
export async function readBase64(file: Blob): Promise<string> {
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
  })
  reader.readAsDataURL(file)
  return (await read).replace(/^data:[^,]*,/, '')
}
