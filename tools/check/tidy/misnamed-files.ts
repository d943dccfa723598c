import type { Fault } from '../fault.ts'
import { isProduction, isTest, type TextFile } from '../text-files.ts'

const namedByPosition =
  /(^|\/)(index|main|contract|rules|messages|math)\.tsx?$|\.store\.ts$|\.config\.ts$|\.d\.ts$|\.spec\.ts$|\/messages\/[a-z]+\.ts$/
const values = /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class) (\w+)/gm
const typeNames = /^export (?:type|interface) (\w+)/gm

/**
 * A file of one value carries its name, or that of a type beside it, or the part of it that says what it is:
 * `http-server.ts` for `createHttpServer`. A file of several is a noun of its own, and a file of none is a script.
 */
export function findMisnamedFiles(files: readonly TextFile[]): Fault[] {
  return files
    .filter(({ path }) => isNamedAfterExport(path))
    .flatMap(({ path, text }) => {
      const exported = exportsOf(text)
      const name = path.replace(/^.*\//, '').replace(/\.tsx?$/, '')
      if (exported.length === 0 || exported.some((each) => belong(bare(name), bare(each)))) return []
      return [{ where: path, say: `file-name: exports ${exported.join(', ')}; name one after the other` }]
    })
}

const isNamedAfterExport = (path: string): boolean =>
  (isProduction(path) || path.startsWith('tools/')) &&
  /\.tsx?$/.test(path) &&
  !isTest(path) &&
  !namedByPosition.test(path)

/** The exports that may name the file: none if there are several values, or several types and no value. */
function exportsOf(text: string): string[] {
  const [valuesHere, typesHere] = [namesBy(values, text), namesBy(typeNames, text)]
  const judged = valuesHere.length > 0 ? valuesHere : typesHere
  return judged.length === 1 ? [...valuesHere, ...typesHere] : []
}

const namesBy = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

const bare = (name: string): string => name.replaceAll('-', '').toLowerCase()

const belong = (file: string, exported: string): boolean => file.includes(exported) || exported.includes(file)
