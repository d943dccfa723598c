-- expand
-- owner: features/play/jackpot
-- The smallest share of a pool that its winner has, in hundredths, where a wheel decides it. Null: the whole pool, as before this column.
alter table jackpot add column least_percent smallint;
