-- owner: platform/crypto
-- Every sealed password that was opened, as the SHA-256 of its ciphertext, so that a captured one opens nothing a second time.
-- Logged like any other table: a crash or a failover must not make two months of captured passwords good again.

create table password_sent (
  digest bytea primary key check (octet_length(digest) = 32),
  -- No foreign key: the claims of a key that was dropped are removed in portions, not in the transaction that drops it.
  key_id text not null
);
