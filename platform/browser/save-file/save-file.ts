/** A file as a call returns it. */
export type NamedFile = { readonly fileName: string; readonly type: string; readonly base64: string }

/** Downloads a file in the browser. */
export function saveFile({ fileName, type, base64 }: NamedFile): void {
  saveBytes(fileName, new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type }))
}

/** The same for text that the page itself has generated. */
export function saveText(fileName: string, { text, type }: { readonly text: string; readonly type: string }): void {
  saveBytes(fileName, new Blob([text], { type }))
}

function saveBytes(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
