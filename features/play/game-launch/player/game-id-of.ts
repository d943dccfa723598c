/** What was typed into the address is no game unless it is the number of one. */
export function gameIdOf(text: string | undefined): number | undefined {
  const id = Number(text)
  return text !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined
}
