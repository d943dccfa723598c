/** Announces a step, runs it, and prints its duration. */
export async function timed(title, work) {
  const begun = performance.now()
  process.stdout.write(`${title} ...\n`)
  const result = await work()
  process.stdout.write(`${title}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
  return result
}
