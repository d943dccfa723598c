-- expand
-- owner: features/play/big-win
-- A win as a multiple of its bet, in ten-thousandths. Null: a free round has no bet, and older rows do not tell theirs.
alter table big_win add column multiple bigint check (multiple >= 0);
