-- expand
-- owner: features/office/code-check
-- Whether the files of each server process are those that were released, as last compared.
create table code_check (
  -- Machine and role.
  process text primary key check (char_length(process) <= 200),
  state text not null check (state in ('same', 'changed', 'checkout', 'unlisted')),
  version text not null,
  commit text,
  files_sha256 text check (files_sha256 ~ '^[0-9a-f]{64}$'),
  files integer not null check (files >= 0),
  faults integer not null check (faults >= 0),
  -- The first files that differ.
  named jsonb not null,
  checked_at timestamptz not null,
  check ((state = 'changed') = (faults > 0)),
  check ((state = 'checkout') = (commit is null))
);
revoke delete on code_check from bituin_app;
