-- owner: features/promotion
-- What a promotion's budget holds back for who is paying for an offer, or has paid: what was paid for is given. It was counted
-- as spent when it was reserved; what is given of it is spent, and what is left at the end goes back.
create table promotion_reservation (
  key text not null,
  -- The deposit.
  reference text not null check (char_length(reference) between 1 and 40),
  player_id bigint not null references player (id),
  -- What was for sale.
  version integer not null,
  -- Whose day and week it counts in.
  reserved_at timestamptz not null,
  held bigint not null check (held >= 0),
  -- Nothing of it can be claimed from then on. Null: not paid yet.
  ends_at timestamptz,
  primary key (key, reference),
  foreign key (key, version) references promotion_version (key, version)
) with (fillfactor = 80);
create index promotion_reservation_of_player on promotion_reservation (player_id) where held > 0;
create index promotion_reservation_by_end on promotion_reservation (ends_at) where held > 0;
create index promotion_reservation_of_deposit on promotion_reservation (reference) where held > 0;
revoke delete on promotion_reservation from bituin_app;
