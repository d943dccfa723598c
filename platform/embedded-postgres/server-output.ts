const causes: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, 'the disk is full.'],
  [/Read-only file system/, 'the file system is read-only.'],
  [/could not (?:create|map) .*shared memory|Cannot allocate memory/, 'the machine has too little memory.'],
]

/** PostgreSQL's output as the end of one sentence. */
export function describeServerOutput(output: string): string {
  const known = causes.find(([pattern]) => pattern.test(output))
  if (known !== undefined) return known[1]
  const lines = output.split('\n').map((line) => line.trim())
  const fault = lines.find((line) => /\b(FATAL|PANIC|error):/i.test(line)) ?? lines.findLast((line) => line !== '')
  return fault ?? 'PostgreSQL gave no reason.'
}
