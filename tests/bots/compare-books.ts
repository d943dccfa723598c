import type pg from 'pg'

export type Rows = Pick<pg.Client, 'query'>

/** Both sides' books, each by a connection that sees it. */
export type Books = { readonly platform: Rows; readonly studio: Rows }

type RoundRow = { readonly id: string; readonly state: string; readonly staked: bigint; readonly win: bigint }
type Side = ReadonlyMap<string, RoundRow>

/** Every difference between studio and platform about the same rounds and players. Empty: they agree. */
export async function compareBooks({ platform, studio }: Books, provider: string): Promise<string[]> {
  const [theirs, ours] = [await studioRounds(studio), await platformRounds(platform, provider)]
  const ids = new Set([...theirs.keys(), ...ours.keys()])
  const rounds = [...ids].flatMap((id) => differenceOf(id, theirs.get(id), ours.get(id)))
  return [...rounds, ...(await unfinished(studio)), ...(await playersDiffering({ platform, studio }, provider))]
}

function differenceOf(id: string, theirs: RoundRow | undefined, ours: RoundRow | undefined): string[] {
  const [their, our] = [textOf(theirs), textOf(ours)]
  return their === our ? [] : [`round ${id}: the studio has ${their}, the platform ${our}`]
}

/** A voided round counts as none: the platform may never have received it. */
const textOf = (row: RoundRow | undefined): string =>
  row === undefined || row.state === 'none' ? 'nothing' : `${row.state} ${row.staked} → ${row.win}`

async function studioRounds(studio: Rows): Promise<Side> {
  return sideOf(
    studio,
    `select r.id, case when r.state in ('voided', 'refused') then 'none' else r.state end as state,
       r.staked, case when r.state = 'closed' then r.win else 0 end as win
     from studio.round r join studio.account a on a.id = r.account_id and a.kind = 'real'`,
  )
}

async function platformRounds(platform: Rows, provider: string): Promise<Side> {
  return sideOf(
    platform,
    `select round_id as id, case state when 'VOIDED' then 'none' else lower(state) end as state, stake as staked, win
     from game_round where provider_id = $1`,
    [provider],
  )
}

async function sideOf(rows: Rows, text: string, values: readonly unknown[] = []): Promise<Side> {
  const { rows: found } = await rows.query<RoundRow>(text, [...values])
  return new Map(found.map((row) => [row.id, row]))
}

/** What the studio has still to ask of the wallet. */
async function unfinished(studio: Rows): Promise<string[]> {
  const { rows } = await studio.query<{ what: string; count: string }>(
    `select 'rounds that are ' || state as what, count(*) as count from studio.round
       where state in ('betting', 'settling') group by state
     union all
     select 'operations that are ' || state, count(*) from studio.wallet_op
       where state in ('pending', 'dead') group by state`,
  )
  return rows.map(({ what, count }) => `${what}: ${count}`)
}

/** By player, what the ledger moved for this provider against what the studio's rounds came to. */
async function playersDiffering({ platform, studio }: Books, provider: string): Promise<string[]> {
  const [moved, came] = [
    await sumsOf(
      platform,
      `select player_id::text as player, sum(case when to_account in ('coin', 'debt') then amount else -amount end) as net
       from ledger_transfer
       where (from_account = $1 or to_account = $1 or reason = 'jackpotWin') and reason <> 'jackpotFund'
       group by player_id`,
      [`game:${provider}`],
    ),
    await sumsOf(
      studio,
      `select a.player_id as player, sum(case when r.state = 'closed' then r.win - r.staked else -r.staked end) as net
       from studio.round r join studio.account a on a.id = r.account_id and a.kind = 'real'
       where r.state in ('open', 'closed') group by a.player_id`,
    ),
  ]
  return [...new Set([...moved.keys(), ...came.keys()])].flatMap((player) => {
    const [ledger, rounds] = [moved.get(player) ?? '0', came.get(player) ?? '0']
    return ledger === rounds ? [] : [`player ${player}: the ledger moved ${ledger}, the rounds came to ${rounds}`]
  })
}

async function sumsOf(rows: Rows, text: string, values: readonly unknown[] = []): Promise<ReadonlyMap<string, string>> {
  const { rows: found } = await rows.query<{ player: string; net: unknown }>(text, [...values])
  return new Map(found.map(({ player, net }) => [player, String(net)]))
}
