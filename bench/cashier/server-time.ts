import type { Product } from '#tests/journeys/support/product.ts'

export type ResponseTally = { readonly count: number; readonly inTime: number }

const sample = /^http_call_seconds_(bucket|count)\{(.*)\} (\d+)$/gm

/** How often a server has answered a call so far, by its own clock, and how often within so many seconds: a bucket of its histogram. */
export async function answeredByServer(
  { backOfficeUrl }: Product,
  { path, withinSeconds }: { readonly path: string; readonly withinSeconds: number },
): Promise<ResponseTally> {
  const text = await (await fetch(`${backOfficeUrl}/metrics`)).text()
  let answered: ResponseTally = { count: 0, inTime: 0 }
  for (const [, kind, labels = '', value] of text.matchAll(sample)) {
    if (!labels.includes(`path="${path}"`)) continue
    if (kind === 'count') answered = { ...answered, count: answered.count + Number(value) }
    else if (labels.includes(`le="${withinSeconds}"`))
      answered = { ...answered, inTime: answered.inTime + Number(value) }
  }
  return answered
}

/** How many were answered between two looks, and not in time. */
export const lateBetween = (before: ResponseTally, after: ResponseTally): number =>
  after.count - before.count - (after.inTime - before.inTime)
