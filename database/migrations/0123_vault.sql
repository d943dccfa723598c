-- expand
-- owner: features/office/vault
-- The regulator's vault: which files of which days are written, and the manifest that signs them.

-- A file that is on the disk and was read back. It is written again only while its day has no manifest.
create table vault_file (
  day date not null,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  sha256 bytea not null check (octet_length(sha256) = 32),
  bytes bigint not null check (bytes > 0),
  -- The numbers of its records go on from the day before.
  first_number bigint not null check (first_number > 0),
  records bigint not null check (records >= 0),
  sums jsonb not null,
  written_at timestamptz not null,
  primary key (day, kind)
);
revoke delete on vault_file from bituin_app;

-- A day whose files are signed. Never changed: a correction is a record of a later day.
create table vault_day (
  day date primary key,
  manifest bytea not null,
  -- SHA-256 of the manifest, which the next day's manifest names.
  hash bytea not null check (octet_length(hash) = 32),
  -- Ed25519 over the manifest.
  signature bytea not null check (octet_length(signature) = 64),
  public_key bytea not null,
  signed_at timestamptz not null
);
revoke update, delete on vault_day from bituin_app;
