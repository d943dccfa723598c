import * as v from 'valibot'
import * as segment from '#features/players/segment/contract.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'
import { sample, type StaffSample } from './call-sample.ts'
import { reason } from './sample-rows.ts'

const rule = { joined: 'all' as const, conditions: [{ fact: 'bets7' as const, is: 'atLeast' as const, value: 5 }] }
let lastSegment = 0
const nextName = () => `Sample ${++lastSegment}`

/** A segment of a member, as it is saved. */
async function sampleSegment({ site }: TestBackOffice) {
  const name = nextName()
  const { rows } = await site.context.db.pool.query<{ id: unknown }>(
    `with s as (insert into segment (name, saved_by, saved_at) values ($1, 'sample', now()) returning id)
     insert into segment_version (segment_id, version, name, joined, conditions, saved_by, saved_at)
     select id, 1, $1, $2, $3, 'sample', now() from s returning segment_id as id`,
    [name, rule.joined, JSON.stringify(rule.conditions)],
  )
  return { id: Number(v.parse(v.bigint(), rows[0]?.id)), expected: { name, ...rule }, reason }
}

/** Calls about segments. */
export const segmentCallSamples: readonly StaffSample[] = [
  sample(segment.listSegments, () => ({})),
  sample(segment.viewSegment, () => ({ id: 1 })),
  sample(segment.measureSegment, () => rule),
  sample(segment.sampleSegment, () => rule),
  sample(segment.saveSegment, async (office) => ({
    ...(await sampleSegment(office)),
    ...rule,
    name: nextName(),
  })),
  sample(segment.removeSegment, sampleSegment),
]
