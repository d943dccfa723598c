-- expand
-- no transaction
-- owner: features/players/mail
create index concurrently mail_without_kind on mail (id) where kind is null;
