-- expand
-- owner: games/rgs
-- The terms of a pool's present cycle, fixed with its seed: a change of the configuration holds from the next one.
-- Null: the pool's own, as before these columns. A wheel is the hundredths of its segments in their order.
alter table studio.jackpot add column drop_by bigint, add column wheel jsonb;

-- The wheel that a win was decided by, where it stopped, and over how much. Null: the winner had the whole pool.
-- It is shown once: shown_at is when its player had seen it stop.
alter table studio.jackpot_win add column spun jsonb, add column shown_at timestamptz;
