import type { Fault } from '../fault.ts'
import { isCode, isProduction, type TextFile, withoutComment } from '../text-files.ts'

type Ban = {
  readonly name: string
  readonly text: RegExp
  readonly say: string
  readonly where: (path: string) => boolean
  /** Judges the code of the line and ignores its comment. */
  readonly codeOnly?: true
}

const productionBut =
  (...folders: string[]) =>
  (path: string): boolean =>
    isProduction(path) && !folders.some((folder) => path.startsWith(folder))
const everywhere = (): boolean => true
/** Tests of screens and of what runs in browsers, and what they share. */
const isScreenTest = (path: string): boolean =>
  /\.test\.tsx$|^(features|apps|games|platform)\/(.+\/)?(player|back-office|browser|client)\/(.+\/)?[^/]+\.test\.ts$|\/testing\/[^/]+\.tsx?$/.test(
    path,
  )
const isScreenTestOfProduct = (path: string): boolean =>
  isScreenTest(path) && /^(features|apps|tests)\//.test(path) && !path.startsWith('apps/player/build/')
const isDocument = (path: string): boolean => path.endsWith('.md')

// The names under which the wire has its numbers, compared with one. HTTP statuses have three digits.
const wireNumber = /\b(\w*([sS]tatus|[tT]ype|[mM]aintain)|hot|recent|is[A-Z]\w*)\)? (===|!==|>=|<=|>|<) \d{1,2}(?!\d)/

const participles = [
  'Acting|Addressed|Answered|Answering|Applied|Approved|Asked|Asking|Attempted|Awaited|Beginning|Begun|Betting|Binding|Bound',
  'Bought|Buying|Called|Changed|Checked|Choosing|Chosen|Claimed|Claiming|Compared|Confirmed|Counted|Counting|Decided|Deciding',
  'Done|Drawn|Ended|Ending|Found|Following|Given|Giving|Going|Held|Holding|Kept|Known|Leaving|Loaded|Locked|Looked|Looking',
  'Made|Making|Moved|Moving|Named|Opened|Opening|Owned|Paid|Painted|Painting|Placed|Placing|Played|Playing|Posted|Prepared',
  'Read|Reading|Received|Recorded|Refused|Refusing|Saved|Saving|Screening|Sealed|Sealing|Seated|Seating|Seen|Sending|Sent',
  'Served|Setting|Settled|Settling|Shared|Showing|Shown|Signed|Signing|Spending|Spent|Staked|Started|Submitted|Switching',
  'Taken|Taking|Telling|Tied|Told|Turning|Typed|Used|Using|Viewed|Viewing|Visited|Waiting|Wanted|Watched|Watching|Weighed',
  'Wished|Withdrawing|Writing|Written',
].join('|')
const participleType = new RegExp(`^(export )?(type|interface) (${participles})\\b`)

// A variable or a parameter: declared, destructured, typed or passed on. SQL may name a column so.
const participleName = new RegExp(
  [
    String.raw`^(?!.*\b(?:insert into|select)\b).*`,
    String.raw`(?:\b(?:const|let)\s+|[[({,]\s*|\.\.\.|^\s+)(?:told|asked|wanted)`,
    String.raw`(?:\s*(?:[,\])}]|=>|=(?!=))|:\s*(?:(?:readonly|unknown|string|number|bigint|boolean)\b|[A-Z]\w*\b(?!\()))`,
  ].join(''),
)

/** What no linter says. Each is proven by a planted line in text-bans.test.ts. */
export const bans: readonly Ban[] = [
  {
    name: 'clock',
    text: /\bnew Date\(\s*\)/,
    say: 'take `now` as an argument',
    where: productionBut('core/clock/'),
    codeOnly: true,
  },
  {
    name: 'hundredth',
    text: /[/*]=?\s+100(\.0)?\b(?!n)/,
    say: 'format money with core/money',
    where: productionBut('core/money/'),
    codeOnly: true,
  },
  {
    name: 'fixed-point',
    text: /\.toFixed\(/,
    say: 'format money with core/money',
    where: productionBut('core/money/'),
    codeOnly: true,
  },
  { name: 'float', text: /\bparseFloat\b/, say: 'money is integer centavos', where: isProduction, codeOnly: true },
  {
    name: 'any',
    text: /\bas any\b/,
    say: 'say the type, or parse with a schema',
    where: isCode,
    codeOnly: true,
  },
  { name: 'ts-ignore', text: /@ts-(ignore|nocheck)/, say: 'use @ts-expect-error with a reason', where: isCode },
  {
    name: 'silenced',
    text: /\b(oxlint|eslint)-disable(?!.*\s--\s+\S)/,
    say: 'give the reason after ` -- `',
    where: isCode,
  },
  {
    name: 'skipped-test',
    text: /\b(it|test|describe|suite)\.(\w+\.)*(only|skip|todo|fixme)\b/,
    say: 'a test runs or is deleted',
    where: isCode,
    codeOnly: true,
  },
  {
    name: 'hand-made-path',
    text: /['"`]\/(app\/v1|back-office\/v1|glw)\b/,
    say: 'a test answers a call by its contract: createTestServer().answer(call, body)',
    where: isScreenTest,
    codeOnly: true,
  },
  {
    name: 'hand-made-call',
    text: /\bcall\(\{/,
    say: "import the call from its feature's contract, so that a change of it reaches this test",
    where: isScreenTestOfProduct,
    codeOnly: true,
  },
  {
    name: 'hand-made-server',
    text: /\bwindow\.fetch = async|\bfetch(: | = )async\b|\bsend: async\b.*\bpath\b|stubGlobal\('fetch'/,
    say: 'a screen is answered by createTestServer, which holds every answer against its contract',
    where: (path) => isScreenTestOfProduct(path) && path.endsWith('.tsx'),
    codeOnly: true,
  },
  {
    name: 'using',
    text: /^\s*(for \()?(await )?using \w+ =/,
    say: 'close it in `finally`: the architecture check cannot read `using` yet',
    where: isCode,
    codeOnly: true,
  },
  {
    name: 'dead-code',
    text: /^\s*(\/\/|\{?\/\*)\s*((const|let|var) [\w{[].* = |import .* from ['"]|export (const|function|type) |(if|for|while|switch) \(.*\) \{|\} else|<\/?[A-Z]\w*[ />])/,
    say: 'delete it; git remembers',
    where: isCode,
  },
  {
    name: 'driver-internals',
    text: /\.connection\.stream\b|\bextends pg\.Query\b|\._(queryQueue|sentQueryQueue|activeQuery)\b|\b(parsed|submittedNamed)Statements\b/,
    say: 'platform/db/pipeline alone knows the driver from inside',
    where: productionBut('platform/db/pipeline/'),
    codeOnly: true,
  },
  {
    name: 'wiring-decides',
    text: /\.store\.ts'|\bstatement<|[=!]== '[A-Z_]{2,}'|[<>]=? -?[\d_]+n\b|\bpesos\(/,
    say: 'apps/server hands things over and decides nothing; a rule, a status or an amount belongs to its feature',
    where: (path) => path.startsWith('apps/server/') && isProduction(path),
    codeOnly: true,
  },
  { name: 'unfinished', text: /\b(TODO|FIXME|HACK|XXX)\b/, say: 'finish it', where: everywhere },
  {
    name: 'long-line',
    text: /^(?=.{161})(?!.*(['"`]).{60,}\1)/,
    say: 'more than 160 columns, and no long text to blame',
    where: (path) => isCode(path) || /\.(css|sql)$/.test(path),
  },
  {
    name: 'wire-number',
    text: wireNumber,
    say: 'name it: an enumeration of core/enumerations, which the contract spells',
    where: (path) => isProduction(path) && path.startsWith('features/'),
    codeOnly: true,
  },
  {
    name: 'participle-type',
    text: participleType,
    say: 'a type is a noun that says what it holds',
    where: isCode,
    codeOnly: true,
  },
  {
    name: 'participle-name',
    text: participleName,
    say: 'name the value: `reported`, `request`, `expected`, `parsed`, ...',
    where: isCode,
    codeOnly: true,
  },
  { name: 'needs', text: /^(export )?(type|interface) \w*Needs\b/, say: 'call it dependencies', where: isCode },
  {
    name: 'machine-path',
    text: /(^|[\s'"`(=:])\/(work|root|home)\/[\w.]/,
    say: "no path of anybody's machine",
    where: everywhere,
  },
  {
    name: 'package-host',
    text: /registry\.npmjs\.org|registry\.yarnpkg\.com|deb\.debian\.org/,
    say: 'packages come from the registry that npm is configured with',
    where: everywhere,
  },
  {
    name: 'locked-host',
    text: /"resolved": "http/,
    say: 'install with omit-lockfile-registry-resolved, so that the lock names no host',
    where: (path) => path === 'package-lock.json',
  },
  {
    name: 'workplace',
    text: /\b(issue #?\d|sub-?agents?\b)/i,
    say: 'the repository speaks of the product alone',
    where: everywhere,
  },
  {
    name: 'workplace-document',
    text: /(?<!install )\bprompts?\b/i,
    say: 'the repository speaks of the product alone',
    where: isDocument,
  },
]

// These files spell out what they forbid.
const spellsTheBans = /^tools\/check\/(tidy\/text-bans|.+\.test)\.ts$/

/** Every line that contains a banned text. */
export function findBannedText(files: readonly TextFile[]): Fault[] {
  return files.filter(({ path }) => !spellsTheBans.test(path)).flatMap(faultsIn)
}

function faultsIn({ path, text }: TextFile): Fault[] {
  const bansHere = bans.filter(({ where }) => where(path))
  return text.split('\n').flatMap((line, index) => {
    const code = withoutComment(line)
    return bansHere
      .filter((ban) => ban.text.test(ban.codeOnly ? code : line))
      .map(({ name, say }) => ({ where: `${path}:${index + 1}`, say: `${name}: ${say}` }))
  })
}
