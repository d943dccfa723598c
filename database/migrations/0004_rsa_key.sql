-- owner: platform/crypto
-- Key pairs for passwords on their way from the browser. The private half is sealed with a key the database does not know.

create table rsa_key (
  id text primary key,
  spki bytea not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null,
  active_from timestamptz not null
);
