import { posix } from 'node:path'
import type { Fault } from '../fault.ts'
import { isCode, isTest, type TextFile } from '../text-files.ts'

/** A file below this length that one file imports says less on its own than in the place that uses it. */
const linesMin = 15
/** What the folded file may grow to, as the linter holds it. */
const linesMax = 300
/** Files whose names are a place that a reader looks for: the feature's contract, its doors, its SQL, its words. */
const hasRole =
  /(^|\/)(index|main|entry|module|contract|rules|messages|content|field-meanings|staff-field-meanings)\.tsx?$|contract\.ts$|\.(store|test|spec|config|d)\.tsx?$/
/** The catalogue of a language. */
const isCatalogue = /\/messages\/[a-z]+\.ts$/
/** A call's handler and a job stand alone, however short: a file each. A door lists and holds nothing. */
const standsAlone = /^export const \w+(Handler|Jobs?)\b/m
const isDoor = /(^|\/)index\.ts$/
const imported = /^(import|export)\b[^;'"]*?from '([^']+)'|\b(import)\(\s*'([^']+)'\)|^(import) '([^']+)'/gm

type Import = { readonly of: string; readonly by: string; readonly isPlain: boolean }

/** Companions: short files with one importer beside them and no test of their own. They belong into that importer. */
export function findCompanions(files: readonly TextFile[]): Fault[] {
  const code = new Map(files.filter(({ path }) => isCode(path)).map(({ path, text }) => [path, text]))
  const imports = [...code].flatMap(([path, text]) => importsOf(path, text))
  const importsByFile = Map.groupBy(imports, ({ of }) => of)
  return [...code].flatMap(([path, text]) => {
    const importer = isShort(path, text) ? onlyImporter(path, importsByFile.get(path) ?? []) : undefined
    const lines = linesOf(text) + linesOf((importer && code.get(importer)) ?? '')
    if (importer === undefined || lines > linesMax) return []
    const say = `companion: ${linesOf(text)} lines that ${importer} alone imports; put them there`
    return [{ where: path, say }]
  })
}

const isShort = (path: string, text: string): boolean =>
  !hasRole.test(path) && !isCatalogue.test(path) && !standsAlone.test(text) && linesOf(text) < linesMin

/** The one file beside this one that imports it, unless that is a door or a test, or somebody loads it later. */
function onlyImporter(path: string, imports: readonly Import[]): string | undefined {
  const [first, ...others] = imports
  if (first === undefined || others.length > 0 || !first.isPlain) return undefined
  const isBeside = areaOf(first.by) === areaOf(path) && !isTest(first.by) && !isDoor.test(first.by)
  return isBeside ? first.by : undefined
}

const linesOf = (text: string): number => text.trimEnd().split('\n').length

function importsOf(by: string, text: string): readonly Import[] {
  return [...text.matchAll(imported)].map(([, verb, from, , lazily, , alone]) => ({
    of: fileOf(from ?? lazily ?? alone ?? '', by),
    by,
    isPlain: verb === 'import',
  }))
}

const fileOf = (specifier: string, by: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(by), specifier)

/** Files of one area are loaded by the same programs: a feature's player side never holds code of its server. */
function areaOf(path: string): string {
  const [first = '', ...rest] = path.split('/')
  return [first, ...rest.slice(0, first === 'features' ? 3 : 1)].join('/')
}
