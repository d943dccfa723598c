-- expand
-- owner: features/promotions/weekend-lottery
-- The key that the beacon's signature is verified with, fixed together with the seed. Null: a draw from before signatures were
-- verified.
alter table weekend_lottery add column beacon_public_key text check (beacon_public_key ~ '^[0-9a-f]{192}$');
