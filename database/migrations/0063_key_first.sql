-- owner: ledger
-- All operations of a provider have one source, and keys that differ: with the key first, the way through the index compares
-- one column instead of two. The index is made anew, which takes the table for as long: seconds for a million operations.
alter table ledger_operation drop constraint ledger_operation_pkey, add primary key (key, source);
