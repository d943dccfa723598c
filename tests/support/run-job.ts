import type { TestSite } from './test-site.ts'

/** One run of a job, as if its time had come. */
export async function runJob({ features, clock }: Pick<TestSite, 'features' | 'clock'>, name: string): Promise<void> {
  const job = features.jobs.find((each) => each.name === name)
  if (job === undefined) throw new Error(`there is no job ${name}`)
  const now = clock.now()
  const { signal } = new AbortController()
  await job.run({ key: '', payload: {}, dueAt: now, now, attempt: 1, signal, confirm: async () => undefined })
}
