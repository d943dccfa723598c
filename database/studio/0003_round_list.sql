-- owner: games/rgs
-- The platform compares a day's rounds with ours, page by page in the order in which they ended.

create index round_ended on studio.round (ended_at, id) where state in ('closed', 'voided');
