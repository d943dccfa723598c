type Destination = { readonly write: (line: string) => void }

/** Turns a JSON log line into a short line for people: time, level, message, then the other fields. */
export const lineWriter = (destination: Destination): Destination => ({
  write(json) {
    const line: unknown = JSON.parse(json)
    if (typeof line === 'object' && line !== null) destination.write(`${readable({ ...line })}\n`)
  },
})

function readable({ time, level, msg, err, ...fields }: Record<string, unknown>): string {
  const head = `${shown(time).slice(11, 23)} ${shown(level).toUpperCase().padEnd(5)} ${shown(msg ?? '')}`
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${shown(value)}`)
  return head + rest.join('') + stackOf(err)
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function stackOf(err: unknown): string {
  if (typeof err !== 'object' || err === null || !('stack' in err)) return ''
  return `\n${String(err.stack)}`
}
