import { readBase64 } from '#platform/browser/read-file/read-base64.ts'
import { chatPictureBytesMax } from '../chat-terms.ts'

const sideMax = 1_600
const quality = 0.8

/** A photo as the call carries it, smaller where the browser can draw it: mobile data cost money. Undefined: too large. */
export async function pictureInBase64(file: File): Promise<string | undefined> {
  const drawn = await drawnSmaller(file).catch(() => undefined)
  const sent = drawn ?? file
  return sent.size > chatPictureBytesMax ? undefined : readBase64(sent)
}

/** The server redraws every picture anyway, and is the one that decides what a picture is. */
async function drawnSmaller(file: File): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, sideMax / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob !== null && blob.size < file.size ? blob : undefined
}
