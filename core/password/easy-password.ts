const productWords = ['bituin', 'casino', 'jackpot', 'pagcor']

/** The few that everybody tries first, so that most users are warned before sending. */
const triedFirst = [
  'password',
  'qwerty',
  'iloveyou',
  'welcome',
  'letmein',
  'sunshine',
  'princess',
  'mahalkita',
  'pilipinas',
]

/**
 * Passwords that are guessed without a list: one sign or piece repeated, a walk over the keyboard, or little else than
 * the product's or the player's own names. The list of common ones is on the server (`platform/password`).
 */
export function isEasyPassword(password: string, ownWords: readonly string[] = []): boolean {
  const lower = plain(password)
  const forms = guessedForms(password)
  if (isRepeated(lower) || isWalk(lower) || forms.some((form) => triedFirst.includes(form) || isTwice(form)))
    return true
  return [...productWords, ...ownWords.map(nameOf)].some((word) => word.length >= 4 && isMostly(lower, word))
}

/**
 * What a guesser tries first: the password itself, without a few signs at its ends, and with letters for look-alike
 * signs.
 */
export function guessedForms(password: string): readonly string[] {
  const lower = plain(password)
  const bare = endsMax.flatMap((start) => endsMax.map((end) => withoutEnds(lower, start, end)))
  const forms = bare.filter((form) => form !== undefined).flatMap((form) => [form, ...unmasked(form)])
  return [...new Set(forms)].filter((form) => form.length >= 4)
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A name without surrounding digits; a number in its national form. */
function nameOf(word: string): string {
  const name = plain(word)
  return /^\+?\d+$/.test(name) ? name.slice(-10) : name.replaceAll(/^\d+|\d+$/g, '')
}

const endsMax = [0, 1, 2, 3, 4] as const

function withoutEnds(text: string, start: number, end: number): string | undefined {
  const [head, tail] = [text.slice(0, start), text.slice(text.length - end)]
  return /[a-z]/.test(head + tail) ? undefined : text.slice(start, text.length - end)
}

const masks: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
}

/** 1 stands for both i and l. */
const unmasked = (text: string): readonly string[] =>
  ['i', 'l'].map((one) =>
    Array.from(text, (sign) => (sign === '1' || sign === '!' ? one : (masks[sign] ?? sign))).join(''),
  )

const isMostly = (lower: string, word: string): boolean =>
  [lower, ...unmasked(lower)].some(
    (form) => form.includes(word) && form.replaceAll(word, '').replaceAll(/[\d\W_]/g, '').length < 3,
  )

const isRepeated = (text: string): boolean => new Set(text).size <= 3

/** A repeated piece is as easy as the piece itself, whatever the length. */
const isTwice = (text: string): boolean => text.length >= 6 && /^(.+?)\1+$/u.test(text)

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
const columns = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol', '0p']
const neighbours = new Set(
  [...rows, ...columns].flatMap((line) =>
    Array.from(line, (sign, at) => [sign + (line[at + 1] ?? sign), (line[at + 1] ?? sign) + sign]).flat(),
  ),
)

/** Most steps go to the same or a neighbouring key or letter, also when every second sign is skipped. */
function isWalk(text: string): boolean {
  const signs = Array.from(text)
  const halves = [0, 1].map((odd) => signs.filter((_, at) => at % 2 === odd))
  return stepsMost(signs) || halves.every(stepsMost)
}

function stepsMost(signs: readonly string[]): boolean {
  const steps = signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
  const easy = steps.filter((step) => neighbours.has(step) || step === '90' || step === '09')
  return easy.length >= steps.length * 0.75
}
