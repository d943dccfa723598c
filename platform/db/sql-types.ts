import pg from 'pg'
import { type Instant, instant } from '#core/clock/instant.ts'

const { builtins } = pg.types

/** How PostgreSQL's types become values, decided once: int8 and numeric are bigint, timestamptz is an Instant, date stays text. */
export const sqlTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown => {
    if (oid === builtins.INT8) return BigInt
    if (oid === builtins.NUMERIC) return BigInt
    if (oid === builtins.TIMESTAMPTZ) return (text: string): Instant => instant(Date.parse(isoOf(text)))
    if (oid === builtins.DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}

/** An Instant as a parameter of a timestamptz column. */
export const sqlTime = (at: Instant): Date => new Date(at)

// PostgreSQL writes "2026-11-21 06:00:00.123+00"; the offset is always UTC because the session's time zone is.
const isoOf = (text: string): string => `${text.replace(' ', 'T').replace(/\+00$/, '')}Z`
