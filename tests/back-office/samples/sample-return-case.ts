import { syncCatalogue } from '#features/lobby/catalogue/server/index.ts'
import { catalogueOf, gameAnswer } from '#tests/support/test-catalogue.ts'
import { sampleProvider } from './sample-rows.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'

/** A game of a provider of its own that left its band and was not paused. */
export async function sampleReturnCase(office: TestBackOffice): Promise<{ seriesId: number; caseId: number }> {
  const { context, clock } = office.site
  const provider = { id: await sampleProvider(office), name: 'Sample Games' }
  const catalogue = catalogueOf([gameAnswer('returns-sample')])
  await syncCatalogue(context.db, { provider, catalogue, now: clock.now() })
  const { rows } = await context.db.pool.query<{ seriesId: string; caseId: string }>(
    `with series as (
       insert into game_return_series (game_id, provider_id, game_code, version, rtp, began_at)
       select g.game_id, p.provider_id, g.code, g.version, g.rtp, $2
       from lobby_game g join lobby_brand b on b.id = g.brand_id join lobby_platform p on p.id = b.platform_id
       where p.provider_id = $1 returning id
     )
     insert into game_return_case (series_id, side, stake, found_at, rounds, staked, won, measured, band_low, band_high)
     select id, 'paysTooMuch', 0, $2, 10000, 1000000, 1120000, 1.12, 0.89, 1.03 from series
     returning series_id::text as "seriesId", id::text as "caseId"`,
    [provider.id, new Date(clock.now())],
  )
  return { seriesId: Number(rows[0]?.seriesId), caseId: Number(rows[0]?.caseId) }
}
