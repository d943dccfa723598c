-- expand
-- owner: features/players/mail
-- What a message is about: the filter of the inbox. Null: sent before the column or by the version before it, until a job has
-- filled it in. A check would read the whole table under an exclusive lock: it follows once no row is null.
alter table mail add column kind text;
