-- owner: features/promotions/kit
-- What a seasonal promotion holds back counts towards the budget of the season in which it was reserved, however late it is released.
alter table promotion_reservation
  add column season text check (season ~ '^S[0-9]{8}$');
