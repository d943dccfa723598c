-- owner: features/account
-- Players are found by any part of what they are called: names, ids and numbers in pieces of three characters.
do $$
begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create extension pg_trgm;
  end if;
exception when undefined_file or feature_not_supported or insufficient_privilege then
  raise exception 'this PostgreSQL does not have the extension pg_trgm: install the package postgresql-contrib and let an administrator run "create extension pg_trgm" in this database';
end
$$;
create index player_part on player
  using gin (account gin_trgm_ops, nickname gin_trgm_ops, mobile gin_trgm_ops, (id::text) gin_trgm_ops);
create index identity_name_part on identity using gin ((coalesce(name_keys[2], name_keys[1])) gin_trgm_ops)
  where status in ('APPROVED', 'EXPIRED', 'REVOKED');
