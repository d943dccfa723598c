/** A check returns its faults, one per line, or nothing. */
export type Check = { readonly name: string; readonly run: () => Promise<string> }

type Options = { readonly atOnce: number; readonly print: (line: string) => void }

/** Runs a few checks at a time, prints each one's duration as it ends and then the faults by check. */
export async function runChecks(checks: readonly Check[], { atOnce, print }: Options): Promise<boolean> {
  const started = performance.now()
  const found = new Map<string, string>()
  const waiting = [...checks]
  const width = Math.max(...checks.map(({ name }) => name.length))

  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const from = performance.now()
      const faults = await check.run().catch((error: unknown) => `could not run: ${String(error)}`)
      found.set(check.name, faults)
      print(`${check.name.padEnd(width)}  ${faults === '' ? 'ok    ' : 'faults'}  ${seconds(from)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  const faulty = checks.filter(({ name }) => found.get(name) !== '')
  for (const { name } of faulty) print(`\n${name}\n${found.get(name) ?? ''}`)
  print(
    `\n${faulty.length === 0 ? 'All checks pass' : `Faults in: ${faulty.map(({ name }) => name).join(', ')}`} (${seconds(started).trim()})`,
  )
  return faulty.length === 0
}

const seconds = (from: number): string => `${((performance.now() - from) / 1_000).toFixed(1)} s`.padStart(7)
