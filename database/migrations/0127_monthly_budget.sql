-- contract
-- owner: features/promotions/kit
-- What a promotion has cost in a month of Manila. The check only widens: it refuses nothing that the version before writes.
alter table promotion_spending
  drop constraint promotion_spending_subject_check,
  add constraint promotion_spending_subject_check
    check (subject ~ '^((total|player:[0-9]+)(:S[0-9]{8})?|D[0-9]{8}|W[0-9]{4}-[0-9]{2}|M[0-9]{6})$') not valid;
-- The days so far are added up once, so that the first monthly budget counts them.
insert into promotion_spending (key, subject, spent)
select key, 'M' || substr(subject, 2, 6), sum(spent) from promotion_spending
where subject ~ '^D[0-9]{8}$' group by key, substr(subject, 2, 6);
