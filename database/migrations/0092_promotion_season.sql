-- owner: features/promotions/kit
-- A seasonal promotion spends a budget of its own every season, named after the day on which the season starts.
alter table promotion_spending
  drop constraint promotion_spending_subject_check,
  add constraint promotion_spending_subject_check
    check (subject ~ '^((total|player:[0-9]+)(:S[0-9]{8})?|D[0-9]{8}|W[0-9]{4}-[0-9]{2})$');
