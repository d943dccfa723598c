type SavedFile = { readonly fileName: string; readonly mediaType: string; readonly base64: string }

/** Downloads a file. */
export function saveFile({ fileName, mediaType, base64 }: SavedFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
