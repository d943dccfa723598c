-- owner: features/risk
-- Suspicions that the reporting officer works on: what raised them, what was found out, and what was decided.

create table aml_case (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  state text not null default 'open' check (state in ('open', 'reported', 'closed')),
  opened_at timestamptz not null,
  opened_by text not null,
  -- By when the law wants an answer.
  due_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  -- The number under which the authority received the report.
  report_number text,
  check ((state = 'open') = (closed_at is null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((state = 'reported') = (report_number is not null))
);
-- One player, one open case.
create unique index aml_case_open on aml_case (player_id) where state = 'open';
create index aml_case_by_time on aml_case (opened_at desc, id desc);
revoke delete on aml_case from bituin_app;

alter table aml_alert add column case_id bigint references aml_case (id);
create index aml_alert_by_case on aml_alert (case_id) where case_id is not null;

-- What was written down and put into the file. Nothing of it is ever changed or taken out.
create table aml_entry (
  id bigint generated always as identity primary key,
  case_id bigint not null references aml_case (id),
  at timestamptz not null,
  author text not null,
  kind text not null check (kind in ('note', 'document', 'export', 'decision')),
  text text not null check (char_length(text) between 1 and 4000),
  file_name text,
  media_type text,
  -- Sealed.
  content bytea,
  check ((kind = 'document') = (content is not null)),
  check ((content is null) = (file_name is null)),
  check ((content is null) = (media_type is null))
);
create index aml_entry_by_case on aml_entry (case_id, id);
revoke update, delete on aml_entry from bituin_app;

-- How much each rule of the rating weighs, and where its bounds are. The newest acts; old ratings name theirs.
create table risk_rules (
  version bigint primary key check (version > 1),
  rules jsonb not null,
  changed_by text not null,
  reason text not null,
  changed_at timestamptz not null
);
revoke update, delete on risk_rules from bituin_app;
