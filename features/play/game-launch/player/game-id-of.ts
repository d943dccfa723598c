/** User input: valid only if it is a game's number. */
export function gameIdOf(text: string | undefined): number | undefined {
  const id = Number(text)
  return text !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined
}
