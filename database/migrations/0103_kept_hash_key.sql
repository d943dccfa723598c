-- owner: platform/crypto
-- The keys of hashes that were made before a rotation of the master secret: without their text they cannot be made again.
create table kept_hash_key (
  purpose text primary key,
  sealed bytea not null
);
revoke update, delete on kept_hash_key from bituin_app;
