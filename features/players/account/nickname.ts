/** A nickname in its stored form: NFKC letters and single spaces. */
export const normalNickname = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()

type NicknameFlaw = 'unreadable' | 'reserved'

/** The fault of a nickname, if any: everybody sees it, so it must be readable and must not imitate others. */
export function nicknameFlaw(typed: string, reserved: readonly string[] = []): NicknameFlaw | undefined {
  const nickname = normalNickname(typed)
  const length = [...nickname].length
  if (length < 2 || length > 20 || !isReadable(nickname)) return 'unreadable'
  return isReserved(nickname, reserved) ? 'reserved' : undefined
}

function isReadable(nickname: string): boolean {
  if (!/^[\p{L}\p{M}0-9 ._'-]+$/u.test(nickname) || !/[\p{L}0-9]/u.test(nickname)) return false
  // Invisible letters, and marks stacked until they cover the surrounding lines.
  if (/\p{Default_Ignorable_Code_Point}|\p{M}{2,}|(^|[^\p{L}])\p{M}/u.test(nickname)) return false
  return isOfOneScript(nickname) && !/https?|www\.|\.(com|ph|net|org)\b/i.test(nickname)
}

// Latin as languages write it: its phonetic letters only serve to imitate other letters.
const scripts = [
  /^[A-Za-z\u00C0-\u017F\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u1E00-\u1EFF]*$/u,
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]*$/u,
  /^\p{scx=Hangul}*$/u,
  /^\p{scx=Cyrillic}*$/u,
  /^\p{scx=Greek}*$/u,
  /^\p{scx=Arabic}*$/u,
  /^\p{scx=Thai}*$/u,
  /^\p{scx=Devanagari}*$/u,
  /^\p{scx=Tagalog}*$/u,
]

/** Mixed scripts are used to imitate somebody else's name. */
function isOfOneScript(nickname: string): boolean {
  const letters = nickname.replaceAll(/[^\p{L}]/gu, '')
  return scripts.some((script) => script.test(letters))
}

/** Names that suggest the house, its staff or the regulator. */
const reservedParts = [
  'bituin',
  'pagcor',
  'admin',
  'moderator',
  'support',
  'official',
  'customer',
  'helpdesk',
  'kliyente',
  'serbisyo',
  'viphost',
  'gcash',
]
const reservedWords = [
  'staff',
  'system',
  'cashier',
  'dealer',
  'mod',
  'finance',
  'kahera',
  'kahero',
  'croupier',
  'csteam',
  'csr',
  'gov',
  'null',
  'amlc',
  'bsp',
  'nbi',
  'pnp',
]

function isReserved(nickname: string, more: readonly string[]): boolean {
  const shape = skeleton(nickname).replaceAll('badminton', '')
  const parts = [...reservedParts, ...more].map(skeleton).filter((part) => part.length >= 4)
  if (parts.some((part) => shape.includes(part))) return true
  const words = nickname.split(/[^\p{L}\p{M}0-9]+/u).map(skeleton)
  // A word written in pieces is still read as one.
  return reservedWords.map(skeleton).some((word) => shape === word || words.includes(word))
}

/** How a name looks at a glance: look-alike letters and digits are unified, doubled ones too. */
function skeleton(name: string): string {
  const letters = Array.from(name.normalize('NFKD').toLowerCase(), (sign) => looksLike.get(sign) ?? sign).join('')
  return (
    letters
      .replaceAll(/[^a-z]/g, '')
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w')
      // At this point l has become i.
      .replaceAll('ci', 'd')
      .replaceAll(/(.)\1+/g, '$1')
  )
}

const looksLike: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαа4',
    b: 'вβьß8',
    c: 'сϲ',
    d: 'ԁδ',
    e: 'еε3є',
    g: 'ɡ9',
    h: 'һнη',
    i: 'іιl1ļłӏ',
    k: 'кκ',
    m: 'мμ',
    n: 'пиν',
    o: 'оο0σө',
    p: 'рρ',
    r: 'гѓ',
    s: 'ѕ5',
    t: 'тτ7',
    u: 'υцμ',
    v: 'ѵ',
    x: 'хχ',
    y: 'уγ',
    z: '2',
  }).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
)
