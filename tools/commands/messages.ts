import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCsv } from '#core/csv/parse-csv.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'
import { compareTable, rowsOf, tableOf, type TextChange } from '../messages/catalogue-table.ts'
import { readCatalogues } from '../messages/read-catalogues.ts'
import { rewriteCatalogue } from '../messages/rewrite-catalogue.ts'

const root = process.cwd()

/** Writes every message into a table for a translator, or takes a returned table into the catalogues. */
await runCommand(async () => {
  const [act, file] = process.argv.slice(2)
  if (file === undefined || (act !== 'export' && act !== 'import')) {
    throw new OperatorFault('Say where the table is: npm run messages -- export words.csv, or import words.csv')
  }
  const catalogues = await readCatalogues(root)
  if (act === 'import') return takeTable(rowsOf(catalogues), readTable(file))
  // With a byte order mark, so that spreadsheets read ₱ and ñ as they are.
  writeFileSync(file, `\uFEFF${tableOf(catalogues)}`)
  const translated = catalogues.flatMap(({ fil }) => Object.keys(fil)).length
  const all = catalogues.flatMap(({ en }) => Object.keys(en)).length
  say(`${file}: ${all} messages in English, ${translated} of them in Filipino`)
})

function readTable(file: string): string[][] {
  const rows = parseCsv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  if (rows === undefined) throw new OperatorFault(`${file} cannot be read as CSV.`)
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}

function takeTable(known: ReturnType<typeof rowsOf>, returned: string[][]): void {
  const { changes, faults } = compareTable(known, returned)
  if (faults.length > 0) throw new OperatorFault(`Nothing was changed.\n${faults.join('\n')}`)
  for (const [file, inFile] of byFile(changes)) {
    writeFileSync(file, rewriteCatalogue(readFileSync(file, 'utf8'), inFile))
  }
  for (const { folder, key, language, before, after } of changes) {
    say(`${folder}/${language}.ts ${key}\n  - ${before}\n  + ${after}`)
  }
  say(changes.length === 0 ? 'Nothing differs.' : `${changes.length} texts changed. Run npm run format and the tests.`)
}

function byFile(changes: readonly TextChange[]): ReadonlyMap<string, readonly TextChange[]> {
  return Map.groupBy(changes, ({ folder, language }) => join(root, folder, `${language}.ts`))
}
