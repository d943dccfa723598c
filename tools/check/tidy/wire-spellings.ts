import type { Fault } from '../fault.ts'
import { isProduction, type TextFile, withoutComment } from '../text-files.ts'

/** The specification's names of fields, which follow its tables: `appGameTypeList`, `appUserBank`, `appInviteBonus1User`. */
export const wireSpelling = /\b(app|act)[A-Z]\w*(List|Map|Queue|User|Bank|Own|\d)\b/

/** The files that may spell a field as the wire does. Each kind exists in the tree, or wire-spellings.test.ts fails. */
export const wireFiles: readonly { readonly why: string; readonly path: RegExp }[] = [
  { why: 'declares the calls and their fields', path: /\/(contract|wire)\.ts$/ },
  { why: "makes an answer of the server's own values", path: /\/server\/(.+\/)?[\w-]+-view\.ts$/ },
  { why: 'gives what a browser has read plain names', path: /\/player\/(.+\/)?plain-[\w-]+\.ts$/ },
  { why: 'gives what the synthetic player has read plain names', path: /^apps\/synthetic\/plain-[\w-]+\.ts$/ },
  { why: 'describes fields for the document of all calls', path: /\/server\/(.+\/)?[\w-]+-meanings\.ts$/ },
  { why: "fakes the server's answers in tests", path: /\/testing\// },
]

/** Every line of product code that spells a field as the wire does, outside of the files that translate it. */
export function findWireSpellings(files: readonly TextFile[]): Fault[] {
  return files
    .filter(({ path }) => isProduction(path) && !wireFiles.some((kind) => kind.path.test(path)))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const spelling = wireSpelling.exec(withoutComment(line))?.[0]
        return spelling === undefined ? [] : [{ where: `${path}:${index + 1}`, say: faultOf(spelling) }]
      }),
    )
}

const faultOf = (spelling: string): string =>
  `wire-spelling: ${spelling} is the wire's; translate it in a server's *-view.ts or a player's plain-*.ts`
