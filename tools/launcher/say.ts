/** Plain lines on the standard output, which may be a terminal, a file or a closed pipe. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

// A reader that went away, as in `npm start | head`, is no reason to stop the product.
process.stdout.on('error', () => undefined)

export function elapsed(begun: number): string {
  return `${((performance.now() - begun) / 1_000).toFixed(1)} s`
}

/** Prints how long a step took, unless it took no time. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  say(`${title} (${elapsed(begun)})`)
  return result
}
