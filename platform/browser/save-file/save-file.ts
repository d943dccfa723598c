import { nativeBridge, nativeKey } from '../native-app/native-bridge.ts'

/** A file as a call returns it. */
export type NamedFile = { readonly fileName: string; readonly type: string; readonly base64: string }

/**
 * Downloads a file in the browser. A web view downloads nothing that a page has made: the package takes the base64 as the call
 * gave it, writes it, and says so to the player.
 */
export function saveFile({ fileName, type, base64 }: NamedFile): void {
  const native = nativeBridge()
  if (native?.save) native.save(nativeKey(), fileName, type, base64)
  else saveBlob(fileName, new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type }))
}

/** The same for text that the page itself has generated. */
export function saveText(fileName: string, { text, type }: { readonly text: string; readonly type: string }): void {
  if (nativeBridge()?.save) saveFile({ fileName, type, base64: base64Of(text) })
  else saveBlob(fileName, new Blob([text], { type }))
}

const base64Of = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

/** Downloads a file that the page has put together, in the browser alone. */
export function saveBlob(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
