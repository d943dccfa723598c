type NamedFile = { readonly fileName: string; readonly type: string; readonly base64: string }

/** Hands a file to the browser's downloads. */
export function saveFile({ fileName, type, base64 }: NamedFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
