export const mentionedNumbersMax = 40
export const mentionedNumberLengthMax = 200

const lengthMin = 6
const candidate = /[a-z0-9](?:[\w:.-]*[a-z0-9])?/gi

/** What could be the number of an order or of a round: long enough, with a digit, in the order of the text. */
export const numbersIn = (text: string): readonly string[] =>
  [...new Set(text.match(candidate))].filter(isPossible).slice(0, mentionedNumbersMax)

const isPossible = (word: string) =>
  word.length >= lengthMin && word.length <= mentionedNumberLengthMax && /\d/.test(word)

export type TextPiece<Mention> = { readonly text: string; readonly mention?: Mention }

/** A text in pieces, of which those that are a mentioned number carry what it names. */
export function piecesOf<Mention extends { readonly number: string }>(
  text: string,
  mentions: readonly Mention[],
): readonly TextPiece<Mention>[] {
  const byNumber = new Map(mentions.map((mention) => [mention.number, mention]))
  const pieces: TextPiece<Mention>[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(candidate)) {
    const mention = byNumber.get(word)
    if (mention === undefined) continue
    if (index > from) pieces.push({ text: text.slice(from, index) })
    pieces.push({ text: word, mention })
    from = index + word.length
  }
  return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces
}
