import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/launcher/data-dir.ts'

/** What the package gives to a page, as its Java says it: the names that installed apps have, whatever ours become. */
export type AndroidNames = {
  readonly bridge: string
  /** Each method with the number of its arguments: a web view refuses a call with another number. */
  readonly methods: Readonly<Record<string, number>>
  readonly key: string
  readonly event: string
  readonly scheme: string
  /** What it adds to the user agent, without the version. */
  readonly mark: string
  /** The scripts that it runs in the page: the key's, and that of every other event. */
  readonly handOver: (key: string) => string
  readonly tell: (kind: string, value: string) => string
  /** Asks the page whether it leaves the back button to the package. */
  readonly askBack: string
}

export function androidNames(): AndroidNames {
  const [activity, bridge, pageKey, settings, links] = [
    'MainActivity',
    'LobbyBridge',
    'PageKey',
    'PageSettings',
    'Links',
  ]
    .map((name) => join(root, 'apps/android/src/ph/bituin/lobby', `${name}.java`))
    .map((path) => readFileSync(path, 'utf8'))
  const tell = scriptIn(activity, /evaluateJavascript\((".*?"), \(/)
  const detail = scriptIn(activity, /String detail = (.*);/)
  const handOver = scriptIn(pageKey, /return (".*");/)
  const readyDetail = scriptIn(pageKey, /String detail = (.*);/)
  return {
    bridge: found(activity, /addJavascriptInterface\(.*, "(\w+)"\)/),
    methods: Object.fromEntries(
      [...(bridge ?? '').matchAll(/@JavascriptInterface public \w+ (\w+)\((.*)\)/g)].map(
        ([, name = '', taken = '']) => [name, taken === '' ? 0 : taken.split(',').length],
      ),
    ),
    key: found(pageKey, /"window\.(\w+)='"/),
    event: found(activity, /new CustomEvent\('([\w-]+)'/),
    scheme: found(links, /SCHEME = "(\w+)"/),
    mark: found(settings, /getUserAgentString\(\) \+ "(.*?)" \+ version/),
    handOver: (key) => handOver({ key, detail: readyDetail({ key }) }),
    askBack: scriptIn(activity, /ASK_PAGE =\s+(".*");/)({}),
    tell: (kind, value) => tell({ detail: detail({ kind, value }) }),
  }
}

function found(source: string | undefined, pattern: RegExp): string {
  const text = pattern.exec(source ?? '')?.[1]
  if (text === undefined) throw new Error(`The package's sources have nothing like ${pattern}`)
  return text
}

/** A concatenation of Java's string literals and variables, as a function of the variables. */
function scriptIn(source: string | undefined, pattern: RegExp) {
  const parts = [...found(source, pattern).matchAll(/"([^"]*)"|(\w+)/g)]
  return (values: Readonly<Record<string, string>>): string =>
    parts.map(([, literal, name = '']) => literal ?? values[name] ?? `missing ${name}`).join('')
}
