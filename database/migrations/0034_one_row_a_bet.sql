-- owner: ledger
-- What a caller keeps of an operation stands in the operation's own row: one row and one key for what took two of each.

alter table ledger_operation
  add column act text,
  add column state text,
  add column amount bigint,
  -- What it was about, in its caller's words: the round of a game.
  add column subject text,
  -- The earlier operation of the same source that it names.
  add column refers_to text,
  -- The operation of the same subject before it: together they are a chain that needs no index.
  add column follows text,
  -- The transfer that moved the amount; null where nothing moved.
  add column moved_seq bigint;

create index ledger_operation_at on ledger_operation using brin (at);

-- owner: features/game-wallet

-- A transaction that was taken back. What it was does not change.
create table game_tx_undone (
  player_id bigint not null,
  source text not null,
  tx_id text not null,
  at timestamptz not null,
  primary key (source, tx_id)
) with (autovacuum_analyze_threshold = 5000);

revoke update, delete on game_tx_undone from bituin_app;

-- Which rounds are open. The rounds themselves have no index that depends on it, so that ending one moves no row.
create table game_open_round (
  player_id bigint not null,
  provider_id text not null,
  round_id text not null,
  primary key (player_id, provider_id, round_id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0,
  autovacuum_analyze_threshold = 5000);

insert into game_open_round (player_id, provider_id, round_id)
select player_id, provider_id, round_id from game_round where state = 'OPEN';

drop index game_round_open;

-- The last transaction of the round's chain.
alter table game_round add column last_tx_id text;

-- What is there already moves into the one row.
update ledger_operation o
set act = t.kind, state = case t.state when 'ROLLED_BACK' then 'APPLIED' else t.state end, amount = t.amount,
  subject = t.round_id, refers_to = t.ref_tx_id, moved_seq = t.seq, follows = c.before
from game_tx t
left join (
  select provider_id, tx_id, lag(tx_id) over of_round as before
  from game_tx
  where round_id is not null and kind in ('bet', 'tip', 'win', 'jackpot') and state in ('APPLIED', 'ROLLED_BACK')
  window of_round as (partition by player_id, provider_id, round_id order by at, seq nulls first, tx_id)
) c on c.provider_id = t.provider_id and c.tx_id = t.tx_id
where o.source = 'game:' || t.provider_id and o.key = t.tx_id;

update game_round r set last_tx_id = l.tx_id
from (
  select distinct on (player_id, provider_id, round_id) player_id, provider_id, round_id, tx_id
  from game_tx
  where round_id is not null and kind in ('bet', 'tip', 'win', 'jackpot') and state in ('APPLIED', 'ROLLED_BACK')
  order by player_id, provider_id, round_id, at desc, seq desc nulls last, tx_id desc
) l
where r.player_id = l.player_id and r.provider_id = l.provider_id and r.round_id = l.round_id;

insert into game_tx_undone (player_id, source, tx_id, at)
select player_id, 'game:' || provider_id, tx_id, at from game_tx where state = 'ROLLED_BACK';

-- A transaction without its operation would be lost here: the ledger kept every id that was ever used.
do $$ begin
  if exists (
    select from game_tx t
    where not exists (select from ledger_operation o where o.source = 'game:' || t.provider_id and o.key = t.tx_id)
  ) then
    raise exception 'a transaction of a game has no operation in the ledger';
  end if;
end $$;

drop table game_tx;

-- The operations of games, as their wallet speaks of them. Looked up by source and tx_id, which are the key.
create or replace view game_tx as
select o.source, substr(o.source, 6) as provider_id, o.key as tx_id, o.player_id, o.subject as round_id, o.act as kind,
  o.amount, case when u.tx_id is null then o.state else 'ROLLED_BACK' end as state, o.moved_seq as seq,
  o.refers_to as ref_tx_id, o.follows as follows_tx_id, o.at
from ledger_operation o left join game_tx_undone u on u.source = o.source and u.tx_id = o.key
where o.source like 'game:%' and o.act is not null;

-- Numbers used once, by what they are hashed to, so that a nonce is sixteen bytes whatever a provider sends. The call that
-- used it may ask again, as it does when its batch is done anew. What is spent is found by looking at all of them.
alter table game_nonce drop constraint game_nonce_pkey, add column id uuid, add column used_by bigint;
update game_nonce set used_by = 0, id = encode(substring(sha256((key_id || ' ' || nonce)::bytea) from 1 for 16), 'hex')::uuid;
drop index game_nonce_expiry;
alter table game_nonce drop column key_id, drop column nonce, alter column used_by set not null, add primary key (id),
  set (autovacuum_analyze_threshold = 5000);

-- owner: platform/outbox

-- What one transaction published, a few events in a row, in the order in which they were said.
create table outbox_bundle (
  id bigint generated always as identity primary key,
  -- Each [once_id, lane, topic, key, payload].
  events jsonb not null,
  event_count integer not null check (event_count > 0),
  published_at timestamptz not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0);

-- Events that carry no id of their own are told apart by these.
create sequence outbox_event_number;
select setval('outbox_event_number', greatest(
  (select coalesce(max(id), 0) from outbox_event), (select coalesce(max(id), 0) from outbox_inbox)) + 1);

insert into outbox_bundle (events, event_count, published_at)
select jsonb_build_array(jsonb_build_array(once_id, lane, topic, key, payload)), 1, published_at
from outbox_inbox order by id;

drop table outbox_inbox;

-- What was published and has no place in the log yet, event by event.
create or replace view outbox_inbox as
select b.id, e.number, e.event ->> 0 as once_id, (e.event ->> 1)::smallint as lane, e.event ->> 2 as topic,
  e.event ->> 3 as key, e.event -> 4 as payload, b.published_at
from outbox_bundle b cross join jsonb_array_elements(b.events) with ordinality as e (event, number);
