-- owner: features/promotion
-- What a promotion has cost in a week, from Monday on.
alter table promotion_spending
  drop constraint promotion_spending_subject_check,
  add constraint promotion_spending_subject_check
    check (subject ~ '^(total|D[0-9]{8}|W[0-9]{4}-[0-9]{2}|player:[0-9]+)$');
