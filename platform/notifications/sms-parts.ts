export type SmsParts = {
  /** By how many messages a phone network carries the text, and bills it. */
  readonly parts: number
  readonly letters: number
  /** Letters beyond the GSM alphabet make every part hold less than half as much. */
  readonly alphabet: 'gsm' | 'unicode'
}

/** The alphabet of 3GPP TS 23.038, and its letters that take two places. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '\f^{}\\[~]|€'
const one = new Set(basic)
const two = new Set(extended)

/** How many places fit: a text of several parts spends some on their order. */
const places = { gsm: { alone: 160, each: 153 }, unicode: { alone: 70, each: 67 } } as const

export function smsParts(text: string): SmsParts {
  const letters = [...text]
  const alphabet = letters.every((letter) => one.has(letter) || two.has(letter)) ? 'gsm' : 'unicode'
  const widths = letters.map((letter) => (alphabet === 'unicode' ? letter.length : two.has(letter) ? 2 : 1))
  return { parts: partsOf(widths, places[alphabet]), letters: letters.length, alphabet }
}

/** A letter of two places is never cut in half: it begins the next part. */
function partsOf(
  widths: readonly number[],
  { alone, each }: { readonly alone: number; readonly each: number },
): number {
  if (widths.reduce((sum, width) => sum + width, 0) <= alone) return 1
  let parts = 1
  let used = 0
  for (const width of widths) {
    if (used + width > each) {
      parts += 1
      used = 0
    }
    used += width
  }
  return parts
}
