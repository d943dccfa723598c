import { receiveCatalogue } from '#features/lobby/catalogue/server/receive-catalogue.ts'
import { catalogueAnswer, gameAnswer } from '#tests/support/test-catalogue.ts'
import { sampleProvider } from './sample-rows.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'

/** A provider's first catalogue, of one game, about which nobody has decided. */
export async function sampleOffer(office: TestBackOffice): Promise<{ providerId: string; version: number }> {
  const providerId = await sampleProvider(office)
  const provider = { id: providerId, name: 'Sample Games' }
  const { context, clock } = office.site
  await receiveCatalogue(context.db, {
    provider,
    answer: catalogueAnswer([gameAnswer('sample')]),
    now: clock.now(),
    takesFirst: false,
  })
  return { providerId, version: 1 }
}
